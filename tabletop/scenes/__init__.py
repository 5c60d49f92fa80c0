"""The screens of the program. Each imports the ui, and the games only when it needs them."""
