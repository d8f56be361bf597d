"""The five games. Each package stands alone and names its only instance `GAME`."""
