"""The program's window and its loop."""
