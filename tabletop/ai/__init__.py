"""Players that are programs: they see views, never states. Imports the kernel, no pygame."""
