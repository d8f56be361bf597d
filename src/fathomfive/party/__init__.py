"""A table with its people: entries, documents, thoughts, replays.

There is no network and no database here: the play server keeps and sends what is made here; so can a tab.
"""
