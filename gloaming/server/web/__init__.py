"""The server as browsers meet it: requests, sockets, the page, and how much each address may ask."""
