"""Who may import whom: rules without pictures, a kernel without games, one reader of the event queue."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "tabletop"
PICTURES = ("pygame", "tabletop.ui", "tabletop.scenes", "tabletop.app")
QUEUE = {"get", "poll", "wait", "pump", "peek", "clear"}


def imports(source: ast.Module, package: str) -> Iterator[str]:
    """Every module a source imports, anywhere in it; names taken from a package too, as they may be modules."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            base = parts[: len(parts) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported_by(path: Path) -> list[str]:
    return list(imports(tree_of(path), ".".join(path.relative_to(ROOT).parts[:-1])))


def within(module: str, *roots: str) -> bool:
    return any(module == root or module.startswith(root + ".") for root in roots)


def named(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def rules_of(folder: Path) -> set[Path]:
    """A game's model, rules, view and bot, and whatever of its own they import."""
    found: set[Path] = set()
    waiting = [folder / f"{name}.py" for name in ("__init__", "model", "rules", "view", "bot")]
    while waiting:
        path = waiting.pop()
        if path in found or not path.exists():
            continue
        found.add(path)
        own = f"tabletop.games.{folder.name}."
        waiting += [folder / f"{m[len(own) :].split('.')[0]}.py" for m in imported_by(path) if m.startswith(own)]
    return found


GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/rules.py"))
PICTURELESS = {
    PACKAGE / "games/__init__.py",
    *(PACKAGE / "kernel").rglob("*.py"),
    *(PACKAGE / "ai").rglob("*.py"),
    *(path for game in GAMES for path in rules_of(game)),
}


@pytest.mark.parametrize("path", sorted(PICTURELESS), ids=named)
def test_rules_and_bots_know_no_pictures(path):
    assert [module for module in imported_by(path) if within(module, *PICTURES)] == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "kernel").rglob("*.py")), ids=named)
def test_the_kernel_knows_no_game(path):
    assert [module for module in imported_by(path) if within(module, "tabletop.games", "tabletop.ai")] == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/*.py")), ids=named)
def test_a_game_knows_no_other_game(path):
    own = f"tabletop.games.{path.parent.name}"
    assert [m for m in imported_by(path) if within(m, "tabletop.games") and not within(m, own)] == []


def test_only_the_input_reads_the_event_queue():
    readers = set()
    for path in PACKAGE.rglob("*.py"):
        if any(within(module, "pygame.event") for module in imported_by(path)):
            readers.add(named(path))
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute) and node.attr in QUEUE and ast.unparse(node.value) == "pygame.event":
                readers.add(named(path))
    assert readers <= {"ui/input.py"}


def test_games_and_bots_run_where_there_is_no_pygame():
    code = (
        "import sys; sys.modules['pygame'] = None; import tabletop.games, tabletop.ai.simulation, tabletop.kernel.save"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_the_law_sees_through_every_way_of_importing():
    source = "from ..space import x\nfrom . import model\nimport pygame.draw as d\n"
    source += "def f():\n    from tabletop import ui\n"
    found = set(imports(ast.parse(source), "tabletop.games.nine_lives"))
    assert {"tabletop.games.space", "tabletop.games.nine_lives.model", "pygame.draw", "tabletop.ui"} <= found


def test_the_law_covers_what_the_rules_are_made_of():
    assert {"trick.py", "saving.py", "model.py", "bot.py"} <= {path.name for path in PICTURELESS}


def test_parts_of_surfaces_are_cut_in_one_place():
    """A window changes its size at any time: what is cut with a size from before fails."""
    for path in PACKAGE.rglob("*.py"):
        calls = [node.func for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
        names = {call.attr for call in calls if isinstance(call, ast.Attribute)} & {"subsurface", "set_clip"}
        if named(path) == "app.py":
            names -= {"set_clip"}  # after a fault everything can be drawn on again
        assert not names or named(path) == "ui/cutting.py", f"{named(path)} calls {names}"
