"""Pages, plots and pictures that stand alone."""
