"""The means of the table: window, input, drawing, widgets, sprites. Imports pygame and the kernel, no game's rules."""
