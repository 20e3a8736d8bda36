"""What could you have known? A finished game, judged move by move from what each seat knew at the time."""
