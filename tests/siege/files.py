"""Mutants of everything the program reads: saved matches, settings, rulebooks, pictures, sounds, faces, catalogues.

Each is read by the program's own code in a process of its own that is watched for time and memory; a sample is read by
the real program in a window.
"""

import gettext
import io
import json
import multiprocessing
import os
import random
import resource
import signal
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.siege.programs import FAULTS, Home, Program, environment, screen, until
from tests.siege.report import Bounds, Report

CHILDREN = 2
SLOWEST, LARGEST = 1.0, 64.0
"""Seconds and megabytes one load may take."""
HUNG = 30.0
WINDOWS = 60
"""One in so many mutants is among those the real program has to live with."""

NUMBERS: list[Any] = [0, 1, -1, 2, 7, 99, -(2**63), 2**64, 10**30, 1e308, 0.5, True, False, None]
TEXTS: list[Any] = ["", "x", "\ud800", "\0", "ä" * 30_000, "[" * 1000, "‮human", "ai", "human", "random", "‍" * 400]
DEEP: list[Any] = [[], {}, [[]], [None], {"": None}, [0] * 5000]
BYTES = (
    b"\0",
    b"\xff",
    b"[" * 100_000,
    b"{}" * 30_000,
    b'{"a":' * 50_000,
    b"1e999",
    b"NaN",
    b"-",
    b'"',
    b"\xef\xbb\xbf",
)


# -- making them ---------------------------------------------------------------------------------------------


def seeds_of(chance: random.Random) -> list[tuple[str, bytes]]:
    """Sound files of every kind, to be broken."""
    from tabletop.base import paths
    from tabletop.games.shelf import GAMES
    from tabletop.kernel.match import AI, HUMAN, Match, Seat
    from tabletop.kernel.saving import save
    from tabletop.records.settings import KEPT, Settings
    from tabletop.ui.render.fonts import FACES, font_file

    found = []
    for game in GAMES.values():
        for moves in (0, 5, 5, 20, 60):
            count = chance.choice(list(game.info.seats))
            seats = [Seat(*chance.choice([(HUMAN, f"Zoë {n}", ""), (AI, f"Cat {n}", "easy")])) for n in range(count)]
            match = Match(game, seats, {}, chance.randrange(10**6))
            while match.to_act is not None and match.position < moves:
                match.submit(match.to_act, chance.choice(match.legal))
            found += [("save", save.to_text(match).encode())] * 4
        found.append((f"rulebook:{game.info.id}", paths.rulebook(game).read_bytes()))
    kept = {name: getattr(Settings(), name) for name in KEPT}
    kept["setups"] = {name: {"seats": [["human", "You", ""], ["ai", "Mimi", "easy"]], "options": {}} for name in GAMES}
    found += [("settings", json.dumps(kept).encode())] * 8
    for picture in ("shell/icon", "icons/play"):
        found.append((f"art:{picture}", (paths.ART / f"{picture}.svg").read_bytes()))
    found.append(("sound", min(paths.SOUNDS.glob("*.ogg"), key=lambda path: path.stat().st_size).read_bytes()))
    face = font_file(next(iter(FACES)))
    if face:
        found.append(("face", Path(face).read_bytes()))
    found.append(("catalogue", _catalogue()))
    return found


def _catalogue() -> bytes:
    """The smallest translation there is: a header, and one sentence."""
    texts = [(b"", b"Content-Type: text/plain; charset=UTF-8\n"), (b"Quit", b"Ende")]
    head, keys, values = 28, b"", b""
    table = head + 16 * len(texts)
    ids, said = [], []
    for key, _value in texts:
        ids += [len(key), table + len(keys)]
        keys += key + b"\0"
    for _key, value in texts:
        said += [len(value), table + len(keys) + len(values)]
        values += value + b"\0"
    numbers = [0x950412DE, 0, len(texts), head, head + 8 * len(texts), 0, 0, *ids, *said]
    return b"".join(number.to_bytes(4, "little") for number in numbers) + keys + values


def mutant(content: bytes, chance: random.Random) -> bytes:
    """The content with something wrong in it."""
    if chance.random() < 0.55:
        with suppress(ValueError):
            return _structure(json.loads(content), chance)
    for _time in range(chance.choice([1, 1, 1, 2, 5, 20])):
        place = chance.randrange(len(content) + 1)
        end = min(len(content), place + chance.choice([0, 1, 1, 4, 100]))
        kind = chance.randrange(7)
        if kind == 0:
            content = content[:place]
        elif kind == 1:
            content = content[:place] + chance.choice(BYTES) + content[end:]
        elif kind == 2:
            content = content[:place] + content[end:]
        elif kind == 3:
            content = content[:end] + content[place:]
        elif place < len(content):
            content = content[:place] + bytes([content[place] ^ 1 << chance.randrange(8)]) + content[place + 1 :]
    return content


def _structure(value: Any, chance: random.Random) -> bytes:
    for _time in range(chance.choice([1, 1, 1, 2, 3])):
        _break(value, chance)
    text = json.dumps(value, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.05:
        text = text.replace('"seed"', '"game"', 1)
    return text.encode("utf-8", "surrogatepass")


def _break(place: Any, chance: random.Random) -> None:
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and chance.random() < 0.7:
            place = place[key]
            continue
        break
    kind = chance.randrange(8)
    if kind == 0:
        del place[key]
    elif kind == 1 and isinstance(place, list):
        place.insert(key, place[chance.randrange(len(place))])
    elif kind == 1 and isinstance(place, dict):
        place[chance.choice(["", "state", "x" * 9999])] = place[key]
    elif kind == 2 and type(place[key]) is int:
        place[key] += chance.choice([-1, 1, 100])
    elif kind == 3 and isinstance(place, list):
        other = chance.randrange(len(place))
        place[key], place[other] = place[other], place[key]
    elif kind == 4 and isinstance(place[key], str):
        place[key] = place[key] * chance.choice([2, 3000]) + chance.choice(["", "\ud800", "\0", " "])
    else:
        place[key] = chance.choice(chance.choice([NUMBERS, TEXTS, DEEP]))


# -- reading them --------------------------------------------------------------------------------------------


def _read_save(path: Path) -> None:
    from tabletop.base.errors import TabletopError
    from tabletop.cli import arguments, commands
    from tabletop.kernel.saving.glance import glance
    from tabletop.records import saves
    from tabletop.screens.shared import phrases

    saves.found()
    phrases.unfinished(path)
    assert glance(path).game or glance(path).problem
    words = ["replay", str(path), "--check"] if path.stat().st_ino % 4 else ["replay", str(path)]
    try:
        code = commands.run(arguments.read(words))
    except TabletopError as problem:
        assert 0 < len(str(problem)) < 600, f"a sentence of {len(str(problem))} characters"
        return
    assert code in (0, 1)


def _read_settings(path: Path) -> None:
    from types import SimpleNamespace

    from tabletop.games.shelf import GAMES
    from tabletop.kernel.match import Match
    from tabletop.records import settings
    from tabletop.screens.shared import matches

    read = settings.read(path)
    for game in GAMES:
        setup = matches.default_setup(SimpleNamespace(settings=read), game)  # type: ignore[arg-type]
        Match(GAMES[game], setup.seats, setup.options, 1)
    settings.write(read)
    assert not read.problem, read.problem
    again = settings.read(path)
    assert not again.problem, "what was written cannot be read"


def _read_rulebook(path: Path, game: str) -> None:
    from tabletop.screens.rulebook import rulebook

    app = _app()
    kept, rulebook.paths = rulebook.paths, type("Paths", (), {"rulebook": staticmethod(lambda _game: path)})  # type: ignore[assignment]
    try:
        app.reset(rulebook.RulebookScene(app, game))
        app.step(1 / 60)
    finally:
        rulebook.paths = kept


def _read_art(path: Path, name: str) -> None:
    from tabletop.base import paths

    app = _app()
    folder = path.with_name("art")
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    os.replace(path, folder / f"{name}.svg")
    kept, paths.ART = paths.ART, folder
    try:
        app._relook()
        app.look.art(name, 64, 64)
    finally:
        paths.ART = kept


def _read_sound(path: Path) -> None:
    from tabletop.base import paths
    from tabletop.ui.sound import Sound

    app = _app()
    os.replace(path, path.with_name("boom.ogg"))
    kept, paths.SOUNDS = paths.SOUNDS, path.parent
    try:
        sound = Sound(app.settings)
        sound.open()
        sound.play("boom")
        sound.loop("boom")
    finally:
        paths.SOUNDS = kept


def _read_face(path: Path) -> None:
    from tabletop.ui.render import fonts

    app = _app()
    kept, fonts.font_file = fonts.font_file, lambda _face: str(path)
    try:
        app._relook()
        app.look.text("Nine Lives", "heading")
    finally:
        fonts.font_file = kept


def _read_catalogue(path: Path) -> None:
    from tabletop.base import words

    place = path.parent / "xx" / "LC_MESSAGES" / "tabletop.mo"
    place.parent.mkdir(parents=True, exist_ok=True)
    os.replace(path, place)
    kept = words._translate, words._count, words._language
    gettext._translations.clear()  # type: ignore[attr-defined]
    os.environ["LC_ALL"] = "xx"
    try:
        words.follow_system(path.parent)
        words._("Quit")
    finally:
        del os.environ["LC_ALL"]
        words._translate, words._count, words._language = kept


_apps: list[Any] = []


def _app() -> Any:
    """The program in a window nobody sees, one for all."""
    if not _apps:
        from tabletop.records.settings import Settings
        from tabletop.window.app import App

        _apps.append(App(Settings(window=[0, 0, 1280, 720])))
    _apps[0].scenes.clear()
    return _apps[0]


READERS: dict[str, Callable[..., None]] = {
    "save": _read_save,
    "settings": _read_settings,
    "rulebook": _read_rulebook,
    "art": _read_art,
    "sound": _read_sound,
    "face": _read_face,
    "catalogue": _read_catalogue,
}


def _memory() -> float:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6


def _peak() -> float:
    with open("/proc/self/status") as file:
        return int(next(line for line in file if line.startswith("VmHWM")).split()[1]) * 1024 / 1e6


def _child(pipe: Connection, folder: Path) -> None:
    """Read what comes: a kind and a path; answer with what was wrong, seconds and megabytes."""
    home = Home(folder)
    os.environ.update(home.env(), SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    while True:
        kind, path = pipe.recv()
        name, _colon, more = kind.partition(":")
        problem = ""
        highest = _peak()
        before, start = _memory(), time.process_time()  # the machine may have others to serve
        said = io.StringIO()
        try:
            with redirect_stdout(said), redirect_stderr(said):
                READERS[name](path, *([more] if more else []))
        except BaseException:
            problem = traceback.format_exc()[-700:]
        took = time.process_time() - start
        now = _peak()
        pipe.send((problem, took, now - before if now > highest else 0.0, _memory() - before))


class Reader:
    """A process that reads mutants; a new one takes its place if it dies or hangs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lives = 0
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.lives += 1
        home = self.folder / f"home-{self.lives}"
        self.process = context.Process(target=_child, args=(theirs, home), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, kind: str, path: Path) -> None:
        self.pipe.send((kind, path))

    def answer(self) -> tuple[str, float, float, float]:
        try:
            if self.pipe.poll(HUNG):
                found: tuple[str, float, float, float] = self.pipe.recv()
                return found
            problem = f"it hangs for {HUNG:.0f} s"
        except EOFError:
            self.process.join(5)
            problem = f"the process ended with code {self.process.exitcode}"
        self.close()
        self._start()
        return problem, 0.0, 0.0, 0.0

    def close(self) -> None:
        self.process.kill()
        self.process.join()


def lay(bounds: Bounds, folder: Path) -> Report:
    report = Report("files")
    chance = random.Random(bounds.seed)
    sound_files = seeds_of(chance)
    readers = [Reader(folder / f"reader-{number}") for number in range(CHILDREN)]
    slowest, largest, kinds = 0.0, 0.0, set()
    sample: list[tuple[str, bytes]] = []
    for reader in readers:  # what everything needs once counts for nothing
        for number, (kind, content) in enumerate(dict(sound_files).items()):
            path = folder / f"sound-{number}.json"
            path.write_bytes(content)
            reader.ask(kind, path)
            problem = reader.answer()[0]
            if problem:
                report.fault(f"a sound {kind}: {problem}")
    while not bounds.over(report):
        batch = []
        for number, reader in enumerate(readers):
            seed = bounds.seed * 1_000_000 + report.tried
            own = random.Random(seed)
            kind, content = own.choice(sound_files)
            content = mutant(content, own)
            path = folder / f"mutant-{number}-{report.tried}.json"  # a new file: a face stays open
            path.write_bytes(content)
            reader.ask(kind, path)
            batch.append((reader, kind, content, seed, path))
            report.tried += 1
            if seed % WINDOWS == 0 and kind in ("save", "settings"):
                sample.append((kind, content))
        for reader, kind, content, seed, path in batch:
            problem, took, peak, grown = reader.answer()
            path.unlink(missing_ok=True)
            slowest, largest = max(slowest, took), max(largest, peak, grown)
            kinds.add(kind.partition(":")[0])
            if took > SLOWEST:
                problem = problem or f"it took {took:.2f} s"
            if peak > LARGEST:
                problem = problem or f"it took {peak:.0f} MB"
            if problem:
                kept = _keep(content, kind, seed)
                report.fault(f"{kind} mutant {seed}, kept as {kept}: {problem}")
            else:
                report.survived += 1
    for reader in readers:
        reader.close()
    _in_a_window(sample, folder, report)
    report.figures |= {"kinds": len(kinds), "slowest": f"{slowest:.2f} s", "largest": f"{largest:.0f} MB"}
    return report


def _keep(content: bytes, kind: str, seed: int) -> Path:
    folder = Path(os.environ.get("TMPDIR", "/tmp")) / "siege-mutants"
    folder.mkdir(exist_ok=True)
    path = folder / f"{kind.replace(':', '-').replace('/', '-')}-{seed}"
    path.write_bytes(content)
    return path


def _in_a_window(sample: list[tuple[str, bytes]], folder: Path, report: Report) -> None:
    """Everything of the sample lies in the folders of the real program, which shows it and closes."""
    saves = [content for kind, content in sample if kind == "save"][:100]
    settings = [content for kind, content in sample if kind == "settings"][:6] or [b"{}"]
    report.figures["in a window"] = 0
    with screen() as display:
        for number, chosen in enumerate(settings):
            home = Home(folder / f"window-{number}")
            home.settings.write_bytes(chosen)
            for place, content in enumerate(saves[number :: len(settings)]):
                (home.saves / f"mutant-{place}.json").write_bytes(content)
            program = Program([], environment(home, display), folder / "said.txt")
            try:
                problem = _visit(program)
            finally:
                program.sweep()
            if problem:
                kept = _keep(chosen, "window-settings", number)
                report.fault(f"in a window, settings kept as {kept}: {problem}")
            report.figures["in a window"] += 1 + len(saves[number :: len(settings)])  # type: ignore[operator]


def _visit(program: Program) -> str:
    if not until(lambda: program.has_window() or not program.alive):
        return "no window"
    time.sleep(1.0)
    program.keys("shift+Tab", "shift+Tab", "shift+Tab", "Return")
    time.sleep(2.0)
    program.keys("End", "Page_Down", "Return", "Escape", "Escape")
    time.sleep(0.5)
    code = program.interrupt() if program.alive else program.process.returncode
    told = program.complaint()
    if code not in (0, 130, -signal.SIGINT) or any(word in told for word in FAULTS):
        return f"code {code}, it said: {told[-1500:]}"
    return ""
