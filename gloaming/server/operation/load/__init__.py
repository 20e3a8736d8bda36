"""`gloaming load`: real clients on real sockets, to see how many tables a server can hold, and whether it loses any."""
