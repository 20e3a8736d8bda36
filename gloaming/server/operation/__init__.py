"""What whoever runs a server has to do with: settings, logs, metrics, processes, load."""
