"""The server as browsers see it: requests, sockets, the page, and limits per address."""
