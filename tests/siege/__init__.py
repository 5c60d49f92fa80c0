"""A siege of the program: kills, broken files, broken machines, storms of input, worlds that look alike, hours of play.

`python -m tests.siege` lays it. It is no part of `pytest`: it takes minutes, and a real screen.
"""
