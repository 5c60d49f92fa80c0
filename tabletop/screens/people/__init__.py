"""People, their cats, statistics and badges."""
