"""What a play server costs, measured, and what many of them would: see `bench.scale`."""
