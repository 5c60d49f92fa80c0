"""The laws of the house: who may import whom, how large rooms are, who reads the event queue and cuts surfaces."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "tabletop"
MODULES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/rulebook.md"))
QUEUE = {"get", "poll", "wait", "pump", "peek", "clear"}

PACKAGES = {
    "base": "",
    "kernel": "base",
    "cast": "base",
    "ai": "base kernel cast games.shelf",
    "ui": "base kernel cast",
    "records": "base kernel cast games.shelf ai.levels",
    "games": "base kernel cast ui",
    "screens": "base kernel cast ai ui games.shelf records",
    "window": "base kernel cast ui records screens.navigation",
    "cli": "base kernel cast ai ui games.shelf records screens window",
}
"""What each package may import besides itself."""
ROOMS = {
    "rules": "",
    "mind": "rules",
    "advice": "rules mind voice",
    "voice": "rules mind advice.effects advice.notices",
    "table": "rules mind advice voice lesson after",
    "lesson": "rules advice.effects voice",
    "after": "rules voice",
}
"""The rooms of a game, and what of the same game each may import besides itself."""
ALLOWED = {
    "ui/shell.py": "ai.worker records.settings",
    "ui/sound.py": "records.settings",
    "window/app.py": "ai.worker",
    **{f"games/{game.name}/rules/game.py": "mind" for game in GAMES},
}
"""Single modules that may import more: the types of the shell, the process that thinks, what a game knows of itself."""
PURE = ("rules", "mind", "advice")
"""Rooms that work without pygame; so do `base`, `kernel`, `cast`, `ai` and `records`."""
MOST_MODULES, LARGEST_CYCLE, MOST_LINES = 20, 12, 400


def imports(nodes: Iterable[ast.AST], package: str) -> Iterator[str]:
    """Every module a source imports, anywhere in it; names taken from a package too, as they may be modules."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = parts[: len(parts) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """The parts of a module that laws are about: imports, calls, attributes."""
    about = (ast.Import, ast.ImportFrom, ast.Call, ast.Attribute)
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, about)]


@cache
def imported_by(path: Path) -> list[str]:
    return list(imports(nodes_of(path), ".".join(path.relative_to(ROOT).parts[:-1])))


def within(module: str, *roots: str) -> bool:
    return any(module == root or module.startswith(root + ".") for root in roots)


def named(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


OURS = {module_of(path): path for path in MODULES}


@cache
def ours(path: Path) -> set[str]:
    """The modules of ours that a module imports; a package only where it is not one of its modules that is taken."""
    found = {module for module in imported_by(path) if module in OURS and module != module_of(path)}
    return {module for module in found if not any(other.startswith(module + ".") for other in found)} - {"tabletop"}


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_package_imports_only_what_lies_below_it(path):
    package = named(path).partition("/")[0]
    if package in PACKAGES:
        allowed = [package, *PACKAGES[package].split(), *ALLOWED.get(named(path), "").split()]
        assert [m for m in ours(path) if not within(m, *(f"tabletop.{one}" for one in allowed))] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rooms_of_a_game_are_the_same_and_import_only_what_lies_below_them(game):
    assert {path.name for path in game.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(ROOMS)
    own = f"tabletop.games.{game.name}"
    for path in game.rglob("*.py"):
        room = path.relative_to(game).parts[0]
        if room in ROOMS:
            allowed = [room, *ROOMS[room].split(), *ALLOWED.get(named(path), "").split()]
            bad = [m for m in ours(path) if within(m, own) and not within(m, *(f"{own}.{one}" for one in allowed))]
            assert not bad, f"{named(path)} imports {bad}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=named)
def test_a_game_knows_no_other_game(path):
    own = f"tabletop.games.{path.relative_to(PACKAGE / 'games').parts[0]}"
    assert [m for m in imported_by(path) if within(m, "tabletop.games") and not within(m, own)] == []


def test_what_needs_no_pictures_runs_without_pygame():
    """Rules, minds and advice, the kernel, the AIs and the records, imported where there is no pygame."""
    rooms = [f"tabletop.games.{game.name}.{room}." for game in GAMES for room in PURE]
    roots = [f"tabletop.{package}." for package in ("base", "kernel", "cast", "ai", "records")]
    apart = ("tabletop.base.licences", "tabletop.ai.tools")
    wanted = [m for m in OURS if m.startswith((*rooms, *roots)) and not within(m, *apart)]
    code = "import sys; sys.modules['pygame'] = None\nfrom importlib import import_module\n"
    code += f"for module in {wanted}: import_module(module)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


SCREENS = {
    ("lesson", "table"),  # a lesson is a table with a teacher
    ("library", "table"),  # files that come while somebody plays
    ("library", "after"),  # a picture of the results is shared
    ("menu", "people"),  # who plays here
    ("after", "people"),  # badges, and how numbers are shown
}
"""Which screens know others besides `shared` and `navigation`."""


@pytest.mark.parametrize("path", sorted((PACKAGE / "screens").glob("*/**/*.py")), ids=named)
def test_a_screen_knows_others_only_through_navigation(path):
    own = path.relative_to(PACKAGE / "screens").parts[0]
    others = [module for module in ours(path) if within(module, "tabletop.screens")]
    known = {module.split(".")[2] for module in others} - {own, "shared", "navigation"}
    assert {(own, other) for other in known} <= SCREENS


def test_no_folder_is_crowded():
    counts = Counter(path.parent for path in MODULES if path.name != "__init__.py")
    assert {named(folder): count for folder, count in counts.items() if count > MOST_MODULES} == {}


def test_no_module_is_long():
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > MOST_LINES} == {}


def test_no_cycle_of_imports_is_large():
    """Counted with imports that are made late or only for types."""
    edges = {name: ours(path) for name, path in OURS.items()}
    reach: dict[str, set[str]] = {}
    for start in edges:
        seen, waiting = set(), [start]
        while waiting:
            for other in edges[waiting.pop()] - seen:
                seen.add(other)
                waiting.append(other)
        reach[start] = seen
    cycles = [sorted(other for other in reach[name] if name in reach[other]) for name in edges if name in reach[name]]
    assert max(cycles, key=len, default=[])[LARGEST_CYCLE:] == []


def test_only_the_input_reads_the_event_queue():
    readers = set()
    for path in MODULES:
        if any(within(module, "pygame.event") for module in imported_by(path)):
            readers.add(named(path))
        for node in nodes_of(path):
            if isinstance(node, ast.Attribute) and node.attr in QUEUE and ast.unparse(node.value) == "pygame.event":
                readers.add(named(path))
    assert readers <= {"ui/input.py"}


def test_parts_of_surfaces_are_cut_in_one_place():
    """A window changes its size at any time: what is cut with a size from before fails."""
    for path in MODULES:
        calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
        names = {call.attr for call in calls if isinstance(call, ast.Attribute)} & {"subsurface", "set_clip"}
        if named(path) == "window/app.py":
            names -= {"set_clip"}  # after a fault everything can be drawn on again
        assert not names or named(path) == "ui/render/cutting.py", f"{named(path)} calls {names}"


def test_sentences_stand_in_the_call_that_translates_them():
    """`xgettext` collects the texts of a catalogue from the calls, and finds only literals there."""
    doors = {"_": 1, "counted": 2}
    for path in MODULES:
        for call in (node for node in nodes_of(path) if isinstance(node, ast.Call)):
            door = getattr(call.func, "attr", None) or getattr(call.func, "id", "")
            texts = call.args[: doors.get(door, 0)]
            literal = [isinstance(text, ast.Constant) and isinstance(text.value, str) for text in texts]
            assert literal == [True] * doors.get(door, 0), f"{named(path)}:{call.lineno}: {ast.unparse(call)}"


def test_pages_lead_to_what_there_is():
    """Every package has a page, and every file that a page names or links to exists."""
    packages = [PACKAGE / package for package in PACKAGES]
    assert [named(folder) for folder in (*packages, *GAMES) if not (folder / "README.md").is_file()] == []
    for page in (PACKAGE / "README.md", *PACKAGE.rglob("*/README.md")):
        text = page.read_text(encoding="utf-8")
        assert all((page.parent / link).is_file() for link in re.findall(r"\]\(([\w/.]+)\)", text)), named(page)
        for name in re.findall(r"`([\w/]+\.(?:py|md|txt))`", text):
            places = (page.parent, PACKAGE, ROOT, *GAMES)
            assert any((place / name).is_file() for place in places), f"{named(page)} names {name}"


def test_the_laws_see_through_every_way_of_importing():
    source = "from ..space import x\nfrom . import model\nimport pygame.draw as d\n"
    source += "def f():\n    from tabletop import ui\n"
    found = set(imports(ast.walk(ast.parse(source)), "tabletop.games.nine_lives"))
    assert {"tabletop.games.space", "tabletop.games.nine_lives.model", "pygame.draw", "tabletop.ui"} <= found
    assert "tabletop.kernel.rng" in ours(PACKAGE / "kernel" / "match.py")
    assert {"base/words.py", "games/kardashev/rules/content.py", "screens/table/table.py"} <= {
        named(p) for p in MODULES
    }
