"""Programs of others in any language, as bots: they read and write lines of JSON (docs/bots.md)."""
