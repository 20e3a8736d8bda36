"""The command line: one module a command, started by `main`."""
