"""Nine Lives: Tricksy Kittens, a trick-taking game in which the suits explode."""
