"""The table: layout, pieces that move, dragging, playing events back."""
