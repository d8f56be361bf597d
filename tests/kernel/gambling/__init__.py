"""The rules of a toy that breaks law 1: they roll their own dice."""

from random import randrange


def die() -> int:
    return randrange(6) + 1
