"""The bridge of Space Kitties: its measures, its scenery and where its words stand."""

from tabletop.games.space_kitties.rules.content import ART
from tabletop.ui.stage.layout import Box, Hud, Layer, Size

WIDTH, HEIGHT = 1280.0, 720.0
OUT = 120.0
"""So far things at the sides move out where a window is wider."""
NEARER = 20.0
"""So much higher the console is at most where a window is taller."""
HAND_CARD = 98.0
RATIO = 7 / 5
"""Height to width of a card."""
SCREEN_TOP, SCREEN_HEIGHT, LARGE_SCREEN = 4.0, 130.0, 150.0
"""How high the screens along the top are, and those of large letters: these reach over the frame of the window."""
LARGEST_SCREEN, WIDEST_SCREEN, LEAST_SCREEN, APART = 414.0, 560.0, 165.0, 6.0
"""How wide the others' screens are, where the log is folded away, at least, and the room between two of them."""
LOG, LARGEST_LOG = 300.0, 460.0
"""How wide the screen of the log is at least and at most, beside the others' screens."""
TITLED, TITLED_LARGE = 3, 2
"""Up to so many screens leave room for the title at their left; for a large one."""
TITLE = 214.0
LARGE_TEXT, HUGE_TEXT = 1.15, 1.3
"""Beyond these sizes of letters the title needs more room; the prompt then stands at the window's lower edge."""
WINDOW_TOP = 160.0
SIGN = 150.0, 30.0
"""The place of the sign that stands for a log which is folded away."""
BARE = 228.0
"""How high the console is for somebody who only watches, without the log."""
STRIP = 68.0
"""The words at the lower edge of the window, where the screens have taken their place, at least."""
NUMBERS = 11
"""Numbers from the wormhole to the gate."""


class Bridge:
    """Measures for a window of this size and so many screens."""

    def __init__(
        self, size: Size, screens: int, seated: bool, text: float = 1.0, headed: bool = False, folded: bool = False
    ) -> None:
        self.width, self.height = size
        self.text = text
        """How large letters are wanted; `headed`: the title has a line more."""
        self.folded = folded
        """Whether the log is folded away, so that others have its room."""
        self.middle = self.width / 2
        self.out = min(OUT, max(0.0, (self.width - WIDTH) / 2))
        self.near = min(NEARER, max(0.0, (self.height - HEIGHT) / 4))
        self.seated = seated
        """Whether somebody looks at it who plays."""
        self.bare = folded and not seated
        """Whether only the deck, the airlock and the title are on the console, which is lower then."""
        self.console = self.height - (BARE if self.bare else 316 + self.near)
        """The console's upper edge in the middle."""
        self.large = text > HUGE_TEXT
        """Whether everything is arranged for large letters."""
        self.huge = seated and self.large
        """Whether the prompt stands at the window's lower edge, so that it hides no quest."""
        self.screen_height = LARGE_SCREEN if self.large else SCREEN_HEIGHT
        self.titled = screens <= (TITLED if text <= LARGE_TEXT else TITLED_LARGE)
        """Whether the title stands beside the screens."""
        self.title = TITLE if text <= LARGE_TEXT else max(TITLE, 6 + 155 * text)
        self.screens_left, end = self.left(34 + self.title if self.titled else 12), self.right(1268)
        room = end - self.screens_left
        beside = seated and (room - LOG) / screens - APART >= LEAST_SCREEN
        """Whether there is room for the log beside the others."""
        self.logged = beside and not folded
        """Whether the log has a screen of its own there."""
        most = WIDEST_SCREEN if beside and folded else LARGEST_SCREEN
        self.screen = min(most, (room - LOG * self.logged + APART * (not self.logged)) / screens - APART)
        """How wide the screen of one of the others is."""
        self.aside = folded and seated and not self.titled
        """Whether the title stands where it takes no room from the chart: the log has left it some."""
        self.strip = STRIP + 24 * max(0.0, text - 1)
        """How high the words at the window's lower edge are, if there are any."""
        if self.huge:  # the prompt is there too
            self.strip = max(self.strip, 22 + 43 * text)
        if self.aside and not self.huge:  # only the title, with a banner beside it
            self.strip = 44 + (20 + 18 * headed) * text
        elif not self.titled and not self.aside:  # with a banner below it
            self.strip = max(self.strip, 34 + (47 + 18 * headed) * text)
        if not beside and not folded:  # the log is there too
            self.strip += min(50.0, max(0.0, self.height - HEIGHT) * 0.5)
        self.beside = beside
        self.log_left = max(end - LARGEST_LOG, self.screens_left + screens * (self.screen + APART))
        self.screens_right = self.log_left - APART if self.logged else end

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
    def hand(self) -> float:
        """The middle of the viewer's hand: off the title, where that stands beside it."""
        return self.middle - (30 if self.huge and self.aside else 0)

    @property
    def chart_bottom(self) -> float:
        return self.console - (10 if self.bare or (self.titled and not self.huge) else 4 + self.strip)

    @property
    def chart_middle(self) -> float:
        return (WINDOW_TOP + self.chart_bottom) / 2

    @property
    def gate(self) -> float:
        """How far down the golden gate is: wholly in the window."""
        return max(self.chart_middle, WINDOW_TOP + 108)

    @property
    def hole(self) -> float:
        """How far right the wormhole is."""
        return self.left(112)

    @property
    def origin(self) -> float:
        """Where the numbers begin: number n is so many steps from here."""
        return self.left(152)

    @property
    def step(self) -> float:
        """From one number to the next."""
        return (self.right(1146) - self.origin) / NUMBERS

    def scene(self) -> tuple[Layer, ...]:
        """From the sky to the console; a seat and a rail for whoever plays."""
        across, tall = self.step * NUMBERS, max(1.0, (self.console - 88) / 640)  # the sky reaches below the console
        layers = [
            Layer(f"{ART}/place-sky", self.middle, 148 + 320 * tall, 1900 * tall, 640 * tall),
            Layer(f"{ART}/place-meridians", self.origin + across / 2, self.chart_middle, across, across),
            Layer(f"{ART}/place-gate", self.right(1146), self.gate, 560, 560),
            Layer(f"{ART}/place-hull-left", self.left(230), 500, 1500, 1000),
            Layer(f"{ART}/place-hull-right", self.right(1050), 500, 1500, 1000),
            Layer(f"{ART}/place-console", self.middle, self.console + 290, 2600, 620),
        ]
        if self.seated:
            layers.append(Layer(f"{ART}/place-rail", self.middle, self.low(665), 780, 190))
            layers.append(Layer(f"{ART}/place-chair", self.left(138), self.low(506), 270, 280))
        return tuple(layers)

    def log_screen(self) -> Box:
        """The screen of the log, beside those of the others."""
        return self.log_left, SCREEN_TOP, self.right(1268) - self.log_left, self.screen_height

    def hud(self) -> Hud:
        prompt = (self.right(990), self.low(572), 278.0, 90.0)
        buttons = (self.right(1034), self.low(696))
        strip, wide = self.console - self.strip, 210 * max(1.0, min(self.text, LARGE_TEXT))
        if self.text > LARGE_TEXT:
            wide = 166 * self.text
        start = self.left(270) + wide
        if self.titled:
            high = 18.0 if self.text <= LARGE_TEXT and not self.folded else 6.0
            title, start = (self.left(26), high, self.title, 128 - high), self.left(262)
        else:
            broad = 560.0 if self.beside and not self.huge else wide  # a banner finds room beside nothing
            title = (self.left(262), strip, broad, self.strip)
        if not self.seated:
            log = (self.centre(330), self.low(584), 620.0, 126.0)
        elif self.logged:
            left, top, across, high = self.log_screen()
            log = (left + 6, top + 4, across - 12, high - 8)
        else:
            log = (start, strip, self.right(1046) - start, self.strip - 6)
        if self.huge and not self.logged:
            log = (self.right(990), self.low(582), 278.0, 90.0)
        if self.folded:
            title, log, start = self._without_log(title, start)
        if self.huge:
            prompt = (start, strip, self.right(1050) - start, self.strip - 2)
            return Hud(title, log, prompt, buttons, "veil", "", "bottomright")
        return Hud(title, log, prompt, buttons, "veil", "left", "bottomleft")

    def _without_log(self, title: Box, start: float) -> tuple[Box, Box, float]:
        """Where the title is, the sign for the log, and where the prompt may begin, if the log is folded away."""
        strip, wide, high = self.console - self.strip, SIGN[0] * max(1.0, self.text), SIGN[1] * max(1.0, self.text)
        if self.bare:
            sign = (self.left(44), self.low(712) - high, wide, high)
            top = self.console + 66  # there the console is lower than in its middle
            return title if self.titled else (sign[0], top, self.centre(400) - sign[0], sign[1] - top), sign, start
        if self.titled:
            sign = (title[0], SCREEN_TOP + self.screen_height - high, min(wide, title[2]), high)
            return (*title[:3], sign[1] - title[1]), sign, start
        if self.huge:
            title = (self.right(964), self.low(578), 304.0, 88.0)
            wide *= 0.5
            return title, (self.left(262), strip + (self.strip - high) / 2, wide, high), self.left(270) + wide
        end = self.right(1046)
        title = (self.left(262), strip, end - wide - 10 - self.left(262), self.strip)
        return title, (end - wide, strip + (self.strip - high) / 2, wide, high), start
