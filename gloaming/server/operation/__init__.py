"""What the operator of a server deals with: settings, logs, metrics, processes, load."""
