"""The means of the table: window, input, drawing, widgets, sprites."""
