"""The games as environments, behind the interfaces of other frameworks: one module for each."""
