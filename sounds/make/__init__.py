"""Every sound of Tabletop, synthesised from scratch: run `python sounds/make` to render them all again."""
