"""SVG elements of pictures that are drawn anew for every size."""


def shade(name: str, *colours: str, seen: tuple[float, ...] = (1, 1, 1)) -> str:
    """A gradient from the top down, its colours evenly spaced; `seen`: how opaque each of them is."""
    stops = "".join(
        f'<stop offset="{place / (len(colours) - 1)}" stop-color="{colour}" stop-opacity="{seen[place]}"/>'
        for place, colour in enumerate(colours)
    )
    return f'<linearGradient id="{name}" x1="50%" y1="0%" x2="50%" y2="100%">{stops}</linearGradient>'


def rect(x: float, y: float, width: float, height: float, radius: float, fill: str, more: str = "") -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} rx="{radius:.1f}" fill="{fill}" {more}/>'


def stroke(way: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" {more}/>'
