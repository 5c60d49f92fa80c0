"""The pieces of Space Kitties painted at the size they lie on the table. Imports this game and the look."""

from collections.abc import Callable

import pygame

from tabletop.games.space_kitties.commanders import ABILITY_NAMES, ABILITY_TEXTS, COMMANDERS, Commander
from tabletop.games.space_kitties.model import FRONTIER, HYPERSPEED, NO_CARD, NUMBER, WORMHOLE
from tabletop.games.space_kitties.telling import card_name
from tabletop.ui.layout import Picture
from tabletop.ui.look import Look
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

ART = "space-kitties"
SMALL = 58
"""Narrower than this many units a card is only its number and its sign."""
SMALL_COMMANDER = 96
"""The same for a commander card: narrower, it is a head and a name."""
NAMELESS = 52
"""And narrower than this, only a head."""
GROUNDS = (
    "#3a2490", "#5e4a58", "#7a4a1c", "#1c4a94", "#7a2030", "#8a3f38", "#6a5522", "#145a66", "#2a349a",
    "#862a66", "#5326a0", "#8a5410", "#0d6474",
)  # fmt: skip
"""Under a light number, for each number and for Hyperspeed!."""
INKS = (
    "#3a1f8f", "#4a3a48", "#7a3f08", "#123f8a", "#7a1424", "#7a2f28", "#5a4408", "#0a4a58", "#1f2a8f",
    "#7a1a58", "#4a1a94", "#7a4408", "#065466",
)  # fmt: skip
"""Dark enough to read on a card's own paper."""


def paint(picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
    """Any picture the controller names."""
    kind, *facts = picture
    return _PAINTERS[str(kind)](width, height, look, *facts)


def _empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _text(look: Look, units: float) -> int:
    """The height of a label that has room to grow with the size of all text."""
    return look.px(units * min(1.35, look.text_percent / 100))


def _art_of(number: int) -> str:
    names = {WORMHOLE: "wormhole", FRONTIER: "frontier", HYPERSPEED: "hyperspeed"}
    return f"{ART}/{names.get(number, f'planet-{number}')}"


# -- cards -------------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int, depth: int = 0) -> pygame.Surface:
    """A face; `depth` is how many lie in the stack it tops, if that is worth saying."""
    if card == NO_CARD:
        return _back(width, height, look)
    if width > height or width < look.px(SMALL):
        return _small_card(width, height, look, NUMBER[card], depth)
    number = NUMBER[card]
    face = look.art(_art_of(number), width, height).copy()
    part = width / 250
    corner = round(54 * part), round(52 * part)
    if number == HYPERSPEED:
        size = round(66 * part)
        bolt = look.art(f"{ART}/sign-12", size, size)
        face.blit(bolt, bolt.get_rect(center=corner))
    else:
        digit = look.face("title", max(10, round(68 * part))).render(
            str(number), True, look.colour(INKS[number])
        )
        face.blit(digit, digit.get_rect(center=corner))
    name = look.fitted(card_name(card), "bold", max(8, round(30 * part)), round(204 * part), "#ffffff")
    face.blit(name, name.get_rect(center=(round(125 * part), round(315 * part))))
    if depth > 1:
        _depth(face, look, depth)
    return face


def _small_card(width: int, height: int, look: Look, number: int, depth: int) -> pygame.Surface:
    """Number and sign, side by side or one above the other."""
    surface = look.box(width, height, GROUNDS[number], "#ffffff", radius=6, edge_units=1.2).copy()
    sign = f"{ART}/sign-{number}"
    flat = width > height
    pad = look.px(2)
    if number == HYPERSPEED:
        size = min(width, height) - 2 * pad
        picture = look.art(sign, size, size)
        surface.blit(picture, picture.get_rect(center=surface.get_rect().center))
    elif flat:
        figure = look.fitted(str(number), "title", round(height * 0.74), width * 6 // 10, "#ffffff")
        size = min(height - 2 * pad, width - figure.get_width() - 3 * pad)
        surface.blit(figure, figure.get_rect(midleft=(2 * pad, height // 2)))
        if size > look.px(9):
            picture = look.art(sign, size, size)
            surface.blit(picture, picture.get_rect(midright=(width - pad, height // 2)))
    else:
        figure = look.fitted(str(number), "title", round(height * 0.42), width - 2 * pad, "#ffffff")
        size = min(width - 2 * pad, height // 2 - pad)
        picture = look.art(sign, size, size)
        surface.blit(figure, figure.get_rect(midtop=(width // 2, pad)))
        surface.blit(picture, picture.get_rect(midbottom=(width // 2, height - pad)))
    if depth > 1:
        _depth(surface, look, depth)
    return surface


def _depth(surface: pygame.Surface, look: Look, depth: int) -> None:
    """How many cards lie in a lane, in its lower right corner."""
    text = look.fitted(str(depth), "bold", look.px(10), look.px(20), "#1b1942")
    box = look.box(text.get_width() + look.px(5), text.get_height(), "#ffe9a8", radius=5)
    corner = box.get_rect(bottomright=(surface.get_width(), surface.get_height()))
    surface.blit(box, corner)
    surface.blit(text, text.get_rect(center=corner.center))


def _back(width: int, height: int, look: Look) -> pygame.Surface:
    return look.art(f"{ART}/back", width, height)


def _commander(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """A commander's card: portrait, name, two abilities; their texts where there is room to read them."""
    who = COMMANDERS[number]
    if width < look.px(SMALL_COMMANDER):
        surface = look.box(width, height, "#fff6e3", "#ffffff", radius=6, edge_units=1.2).copy()
        size = width - look.px(3)
        head = look.art(f"{ART}/head-{who.slug}", size, size)
        room = height - size - look.px(4)
        if width < look.px(NAMELESS):  # the face says as much as a name nobody could read
            surface.blit(head, head.get_rect(midtop=(width // 2, look.px(2))))
            for sign, part in (("played", 0.3), ("discarded", 0.7)):
                mark = look.art(f"{ART}/{sign}", room - look.px(2), room - look.px(2))
                surface.blit(
                    mark, mark.get_rect(center=(round(width * part), height - room // 2 - look.px(1)))
                )
            return surface
        words = who.name.split()[-1]
        name = look.fitted(words, "bold", min(room, look.px(13)), width - look.px(4), "#33194a")
        surface.blit(head, head.get_rect(midtop=(width // 2, look.px(2))))
        surface.blit(name, name.get_rect(center=(width // 2, height - room // 2 - look.px(1))))
        return surface
    face = look.art(f"{ART}/commander-{who.slug}", width, height).copy()
    part = width / 250
    name = look.fitted(who.name, "title", max(8, round(27 * part)), round(206 * part), "#ffffff")
    face.blit(name, name.get_rect(center=(round(125 * part), round(226 * part))))
    _abilities(face, look, who)
    return face


def _abilities(face: pygame.Surface, look: Look, who: Commander) -> None:
    """The lower part of a commander's card."""
    width = face.get_width()
    part = width / 250
    large = width >= look.px(220)
    size = round((22 if large else 30) * part)
    left = round(13 * part)
    room = width - left - size - round(18 * part)
    pixels = max(7, round((16.5 if large else 27) * part))
    longest = max(ABILITY_NAMES[who.play], ABILITY_NAMES[who.discard], key=look.face("bold", pixels).size)
    while pixels > 7 and look.face("bold", pixels).size(longest)[0] > room:
        pixels -= 1
    for sign, ability, top in (("played", who.play, 246), ("discarded", who.discard, 294)):
        line = round((top + (12 if large else 24)) * part)
        mark = look.art(f"{ART}/{sign}", size, size)
        face.blit(mark, mark.get_rect(midleft=(left, line)))
        words = look.face("bold", pixels).render(ABILITY_NAMES[ability], True, look.colour("#33194a"))
        place = words.get_rect(midleft=(left + size + round(6 * part), line))
        face.blit(words, place)
        if large:
            text = look.face("medium", max(7, round(10.6 * part))).render(
                ABILITY_TEXTS[ability], True, look.colour("#33194a"), wraplength=width - 2 * left
            )
            face.blit(text, (left, line + round(9 * part)))


# -- the others --------------------------------------------------------------------------------------------


def _plate(
    width: int, height: int, look: Look, seat: int, name: str, hand: int, quests: int,
    acting: bool, column_units: float,
) -> pygame.Surface:  # fmt: skip
    """Another commander: name, hand and quests left. Cards lie on it.

    The numbers stand in a column that begins at `column_units`, or on the line of the name if that is 0.
    """
    edge_units = 3.0 if acting else 1.5
    surface = look.box(width, height, "panel", SEAT_COLOURS[seat], radius=14, edge_units=edge_units).copy()
    badge = look.px(15)
    left, line = look.px(8), look.px(17)
    mark = look.art(f"seats/badge-{seat}", badge, badge)
    surface.blit(mark, mark.get_rect(midleft=(left, line)))
    left += badge + look.px(5)
    if not column_units:
        words = counted("{count} quest left", "{count} quests left", quests)
        words += " · " + counted("{count} card", "{count} cards", hand)
        more = look.fitted(words, "medium", _text(look, 14), width // 2, "ink_soft")
        surface.blit(more, more.get_rect(midright=(width - look.px(10), line)))
        room = width - left - more.get_width() - look.px(20)
        text = look.fitted(name, "bold", _text(look, 15), room, "ink")
        surface.blit(text, text.get_rect(midleft=(left, line)))
        return surface
    text = look.fitted(name, "bold", _text(look, 15), width - left - look.px(6), "ink")
    surface.blit(text, text.get_rect(midleft=(left, line)))
    column = pygame.Rect(look.px(column_units), look.px(30), 0, look.px(56))
    column.width = width - column.left - look.px(4)
    facts = (
        (quests, counted("quest", "quests", quests), column.top),
        (hand, counted("card", "cards", hand), column.centery),
    )
    for number, word, top in facts:
        if column.width > look.px(70):
            fact = look.fitted(f"{number} {word}", "bold", _text(look, 15), column.width, "ink_soft")
            surface.blit(fact, fact.get_rect(midleft=(column.left + look.px(6), top + column.height // 4)))
            continue
        figure = look.fitted(str(number), "title", look.px(17), column.width, "ink")
        label = look.fitted(word, "medium", look.px(10.5), column.width, "ink_soft")
        surface.blit(figure, figure.get_rect(midtop=(column.centerx, top - look.px(2))))
        surface.blit(label, label.get_rect(midtop=(column.centerx, top + look.px(14))))
    return surface


def _away(width: int, height: int, look: Look, commander: int, where: str) -> pygame.Surface:
    """The empty place of a trapped commander card."""
    surface = look.box(width, height, "", "panel_edge", radius=8).copy()
    size = width // 2
    lock = look.art(f"{ART}/locked", size, size)
    if width < look.px(100):
        surface.blit(lock, lock.get_rect(center=surface.get_rect().center))
        return surface
    surface.blit(lock, lock.get_rect(midbottom=(width // 2, height // 2)))
    places = {"discards": _("trapped in the discards"), "journey": _("trapped in a journey")}
    lines = ((COMMANDERS[commander].name, "bold", 15), (places[where], "medium", 13))
    top = height // 2 + look.px(10)
    for words, face, units in lines:
        text = look.fitted(words, face, look.px(units), width - look.px(12), "ink_soft")
        surface.blit(text, text.get_rect(midtop=(width // 2, top)))
        top += text.get_height() + look.px(2)
    return surface


def _lane_place(width: int, height: int, look: Look, lane: int) -> pygame.Surface:
    surface = look.box(width, height, "cloth_edge", "panel_edge", radius=6, edge_units=1).copy()
    text = look.fitted(str(lane + 1), "bold", look.px(13), width, "panel_edge")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


# -- the middle --------------------------------------------------------------------------------------------


def _deck(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    return _back(width, height, look) if count else look.box(width, height, "", "panel_edge", radius=10)


def _pile(width: int, height: int, look: Look, top: int) -> pygame.Surface:
    return (
        look.box(width, height, "", "panel_edge", radius=10)
        if top == NO_CARD
        else _card(width, height, look, top)
    )


def _words(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = _empty(width, height)
    text = look.fitted(words, "bold", _text(look, 14), width, "ink_soft")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


def _deck_words(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    return _words(width, height, look, _("Deck · {count}").format(count=count))


def _pile_words(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    return _words(width, height, look, _("Discards · {count}").format(count=count))


def _need(width: int, height: int, look: Look, count: int, changed: bool) -> pygame.Surface:
    """What a journey needs next; it stands out if the top of the journey does not say so."""
    surface = _empty(width, height)
    needed = count + 1
    if needed > FRONTIER:
        return surface
    words = _("needs {number}").format(number=needed)
    size = height - look.px(6)
    text = look.fitted(words, "bold", _text(look, 15), width - size - look.px(18), "ink")
    box = look.box(text.get_width() + size + look.px(18), height - look.px(1), "panel",
                   "glow" if changed else "panel_edge", radius=12)  # fmt: skip
    place = box.get_rect(center=surface.get_rect().center)
    surface.blit(box, place)
    sign = look.art(f"{ART}/sign-{needed}", size, size)
    surface.blit(sign, sign.get_rect(midleft=(place.left + look.px(5), place.centery)))
    surface.blit(text, text.get_rect(midright=(place.right - look.px(8), place.centery)))
    return surface


def _count(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """What the top of a journey counts as, where its own number does not say it."""
    surface = look.box(width, height, "glow", "#ffffff", radius=height / 2, edge_units=1.2).copy()
    text = look.fitted(f"= {count}", "bold", look.px(16), width - look.px(6), "ink_accent")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


def _new(width: int, height: int, look: Look) -> pygame.Surface:
    """The place of the next new journey."""
    surface = look.box(width, height, "cloth_edge", "panel_edge", radius=12, opacity=0.4).copy()
    size = min(width * 6 // 10, height // 2)
    sign = look.art(f"{ART}/sign-0", size, size).copy()
    sign.set_alpha(110)
    surface.blit(sign, sign.get_rect(center=(width // 2, height * 4 // 10)))
    text = look.fitted(_("new journey"), "bold", _text(look, 14), width - look.px(8), "ink_soft")
    surface.blit(text, text.get_rect(midbottom=(width // 2, height - look.px(10))))
    return surface


def _status(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = _empty(width, height)
    text = look.fitted(words, "bold", _text(look, 15), width - look.px(30), "ink_accent")
    box = look.box(text.get_width() + look.px(30), height, "glow", radius=14)
    place = box.get_rect(center=surface.get_rect().center)
    surface.blit(box, place)
    surface.blit(text, text.get_rect(center=place.center))
    return surface


# -- the viewer --------------------------------------------------------------------------------------------


def _own(width: int, height: int, look: Look, seat: int, name: str, acting: bool) -> pygame.Surface:
    """Who the viewer is, above the own commander."""
    surface = look.box(
        width, height, "panel", SEAT_COLOURS[seat], radius=14, edge_units=3.0 if acting else 1.5
    ).copy()
    badge = look.px(20)
    mark = look.art(f"seats/badge-{seat}", badge, badge)
    text = look.fitted(name, "title", _text(look, 18), width - badge - look.px(24), "ink")
    left = (width - badge - look.px(6) - text.get_width()) // 2
    surface.blit(mark, mark.get_rect(midleft=(left, height // 2)))
    surface.blit(text, text.get_rect(midleft=(left + badge + look.px(6), height // 2)))
    return surface


def _own_lane(width: int, height: int, look: Look, lane: int, empty: bool) -> pygame.Surface:
    surface = look.box(width, height, "cloth_edge", "panel_edge", radius=14, opacity=0.5).copy()
    if empty:
        words = _("Lane {number}").format(number=lane + 1)
        text = look.fitted(words, "bold", _text(look, 16), width - look.px(8), "ink_soft")
        surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


def _quest_words(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface = _empty(width, height)
    words = counted("{count} quest left", "{count} quests left", count)
    text = look.fitted(words, "title", _text(look, 16), width, "glow")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


def _end_turn(width: int, height: int, look: Look) -> pygame.Surface:
    surface = look.box(width, height, "accent", radius=16).copy()
    text = look.fitted(_("End your turn"), "title", look.px(22), width - look.px(20), "ink_accent")
    surface.blit(text, text.get_rect(center=surface.get_rect().center))
    return surface


_PAINTERS: dict[str, Callable[..., pygame.Surface]] = {
    "card": _card,
    "back": _back,
    "commander": _commander,
    "plate": _plate,
    "away": _away,
    "lane-place": _lane_place,
    "deck": _deck,
    "deck-words": _deck_words,
    "pile": _pile,
    "pile-words": _pile_words,
    "need": _need,
    "count": _count,
    "new": _new,
    "status": _status,
    "own": _own,
    "own-lane": _own_lane,
    "quest-words": _quest_words,
    "end-turn": _end_turn,
}
