"""Fit the numbers of `weights.toml` again: the rule of thumb plays, and what came in the end says what counts."""
