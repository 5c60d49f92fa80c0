"""Players that are programs: they see views, never states."""
