"""The five games; `GAMES` has their rules by id."""

from tabletop.games.shelf import GAMES as GAMES
