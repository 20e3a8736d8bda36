"""`gloaming load`: real clients on real sockets, to see how many tables a server holds, and whether it loses any."""
