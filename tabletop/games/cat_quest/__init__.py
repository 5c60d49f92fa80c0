"""Cat Quest: Space Adventure!, a race through the solar system to gather cats and free the Earth from the Dogs."""
