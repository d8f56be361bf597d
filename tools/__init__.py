"""The workshop: everything that makes generated files, one command each. Run from the root of the repository."""
