"""The bridge of Space Kitties: its measures, its scenery and where its words stand. Imports the layout."""

from tabletop.ui.layout import Hud, Layer, Size

ART = "space-kitties"
WIDTH, HEIGHT = 1280.0, 720.0
OUT = 120.0
"""So far things at the sides move out where a window is wider."""
NEARER = 20.0
"""So much higher the console is at most where a window is taller."""
HAND_CARD = 98.0
RATIO = 7 / 5
"""Height to width of a card."""
SCREEN_TOP, SCREEN_HEIGHT = 4.0, 130.0
WINDOW_TOP = 160.0
STRIP = 58.0
"""The words at the lower edge of the window, where the screens have taken their place."""


class Bridge:
    """Measures for a window of this size and so many screens."""

    def __init__(self, size: Size, screens: int, seated: bool) -> None:
        self.width, self.height = size
        self.middle = self.width / 2
        self.out = min(OUT, max(0.0, (self.width - WIDTH) / 2))
        self.near = min(NEARER, max(0.0, (self.height - HEIGHT) / 4))
        self.console = self.height - 316 - self.near
        """The console's upper edge in the middle."""
        self.crowded = screens > 2
        """Whether the screens fill the whole width."""
        self.seated = seated
        """Whether somebody looks at it who plays."""

    def left(self, x: float) -> float:
        """Where something at the left side of the picture is, by its place at 1280."""
        return self.middle - WIDTH / 2 + x - self.out

    def right(self, x: float) -> float:
        return self.middle - WIDTH / 2 + x + self.out

    def centre(self, x: float) -> float:
        return self.middle - WIDTH / 2 + x

    def desk(self, y: float) -> float:
        """How far down something on the console is, by its place at 720."""
        return self.height - HEIGHT + y - self.near

    def low(self, y: float) -> float:
        """The same for what is at the lower edge."""
        return self.height - HEIGHT + y

    @property
    def chart_bottom(self) -> float:
        return self.console - 4 - (STRIP if self.crowded else 0)

    @property
    def chart_middle(self) -> float:
        return (WINDOW_TOP + self.chart_bottom) / 2

    @property
    def gate(self) -> float:
        """How far down the golden gate is: wholly in the window."""
        return max(self.chart_middle, WINDOW_TOP + 108)

    def scene(self) -> tuple[Layer, ...]:
        """From the sky to the console; a seat and a rail for whoever plays."""
        across = self.right(1146) - self.left(122)
        layers = [
            Layer(f"{ART}/place-sky", self.middle, 468, 1900, 640),
            Layer(f"{ART}/place-meridians", (self.left(122) + self.right(1146)) / 2, self.chart_middle, across, across),
            Layer(f"{ART}/place-gate", self.right(1146), self.gate, 560, 560),
            Layer(f"{ART}/place-hull-left", self.left(230), 500, 1500, 1000),
            Layer(f"{ART}/place-hull-right", self.right(1050), 500, 1500, 1000),
            Layer(f"{ART}/place-console", self.middle, self.console + 290, 2600, 620),
        ]
        if not self.crowded and self.seated:
            layers.append(Layer(f"{ART}/place-log", self.right(1164), 66, 212, 118))
        if self.seated:
            layers.append(Layer(f"{ART}/place-rail", self.middle, self.low(665), 780, 190))
            layers.append(Layer(f"{ART}/place-chair", self.left(138), self.low(506), 270, 280))
        return tuple(layers)

    def hud(self) -> Hud:
        prompt = (self.right(990), self.low(584), 278.0, 76.0)
        buttons = (self.right(1034), self.low(689))
        if self.crowded:
            top = self.console - STRIP
            title = (self.left(262), top, 330.0, STRIP)
            log = (self.right(650), top + 2, 340.0, STRIP - 6)
        else:
            title = (self.left(26), 18.0, 214.0, 110.0)
            log = (self.right(1068), 15.0, 192.0, 102.0)
        if not self.seated:
            log = (self.centre(330), self.low(584), 620.0, 126.0)
        return Hud(title, log, prompt, buttons, "veil", "left", "midleft")
