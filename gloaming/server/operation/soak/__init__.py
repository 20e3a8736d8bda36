"""`gloaming soak`: days of a server's life in an hour, with everything that goes wrong, and an audit at the end."""
