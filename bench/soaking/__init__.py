"""A year of a play server in an hour: who plays, what goes wrong, what is measured."""
