"""`python -m tabletop`."""

from tabletop.cli.main import start

if __name__ == "__main__":
    start()
