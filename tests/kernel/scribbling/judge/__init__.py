"""A judge who writes."""
