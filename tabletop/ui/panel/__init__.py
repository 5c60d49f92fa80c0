"""The words on a table: its panel, log, queue, speech and callouts."""
