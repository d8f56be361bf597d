"""Thinking outside the event loop: bots, hints and odds, in processes of their own or on a Ray cluster."""
