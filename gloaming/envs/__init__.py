"""The games as environments: behind the interfaces that the field uses, one module for each."""
