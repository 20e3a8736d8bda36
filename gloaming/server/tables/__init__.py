"""Tables: their log, what follows from it, what people may do, the clock, and what each viewer is shown."""
