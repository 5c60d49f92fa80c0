"""Starts the real program on machines where something is wrong.

It has to open its window, or to say a sentence and end with a code: never a traceback, never silence, never for ever.
"""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from typing import Any

from tests.siege.programs import FAULTS, QUICK, ROOT, Home, Program, environment, screen, shown, until
from tests.siege.report import Bounds, Report

AT_ONCE = 2
PLAY = ["play", "nine-lives", "--seats", "ai:random,ai:random", "--seed", "4"]


@dataclass
class Machine:
    """How one start differs from a sound one."""

    home: Home
    env: dict[str, str]
    display: str
    words: list[str | bytes] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)
    """For Popen."""
    wrap: list[str] = field(default_factory=list)
    moves: bool = False
    """Whether moves must get to the disk too."""
    window: bool = True
    """Whether there can be a window that xdotool finds."""
    must_start: bool = True
    after: Callable[[], str] = lambda: ""
    """Looks for what is wrong after the end."""
    clean_up: Callable[[], None] = lambda: None


Break = Callable[[Machine], None]
BREAKS: dict[str, Break] = {}


def breaks(change: Break) -> Break:
    BREAKS[change.__name__.replace("_", " ")] = change
    return change


# -- folders -------------------------------------------------------------------------------------------------


@breaks
def nothing_wrong(at: Machine) -> None:
    at.words, at.moves = list(PLAY), True


@breaks
def no_home(at: Machine) -> None:
    for name in [name for name in at.env if name == "HOME" or name.startswith("XDG_")]:
        del at.env[name]


@breaks
def a_home_that_is_not_there(at: Machine) -> None:
    for name in [name for name in at.env if name.startswith("XDG_")]:
        del at.env[name]
    at.env["HOME"] = "/nowhere/at/all"
    at.words = list(PLAY)
    as_anybody(at)


@breaks
def an_empty_home(at: Machine) -> None:
    at.env["HOME"] = ""
    at.words = list(PLAY)


def as_anybody(at: Machine) -> None:
    """Root may do everything: it starts without the right to pass over what a folder says."""
    if os.getuid() == 0:
        at.wrap = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"]


def read_only(at: Machine, *folders: Path) -> None:
    as_anybody(at)
    for place, _folders, _files in os.walk(at.home.folder):
        os.chmod(place, 0o777)
    for folder in folders:
        os.chmod(folder, 0o555)


@breaks
def every_folder_read_only(at: Machine) -> None:
    at.words = list(PLAY)
    read_only(at, at.home.saves, at.home.data, at.home.config, at.home.folder)


@breaks
def matches_read_only(at: Machine) -> None:
    at.words = list(PLAY)
    read_only(at, at.home.saves)


@breaks
def settings_read_only(at: Machine) -> None:
    at.words, at.moves = list(PLAY), True
    read_only(at, at.home.config)


@breaks
def folders_nobody_may_open(at: Machine) -> None:
    at.words = list(PLAY)
    as_anybody(at)
    for folder in (at.home.saves, at.home.config):
        os.chmod(folder, 0o000)


@breaks
def a_file_where_matches_should_be(at: Machine) -> None:
    at.home.saves.rmdir()
    at.home.saves.write_text("no folder")
    at.words = list(PLAY)


@breaks
def a_file_where_settings_should_be(at: Machine) -> None:
    shutil.rmtree(at.home.config)
    at.home.config.write_text("no folder")
    at.words, at.moves = list(PLAY), True


@breaks
def a_file_where_everything_should_be(at: Machine) -> None:
    for name in ("config", "data", "cache", "state"):
        shutil.rmtree(at.home.folder / name, ignore_errors=True)
        (at.home.folder / name).write_text("no folder")
    at.words = list(PLAY)


@breaks
def folders_that_are_links_in_a_circle(at: Machine) -> None:
    shutil.rmtree(at.home.data)
    at.home.data.symlink_to(at.home.data)
    at.words = list(PLAY)


@breaks
def a_full_disk(at: Machine) -> None:
    at.words = list(PLAY)
    if os.getuid() == 0:
        mount = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(at.home.saves)]
        if subprocess.run(mount, capture_output=True).returncode == 0:
            (at.home.saves / "fill").write_bytes(b"x" * 16_384)
            at.clean_up = lambda: (subprocess.run(["umount", "-l", str(at.home.saves)], check=False), None)[1]
            return
    files_of_one_block(at)


@breaks
def files_of_one_block(at: Machine) -> None:
    at.words = list(PLAY)
    at.more["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))


@breaks
def few_open_files(at: Machine) -> None:
    at.words = list(PLAY)
    at.must_start = False
    at.more["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))


@breaks
def very_few_open_files(at: Machine) -> None:
    at.words = list(PLAY)
    at.must_start = False
    at.more["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12))


@breaks
def little_memory(at: Machine) -> None:
    at.must_start = False
    at.more["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_AS, (600_000_000, 600_000_000))


# -- files ---------------------------------------------------------------------------------------------------


def sound_match(at: Machine, name: str = "sound.json", **changes: Any) -> Path:
    """A sound match of one human against an AI, with something changed."""
    from tabletop.games.shelf import GAMES
    from tabletop.kernel.match import AI, HUMAN, Match, Seat
    from tabletop.kernel.saving import save

    match = Match(GAMES["nine-lives"], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "random")], {"first": 1}, 3)
    kept = {**save.to_json(match), **changes}
    path = at.home.saves / name
    path.write_text(json.dumps(kept))
    return path


@breaks
def strange_things_among_the_matches(at: Machine) -> None:
    sound_match(at)
    saves = at.home.saves
    os.mkfifo(saves / "pipe.json")
    (saves / "dangling.json").symlink_to(saves / "nowhere")
    (saves / "circle.json").symlink_to(saves / "circle.json")
    (saves / "folder.json").mkdir()
    (saves / "unreadable.json").write_text("{}")
    (saves / "unreadable.json").chmod(0o000)
    (saves / "device.json").symlink_to("/dev/zero")
    (saves / "deep.json").write_bytes(b"[" * 100_000)
    (saves / "dicts.json").write_bytes(b'{"a":' * 150_000)
    with (saves / "huge.json").open("wb") as huge:
        huge.truncate(500_000_000)
    os.utime(sound_match(at, "old.json"), (-(10**10), -(10**10)))
    os.utime(sound_match(at, "later.json"), (10**11, 10**11))
    with open(os.fsencode(saves) + b"/odd\xff\nname.json", "wb") as odd:
        odd.write(b"{}")


@breaks
def only_a_pipe_among_the_matches(at: Machine) -> None:
    os.mkfifo(at.home.saves / "pipe.json")


@breaks
def settings_that_are_a_pipe(at: Machine) -> None:
    at.home.settings.unlink()
    os.mkfifo(at.home.settings)


@breaks
def settings_that_are_a_folder(at: Machine) -> None:
    at.home.settings.unlink()
    at.home.settings.mkdir()


@breaks
def settings_as_deep_as_a_well(at: Machine) -> None:
    at.home.settings.write_bytes(b"[" * 100_000)

    def kept() -> str:
        aside = at.home.settings.with_name("settings.broken.json")
        return "" if aside.exists() else "the damaged settings are not kept"

    at.after = kept


@breaks
def huge_settings(at: Machine) -> None:
    with at.home.settings.open("wb") as huge:
        huge.truncate(500_000_000)


@breaks
def settings_with_an_unknown_level(at: Machine) -> None:
    seats = [["human", "Ann", ""], ["ai", "Mimi", "grandmaster"]]
    at.home.choose(**QUICK, setups={"nine-lives": {"seats": seats, "options": {}}})
    at.words = ["play", "nine-lives"]


@breaks
def settings_with_odd_names(at: Machine) -> None:
    seats = [["human", "\ud800\0" + "ä" * 20_000, ""], ["ai", "‮‮", "easy"]]
    at.home.choose(**QUICK, setups={"nine-lives": {"seats": seats, "options": {}}})
    at.words = ["play", "nine-lives"]


@breaks
def a_match_with_an_unknown_level(at: Machine) -> None:
    seats = [{"kind": "human", "name": "Ann", "level": ""}, {"kind": "ai", "name": "Mimi", "level": "wizard"}]
    at.words = ["--load", str(sound_match(at, seats=seats))]
    at.home.choose(**QUICK)
    at.after = lambda: "" if "wizard" not in (at.home.saves / "sound.json").read_text() else "it stays unknown"
    at.moves = True


@breaks
def a_match_with_odd_names(at: Machine) -> None:
    seats = [{"kind": "human", "name": "Zo\ud800\0" * 9999, "level": ""}, {"kind": "ai", "name": "", "level": "easy"}]
    at.words = ["--load", str(sound_match(at, seats=seats))]


@breaks
def a_match_of_a_long_game(at: Machine) -> None:
    at.words, at.must_start = ["--load", str(sound_match(at, game="x" * 100_000))], False


@breaks
def a_match_that_is_not_there(at: Machine) -> None:
    at.words, at.must_start = ["--load", str(at.home.saves / "none.json")], False


@breaks
def a_match_that_is_a_pipe(at: Machine) -> None:
    os.mkfifo(at.home.saves / "pipe.json")
    at.words, at.must_start = ["--load", str(at.home.saves / "pipe.json")], False


@breaks
def a_match_outside_that_cannot_be_written(at: Machine) -> None:
    path = sound_match(at)
    read_only(at, at.home.saves)
    path.chmod(0o444)
    at.words = ["--load", str(path)]


@breaks
def two_programs_on_one_match(at: Machine) -> None:
    path = sound_match(at, seats=[{"kind": "ai", "name": name, "level": "random"} for name in ("Ada", "Bea")])
    at.home.choose(speed="off", pace=150)
    at.words = ["--load", str(path)]
    other = Program(at.words, dict(at.env), at.home.folder / "other.txt")
    counts: list[int] = []

    def moved() -> bool:
        with suppress(ValueError, OSError):
            counts.append(len(json.loads(path.read_bytes())["actions"]))
        return bool(counts) and counts[-1] > 0

    until(moved, 30)

    def after() -> str:
        for _look in range(20):
            moved()
            time.sleep(0.05)
        problem = "" if counts == sorted(counts) else f"the moves on the disk went back: {counts}"
        if not until(lambda: len(list(at.home.saves.glob("*.json"))) == 2, 20):  # once it has moved
            problem = problem or "the second did not go on with a copy"
        if not other.alive:
            problem = problem or f"the first ended: {other.complaint()}"
        return problem

    at.after, at.clean_up = after, other.sweep


# -- screens and sound ---------------------------------------------------------------------------------------


@breaks
def no_display(at: Machine) -> None:
    at.env.pop("DISPLAY")
    at.env.pop("SDL_VIDEODRIVER")
    at.must_start = False


@breaks
def a_display_that_is_not_there(at: Machine) -> None:
    at.env["DISPLAY"] = ":4711"
    at.must_start = False


@breaks
def a_driver_that_does_not_exist(at: Machine) -> None:
    at.env["SDL_VIDEODRIVER"] = "hologram"
    at.must_start = False


@breaks
def the_driver_that_shows_nothing(at: Machine) -> None:
    at.env["SDL_VIDEODRIVER"] = "dummy"
    at.window, at.words, at.moves = False, list(PLAY), True


@breaks
def no_driver_named(at: Machine) -> None:
    at.env.pop("SDL_VIDEODRIVER")


@breaks
def accelerated(at: Machine) -> None:
    at.home.choose(**QUICK, acceleration="on")
    at.words, at.moves = list(PLAY), True


@breaks
def no_sound(at: Machine) -> None:
    at.env["SDL_AUDIODRIVER"] = "hologram"
    at.words, at.moves = list(PLAY), True


@breaks
def sound_that_goes_to_a_full_disk(at: Machine) -> None:
    at.env |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": "/dev/full"}
    at.words, at.moves = list(PLAY), True


def geometry(window: Any, **more: Any) -> Break:
    def change(at: Machine) -> None:
        at.home.choose(**QUICK, window=window, screens=[[1280, 720]], **more)
        at.after = lambda: _reachable(at)

    return change


def _reachable(at: Machine) -> str:
    """Enough of the window is on the screen to get hold of it."""
    command = ["xdotool", "getwindowfocus", "getwindowgeometry", "--shell"]
    told = subprocess.run(command, env=at.env, capture_output=True, text=True).stdout
    found = dict(line.split("=") for line in told.split())
    x, y, width, height = (int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
    inside = -width + 200 <= x <= 1280 - 200 and 0 <= y <= 720 - 150
    return "" if inside and width >= 200 and height >= 150 else f"the window is at {x}, {y}, {width} x {height}"


for _name, _change in {
    "a window far off the screen": geometry([90_000, 90_000, 1280, 720]),
    "a window left of the screen": geometry([-90_000, -5_000, 1280, 720]),
    "a window larger than numbers": geometry([0, 0, 10**30, 10**30]),
    "a window of nothing": geometry([0, 0, 0, 0]),
    "a window of one point": geometry([5, 5, 1, 1]),
    "a window of words": geometry(["left", None, {}, []]),
    "a huge full screen": geometry([0, 0, 99_999, 99_999], fullscreen=True),
}.items():
    BREAKS[_name] = _change


@breaks
def wayland_without_x(at: Machine) -> None:
    """A Wayland that shows its picture to nobody; the wallpaper of the whole machine is not needed for it."""
    run = at.home.folder / "run"
    run.mkdir(mode=0o700)
    at.env |= {"XDG_RUNTIME_DIR": str(run)}
    at.env.pop("DISPLAY")
    at.env.pop("SDL_VIDEODRIVER")
    command = ["weston", "--backend=headless-backend.so", "--socket=wl-siege", "--idle-time=0"]
    with (at.home.folder / "weston.txt").open("wb") as said:
        weston = subprocess.Popen(command, env=at.env, stdout=said, stderr=said, start_new_session=True)
    at.env["WAYLAND_DISPLAY"] = "wl-siege"

    def end() -> None:
        with suppress(ProcessLookupError):
            os.killpg(weston.pid, signal.SIGKILL)
        weston.wait()

    at.clean_up = end
    if not until((run / "wl-siege").exists, 15):
        raise RuntimeError("weston does not start: " + (at.home.folder / "weston.txt").read_text()[-500:])
    at.window, at.words, at.moves = False, list(PLAY), True


# -- words and terminals -------------------------------------------------------------------------------------


@breaks
def a_name_that_is_no_text(at: Machine) -> None:
    at.words = ["play", "nine-lives", "--seats", b"human:Zo\xeb,ai:random", "--seed", "3"]
    at.after = lambda: _readable(at)


@breaks
def a_name_of_nothing_visible(at: Machine) -> None:
    at.words = ["play", "nine-lives", "--seats", "human:\u200d\u202e\x07,ai:random", "--seed", "3"]
    at.after = lambda: _readable(at)


@breaks
def a_very_long_name(at: Machine) -> None:
    at.words = ["play", "nine-lives", "--seats", "human:" + "W" * 20_000 + ",ai:random"]
    at.after = lambda: _readable(at)


def _readable(at: Machine) -> str:
    path = at.home.newest()
    if path is None:
        return "no match is saved"
    names = [seat["name"] for seat in json.loads(path.read_bytes())["seats"]]
    if not all(0 < len(name) <= 24 and name.isprintable() for name in names):
        return f"the names are {names}"
    return ""


@breaks
def a_game_that_is_no_text(at: Machine) -> None:
    at.words, at.must_start = ["play", b"nine-\xff\xfelives"], False


@breaks
def standard_output_full(at: Machine) -> None:
    at.words, at.must_start = ["--help"], False
    at.more["stdout"] = open("/dev/full", "wb")  # noqa: SIM115


@breaks
def standard_output_full_for_the_window(at: Machine) -> None:
    at.words, at.moves = list(PLAY), True
    at.more["stdout"] = at.more["stderr"] = open("/dev/full", "wb")  # noqa: SIM115


@breaks
def standard_output_closed(at: Machine) -> None:
    at.words, at.moves = list(PLAY), True
    at.wrap = ["sh", "-c", 'exec "$@" >&- 2>&- <&-', "sh"]


@breaks
def help_with_output_closed(at: Machine) -> None:
    at.words, at.must_start = ["--help"], False
    at.wrap = ["sh", "-c", 'exec "$@" >&-', "sh"]


@breaks
def an_odd_language(at: Machine) -> None:
    at.env |= {"LANG": "xx_YY.KOI-17", "LC_ALL": "tlh_\U0001f680", "LANGUAGE": "../../etc"}
    at.words, at.moves = list(PLAY), True


@breaks
def the_language_c_without_utf_8(at: Machine) -> None:
    at.env |= {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    at.words = ["play", "nine-lives", "--seats", "human:Zoë".encode() + b",ai:random"]
    at.after = lambda: _readable(at)


@breaks
def no_environment_at_all(at: Machine) -> None:
    at.env = {name: at.env[name] for name in ("DISPLAY", "PYTHONPATH", "HOME")}


# -- the program's own files -----------------------------------------------------------------------------------


def own_copy(at: Machine, change: Callable[[Path], None]) -> None:
    """A copy of the program with something done to it. An installed or frozen program is left alone."""
    copy = at.home.folder / "copy"
    for name in ("tabletop", "art", "sounds"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    change(copy)
    at.env["PYTHONPATH"] = str(copy)
    at.more["cwd"] = copy
    at.words, at.moves = list(PLAY), True


@breaks
def no_pictures(at: Machine) -> None:
    own_copy(
        at, lambda copy: [shutil.rmtree(folder) for folder in (copy / "art").iterdir() if folder.is_dir()] and None
    )


@breaks
def pictures_cut_off(at: Machine) -> None:
    def cut(copy: Path) -> None:
        for number, path in enumerate((copy / "art").rglob("*.svg")):
            os.truncate(path, (0, 30, path.stat().st_size // 2)[number % 3])

    own_copy(at, cut)


@breaks
def no_sounds(at: Machine) -> None:
    own_copy(at, lambda copy: shutil.rmtree(copy / "sounds"))


@breaks
def sounds_that_are_noise(at: Machine) -> None:
    def noise(copy: Path) -> None:
        for path in (copy / "sounds").glob("*.ogg"):
            path.write_bytes(b"OggS" + bytes(range(256)) * 4)

    own_copy(at, noise)


@breaks
def no_rulebooks(at: Machine) -> None:
    def none(copy: Path) -> None:
        for path in (copy / "tabletop" / "games").rglob("rulebook*.md"):
            path.unlink()

    own_copy(at, none)


@breaks
def no_faces(at: Machine) -> None:
    def hide(copy: Path) -> None:
        for package in ("font_manrope", "font_fredoka_one"):
            (copy / package).mkdir()
            (copy / package / "__init__.py").write_text("")

    own_copy(at, hide)


@breaks
def faces_that_are_noise(at: Machine) -> None:
    def noise(copy: Path) -> None:
        from tabletop.ui.render.fonts import FACES, font_file

        for face, (package, name) in FACES.items():
            file = font_file(face)
            place = copy / package / "files" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            (copy / package / "__init__.py").write_text("")
            whole = Path(file).read_bytes() if file else b""
            place.write_bytes(whole[: len(whole) // 2])

    own_copy(at, noise)


@breaks
def a_broken_catalogue(at: Machine) -> None:
    def broken(copy: Path) -> None:
        place = copy / "tabletop" / "locale" / "de" / "LC_MESSAGES" / "tabletop.mo"
        place.parent.mkdir(parents=True)
        place.write_bytes(b"\xde\x12\x04\x95 and then nothing")

    own_copy(at, broken)
    at.env["LANG"] = at.env["LC_ALL"] = "de_DE.UTF-8"


# -- starting ------------------------------------------------------------------------------------------------


def try_out(name: str, folder: Path, display: str) -> str:
    """Start the program on this machine; what is wrong, or nothing."""
    home = Home(folder / name.replace(" ", "-"))
    at = Machine(home, environment(home, display), display)
    home.choose(**QUICK)
    until(lambda: not shown(at.env))  # of the program before
    for place in (folder, home.folder):
        os.chmod(place, 0o755)
    try:
        BREAKS[name](at)
        program = Program(at.words, at.env, home.folder / "said.txt", at.wrap, **at.more)
    except Exception as problem:
        at.clean_up()
        return f"this cannot be tried: {problem}"
    try:
        return _judge(program, at)
    finally:
        program.sweep()
        at.clean_up()
        for place in (home.config, home.saves):
            with suppress(OSError):
                os.chmod(place, 0o755)


def _moved(at: Machine) -> bool:
    with suppress(ValueError, OSError):
        path = at.home.newest()
        return path is not None and bool(json.loads(path.read_bytes())["actions"])
    return False


def _judge(program: Program, at: Machine) -> str:
    def there() -> bool:
        shown = program.has_window() if at.window else True
        return not program.alive or (shown and (not at.moves or _moved(at)))

    if not until(there, 40, 0.1):
        window = "" if not at.window else f", window {program.has_window()}"
        return f"it does not get going in 40 s{window}, it said: {program.complaint()[-800:]!r}"
    time.sleep(0.6 if program.alive else 0)
    problem = at.after() if program.alive or not at.must_start else ""
    if program.alive:
        code = program.interrupt()
        if code is None:
            return "it does not end"
        allowed = (0, 130, -signal.SIGINT) if at.must_start else (0, 130, -signal.SIGINT, 1, 2)
    else:
        code = program.process.returncode
        allowed = () if at.must_start else (0, 1, 2)
    told = program.complaint()
    if code not in allowed:
        return f"it ended with {code} and said: {told[-800:]!r}"
    if any(word in told for word in FAULTS):
        return f"it said: {told[-1500:]!r}"
    if code in (1, 2) and not told.strip().endswith("."):
        return f"it ended with {code} and said no sentence: {told[-500:]!r}"
    left = until(lambda: not program.family(), 10)
    if not left:
        return f"processes stay: {program.family()}"
    return problem or (_journal(at) if at.must_start else "")


def _journal(at: Machine) -> str:
    with suppress(OSError):
        told = at.home.journal.read_text(errors="replace")
        if "ended with a fault" in told:
            return f"its journal: {told[-1500:]}"
    return ""


@contextmanager
def screens(count: int) -> Iterator["Queue[str]"]:
    free: Queue[str] = Queue()
    if not count:
        yield free
        return
    with screen() as display, screens(count - 1) as others:
        others.put(display)
        yield others


def lay(bounds: Bounds, folder: Path) -> Report:
    report = Report("environment")
    names = list(BREAKS)[: bounds.count]
    if shutil.which("weston") is None:
        print("  without weston: no Wayland is tried", file=sys.stderr)
        names.remove("wayland without x")
    slowest = ("", 0.0)

    def one(name: str) -> tuple[str, str, float]:
        if bounds.over(report):
            return name, "", -1.0
        display, start = free.get(), time.monotonic()
        try:
            return name, try_out(name, folder, display), time.monotonic() - start
        finally:
            free.put(display)

    with screens(AT_ONCE) as free, ThreadPoolExecutor(AT_ONCE) as pool:
        for name, problem, took in pool.map(one, names):
            if took < 0:
                continue
            report.tried += 1
            report.survived += not problem
            slowest = max(slowest, (name, took), key=lambda pair: pair[1])
            print(f"  {name}: {problem or 'survived'} ({took:.1f} s)", flush=True)
            if problem:
                report.fault(f"{name}: {problem}")
    report.figures["slowest"] = f"{slowest[0]} ({slowest[1]:.0f} s)"
    report.figures["left out"] = len(names) - report.tried
    return report
