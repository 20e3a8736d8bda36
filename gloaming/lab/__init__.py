"""Games by the million: playouts, arenas, measurements."""
