"""Games by the million: playouts, arenas, figures."""
