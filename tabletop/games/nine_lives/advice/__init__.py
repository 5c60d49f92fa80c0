"""Advice: effects, foresight, reasons and the coach."""
