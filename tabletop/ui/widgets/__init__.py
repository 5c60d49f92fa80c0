"""Buttons, fields, lists, forms, dialogs."""
