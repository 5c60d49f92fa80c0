"""The pieces of Nine Lives painted at the size they lie on the table. Imports the model and the look."""

from collections.abc import Callable

import pygame

from tabletop.games.nine_lives.model import LIVES, NO_CARD, NUMBER, POWER_NAMES, SUIT
from tabletop.kernel.match import AI
from tabletop.ui.layout import Picture
from tabletop.ui.look import Look
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

SUIT_FILES = ("hearts", "spades", "diamonds", "clubs")
SUIT_INKS = ("#8e1f45", "#2f2a7a", "#8a4b08", "#0f5a50")
"""Dark enough to read on the card's own paper."""
SUIT_LIGHTS = ("#ff8fa0", "#a9a2ff", "#ffd36b", "#8fe5c4")


def paint(picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
    """Any picture the controller names."""
    kind, *facts = picture
    return _PAINTERS[str(kind)](width, height, look, *facts)


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _card(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A face: the picture, the number at the top left, the power's name on the banner."""
    suit, number = SUIT[card], NUMBER[card]
    face = look.art(f"nine-lives/{SUIT_FILES[suit]}-{number}", width, height).copy()
    part = width / 250
    digit = look.face("title", max(10, round(74 * part))).render(
        str(number), True, look.colour(SUIT_INKS[suit])
    )
    face.blit(digit, digit.get_rect(center=(round(48 * part), round(50 * part))))
    size = max(8, round(30 * part))
    name = look.fitted(POWER_NAMES[number], "bold", size, round(162 * part), "#ffffff")
    face.blit(name, name.get_rect(center=(round(145 * part), round(311 * part))))
    return face


def _back(width: int, height: int, look: Look) -> pygame.Surface:
    return look.art("nine-lives/back", width, height)


def _suit(width: int, height: int, look: Look, suit: int) -> pygame.Surface:
    surface = _empty(width, height)
    symbol = look.art(f"nine-lives/suit-{SUIT_FILES[suit]}", width, height)
    surface.blit(symbol, symbol.get_rect(center=surface.get_rect().center))
    return surface


def _tray(width: int, height: int, look: Look) -> pygame.Surface:
    return look.box(width, height, "cloth_edge", "panel_edge", radius=30, opacity=0.45)


def _slot(width: int, height: int, look: Look, seat: int, name: str, waiting: bool) -> pygame.Surface:
    """An empty place in the trick, for whoever plays next or later."""
    edge = SEAT_COLOURS[seat] if waiting else "panel_edge"
    surface = look.box(width, height, "", edge, radius=12, edge_units=2.5 if waiting else 1.5).copy()
    badge = look.art(f"seats/badge-{seat}", width // 4, width // 4)
    text = look.fitted(name, "bold", look.px(15), width - look.px(14), "ink" if waiting else "ink_soft")
    surface.blit(badge, badge.get_rect(midbottom=(width // 2, height // 2 - look.px(2))))
    surface.blit(text, text.get_rect(midtop=(width // 2, height // 2 + look.px(6))))
    return surface


def _note(width: int, height: int, look: Look, seat: int, name: str, note: str) -> pygame.Surface:
    """Who played the card above, and what is special about it."""
    surface = _empty(width, height)
    text = look.fitted(name, "bold", look.px(15), width, SEAT_COLOURS[seat])
    surface.blit(text, text.get_rect(midtop=(width // 2, 0)))
    if note:
        more = look.fitted(note, "medium", look.px(13), width, "ink_soft")
        surface.blit(more, more.get_rect(midtop=(width // 2, text.get_height() - look.px(1))))
    return surface


def _gauge(
    width: int, height: int, look: Look, suit: int, total: int, limit: int, leading: bool, hissed: bool
) -> pygame.Surface:
    """A suit's running total against what it bears."""
    burst = total > limit
    edge = "bad" if burst else SUIT_LIGHTS[suit] if leading else "panel_edge"
    surface = look.box(
        width, height, "panel", edge, radius=17, edge_units=2 if leading or burst else 1.2
    ).copy()
    size = height - look.px(10)
    surface.blit(look.art(f"nine-lives/suit-{SUIT_FILES[suit]}", size, size), (look.px(8), look.px(5)))
    words = _("{total} of {limit}").format(total=total, limit=limit)
    left, right = look.px(14) + size, width - look.px(12)
    text = look.fitted(words, "bold", look.px(15), (right - left) // 2, "bad" if burst else "ink")
    surface.blit(text, text.get_rect(midleft=(left, height // 2)))
    left += text.get_width() + look.px(10)
    if hissed:
        more = look.fitted(_("hissed at"), "medium", look.px(14), right - left, "ink_soft")
        surface.blit(more, more.get_rect(midleft=(left, height // 2)))
        return surface
    bar = pygame.Rect(left, height // 2 - look.px(4), right - left, look.px(8))
    surface.blit(look.box(*bar.size, "cloth_edge", radius=4), bar)
    if total:
        filled = max(look.px(8), round(bar.width * min(1.0, total / (limit + 1))))
        surface.blit(look.box(filled, bar.height, "bad" if burst else SUIT_LIGHTS[suit], radius=4), bar)
    return surface


def _pips(surface: pygame.Surface, look: Look, left: int, top: int, size: int, step: int, lives: int) -> None:
    """Nine small hearts, the lost ones empty."""
    for place in range(max(LIVES, lives)):
        art = "nine-lives/life" if place < lives else "nine-lives/life-lost"
        surface.blit(look.art(art, size, size), (left + place * step, top))


def _portrait(look: Look, kind: str, seat: int, size: int) -> pygame.Surface:
    return look.art(f"seats/{'robot' if kind == AI else 'cat'}-{seat}", size, size)


def _plate(
    width: int, height: int, look: Look, seat: int, kind: str, name: str, level: str, hand: int, lives: int,
    keeper: bool, acting: bool,
) -> pygame.Surface:  # fmt: skip
    """Another player: portrait, name, hand, lives. The current life lies on it as a card."""
    colour = SEAT_COLOURS[seat]
    edge_units = 3.0 if acting else 1.5
    surface = look.box(width, height, "panel", colour, radius=18, edge_units=edge_units).copy()
    pad = look.px(10)
    room = width - look.px(72) - 3 * pad
    narrow = room < look.px(120)
    face = look.px(50 if narrow else 58)
    surface.blit(_portrait(look, kind, seat, face), (pad, pad))
    if keeper:
        crown = face // 2
        surface.blit(look.art("nine-lives/crown", crown, crown), (pad + face // 2 - crown // 2, look.px(1)))
    left = pad + face + look.px(5)
    if narrow:
        _count(surface, look, left, pad + look.px(2), pad + room - left, hand)
    else:
        _fan(surface, look, left, pad + look.px(2), pad + room - left, hand)
    badge = look.px(15)
    base = pad + look.px(60)
    words = f"{name} · {level}" if level and not narrow else name
    text = look.fitted(words, "bold", look.px(15), room - badge - look.px(5), "ink")
    surface.blit(look.art(f"seats/badge-{seat}", badge, badge), (pad, base + look.px(4)))
    surface.blit(text, (pad + badge + look.px(5), base + (look.px(21) - text.get_height()) // 2))
    step = min(look.px(14), room // LIVES)
    _pips(surface, look, pad, base + look.px(25), min(look.px(13), step), step, lives)
    return surface


def _count(surface: pygame.Surface, look: Look, left: int, top: int, room: int, hand: int) -> None:
    """One back and the number of cards: a hand where there is no room for a fan."""
    tall = look.px(26)
    back = look.art("nine-lives/back", tall * 5 // 7, tall)
    surface.blit(back, back.get_rect(midtop=(left + room // 2, top)))
    text = look.fitted(str(hand), "bold", look.px(16), room, "ink")
    surface.blit(text, text.get_rect(midtop=(left + room // 2, top + tall)))


def _fan(surface: pygame.Surface, look: Look, left: int, top: int, room: int, hand: int) -> None:
    """The backs of a hand and how many they are."""
    tall = look.px(40)
    wide = tall * 5 // 7
    step = min(look.px(12), (room - wide) // max(1, hand - 1)) if hand > 1 else 0
    for place in range(hand):
        surface.blit(look.art("nine-lives/back", wide, tall), (left + place * max(1, step), top))
    words = counted("{count} card", "{count} cards", hand)
    text = look.fitted(words, "medium", look.px(13), room, "ink_soft")
    surface.blit(text, (left, top + tall + look.px(1)))


def _own(width: int, height: int, look: Look, lives: int, keeper: bool) -> pygame.Surface:
    """What stands above the viewer's own life deck: its name, the Kittykeeper's crown, the lives left."""
    surface = _empty(width, height)
    crown = look.px(30) if keeper else 0
    words = _("Your current life") if lives else _("No lives left")
    text = look.fitted(words, "title", look.px(17), width - crown, "ink")
    surface.blit(text, text.get_rect(midleft=(crown, look.px(15))))
    if keeper:
        surface.blit(look.art("nine-lives/crown", crown, crown), (-look.px(2), 0))
    step = width // LIVES
    _pips(surface, look, 0, look.px(30), min(look.px(16), step), step, lives)
    return surface


def _pile(width: int, height: int, look: Look, top: int) -> pygame.Surface:
    """The discards, the last one on top."""
    if top == NO_CARD:
        return look.box(width, height, "", "panel_edge", radius=10)
    return _card(width, height, look, top)


def _pile_words(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """What stands above and below the discards."""
    surface = _empty(width, height)
    title = look.fitted(_("Discards"), "bold", look.px(14), width, "ink_soft")
    surface.blit(title, title.get_rect(midtop=(width // 2, 0)))
    words = counted("{count} card", "{count} cards", count)
    text = look.fitted(words, "medium", look.px(13), width, "ink_soft")
    surface.blit(text, text.get_rect(midbottom=(width // 2, height)))
    return surface


_PAINTERS: dict[str, Callable[..., pygame.Surface]] = {
    "card": _card,
    "back": _back,
    "suit": _suit,
    "tray": _tray,
    "slot": _slot,
    "note": _note,
    "gauge": _gauge,
    "plate": _plate,
    "own": _own,
    "pile": _pile,
    "pile-words": _pile_words,
}
