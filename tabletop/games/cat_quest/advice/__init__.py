"""Foresight, reasons and coach of Cat Quest."""
