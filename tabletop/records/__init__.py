"""What is kept: matches, library, statistics, badges, people, settings."""
