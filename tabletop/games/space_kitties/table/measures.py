"""The bridge: where its parts, its scenery and the table's words are in a window."""

from tabletop.games.space_kitties.rules.content import ART
from tabletop.games.space_kitties.voice.prompts import HUGE_TEXT, LARGE_TEXT
from tabletop.ui.stage.layout import Backdrop, Box, Hud, Size

WIDTH, HEIGHT = 1280.0, 720.0
OUT = 120.0
"""How far at most things at the sides move out in a wider window."""
NEARER = 20.0
"""How much higher the console is at most in a taller window."""
HAND_CARD = 98.0
RATIO = 7 / 5
"""Height to width of a card."""
SCREEN_TOP, SCREEN_HEIGHT, LARGE_SCREEN = 4.0, 130.0, 150.0
"""Of the screens along the top; those for large letters reach over the frame of the window."""
LARGEST_SCREEN, WIDEST_SCREEN, LEAST_SCREEN, APART = 414.0, 560.0, 165.0, 6.0
"""Most width of a rival's screen, the same without the log, least width, and the gap between two."""
LOG, LARGEST_LOG = 300.0, 460.0
"""Least and most width of the log's screen."""
TITLED, TITLED_LARGE = 3, 2
"""Most screens that leave room for the title at their left; for a large title."""
TITLE = 214.0
WINDOW_TOP = 160.0
SIGN = 150.0, 30.0
"""Size of the sign for a log that is folded away."""
BARE = 228.0
"""Height of the console for a spectator without the log."""
STRIP = 68.0
"""Least height of the words at the lower edge of the window."""
NUMBERS = 11
"""Numbers from the wormhole to the gate."""


class Measures:
    """Of a window of this size with so many screens of rivals.

    `seated`: the viewer plays. `headed`: the title has a second line. `folded`: the log is folded away.
    """

    def __init__(
        self, size: Size, screens: int, seated: bool, text: float = 1.0, headed: bool = False, folded: bool = False
    ) -> None:
        self.width, self.height = size
        self.seated, self.text, self.folded = seated, text, folded
        self.middle = self.width / 2
        self.out = min(OUT, max(0.0, (self.width - WIDTH) / 2))
        self.near = min(NEARER, max(0.0, (self.height - HEIGHT) / 4))
        self.bare = folded and not seated
        """Whether only the deck, the airlock and the title are on the console, which is lower then."""
        self.console = self.height - (BARE if self.bare else 316 + self.near)
        """The console's upper edge in the middle."""
        self.large = text > HUGE_TEXT
        self.huge = seated and self.large
        """Whether the prompt stands at the window's lower edge, so that it hides no quest."""
        self.screen_height = LARGE_SCREEN if self.large else SCREEN_HEIGHT
        self.titled = screens <= (TITLED if text <= LARGE_TEXT else TITLED_LARGE)
        """Whether the title stands beside the screens."""
        self.title = TITLE if text <= LARGE_TEXT else max(TITLE, 6 + 155 * text)
        self.screens_left, end = self.left(34 + self.title if self.titled else 12), self.right(1268)
        room = end - self.screens_left
        self.beside = seated and (room - LOG) / screens - APART >= LEAST_SCREEN
        """Whether there is room for the log beside the screens."""
        self.logged = self.beside and not folded
        most = WIDEST_SCREEN if self.beside and folded else LARGEST_SCREEN
        self.screen = min(most, (room - LOG * self.logged + APART * (not self.logged)) / screens - APART)
        """Width of a rival's screen."""
        self.log_left = max(end - LARGEST_LOG, self.screens_left + screens * (self.screen + APART))
        self.screens_right = self.log_left - APART if self.logged else end
        self.aside = folded and seated and not self.titled
        """Whether the title stands where the log would be at the lower edge, and takes no room from the chart."""
        self.strip = self._strip(headed)
        """Height of the words at the window's lower edge, if there are any."""
        self.hand = self.middle - (30 if self.huge and self.aside else 0)
        """The middle of the viewer's hand."""
        free = self.bare or (self.titled and not self.huge)
        self.chart_bottom = self.console - (10 if free else 4 + self.strip)
        self.chart_middle = (WINDOW_TOP + self.chart_bottom) / 2
        self.gate = self.right(1146), max(self.chart_middle, WINDOW_TOP + 108)
        """The golden gate, wholly in the window."""
        self.hole, self.origin = self.left(112), self.left(152)
        """Across: the wormhole, and where the numbers begin; number n is n steps from there."""
        self.step = (self.gate[0] - self.origin) / NUMBERS

    def _strip(self, headed: bool) -> float:
        text, more = self.text, 0.0
        if not self.beside and not self.folded:  # the log is there too
            more = min(50.0, max(0.0, self.height - HEIGHT) * 0.5)
        if self.aside and not self.huge:  # only the title, with a banner beside it
            return 44 + (20 + 18 * headed) * text + more
        high = STRIP + 24 * max(0.0, text - 1)
        if self.huge:  # the prompt is there too
            high = max(high, 22 + 43 * text)
        if not self.titled and not self.aside:  # with a banner below it
            high = max(high, 34 + (47 + 18 * headed) * text)
        return high + more

    def left(self, x: float) -> float:
        """Where something at the left side is, by its place in a window 1280 wide."""
        return self.centre(x) - self.out

    def right(self, x: float) -> float:
        return self.centre(x) + self.out

    def centre(self, x: float) -> float:
        return self.middle - WIDTH / 2 + x

    def desk(self, y: float) -> float:
        """How far down something on the console is, by its place in a window 720 high."""
        return self.low(y) - self.near

    def low(self, y: float) -> float:
        """The same for what is at the lower edge."""
        return self.height - HEIGHT + y

    def scene(self) -> tuple[Backdrop, ...]:
        """From the sky to the console; a seat and a rail for whoever plays."""
        across, tall = self.step * NUMBERS, max(1.0, (self.console - 88) / 640)  # the sky reaches below the console
        backdrops = [
            Backdrop(f"{ART}/place-sky", self.middle, 148 + 320 * tall, 1900 * tall, 640 * tall),
            Backdrop(f"{ART}/place-meridians", self.origin + across / 2, self.chart_middle, across, across),
            Backdrop(f"{ART}/place-gate", *self.gate, 560, 560),
            Backdrop(f"{ART}/place-hull-left", self.left(230), 500, 1500, 1000),
            Backdrop(f"{ART}/place-hull-right", self.right(1050), 500, 1500, 1000),
            Backdrop(f"{ART}/place-console", self.middle, self.console + 290, 2600, 620),
        ]
        if self.seated:
            backdrops.append(Backdrop(f"{ART}/place-rail", self.middle, self.low(665), 780, 190))
            backdrops.append(Backdrop(f"{ART}/place-chair", self.left(138), self.low(506), 270, 280))
        return tuple(backdrops)

    def log_screen(self) -> Box:
        """The screen of the log, beside those of the others."""
        return self.log_left, SCREEN_TOP, self.right(1268) - self.log_left, self.screen_height

    def hud(self) -> Hud:
        top, wide = self.console - self.strip, 210 * max(1.0, self.text)
        if self.text > LARGE_TEXT:
            wide = 166 * self.text
        start = self.left(262 if self.titled else 270 + wide)
        if self.titled:
            high = 18.0 if self.text <= LARGE_TEXT and not self.folded else 6.0
            title = (self.left(26), high, self.title, 128 - high)
        else:  # beside the log a banner finds no room but in a broad title
            title = (self.left(262), top, 560.0 if self.beside and not self.huge else wide, self.strip)
        log = (start, top, self.right(1046) - start, self.strip - 6)
        if not self.seated:
            log = (self.centre(330), self.low(584), 620.0, 126.0)
        elif self.logged:
            left, upper, across, tall = self.log_screen()
            log = (left + 6, upper + 4, across - 12, tall - 8)
        elif self.huge:
            log = (self.right(990), self.low(582), 278.0, 90.0)
        if self.folded:
            title, log, start = self._without_log(title, start)
        buttons = (self.right(1034), self.low(696))
        if self.huge:
            return Hud(
                title, log, (start, top, self.right(1050) - start, self.strip - 2), buttons, "veil", "", "bottomright"
            )
        return Hud(title, log, (self.right(990), self.low(572), 278.0, 90.0), buttons, "veil", "left", "bottomleft")

    def _without_log(self, title: Box, start: float) -> tuple[Box, Box, float]:
        """Where the title is, the sign for the log, and where the prompt may begin, if the log is folded away."""
        wide, high = SIGN[0] * max(1.0, self.text), SIGN[1] * max(1.0, self.text)
        top, left = self.console - self.strip, self.left(262)
        level = top + (self.strip - high) / 2
        if self.bare:
            sign = (self.left(44), self.low(712) - high, wide, high)
            below = self.console + 66  # there the console is lower than in its middle
            return title if self.titled else (sign[0], below, self.centre(400) - sign[0], sign[1] - below), sign, start
        if self.titled:
            sign = (title[0], SCREEN_TOP + self.screen_height - high, min(wide, title[2]), high)
            return (*title[:3], sign[1] - title[1]), sign, start
        if self.huge:
            title = (self.right(964), self.low(578), 304.0, 88.0)
            return title, (left, level, wide * 0.5, high), self.left(270) + wide * 0.5
        end = self.right(1046) - wide
        return (left, top, end - 10 - left, self.strip), (end, level, wide, high), start
