"""What finished games say about the balance of each game: counts by name, to be summed over many games."""
