"""A judge with fitted numbers."""
