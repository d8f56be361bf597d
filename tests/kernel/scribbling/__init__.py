"""The package of a toy that breaks law 11 in its judge."""
