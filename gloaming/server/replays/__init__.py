"""Games looked at again, and records brought from elsewhere."""
