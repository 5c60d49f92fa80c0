"""What a part of the siege found: one line of the table, and the faults with what is needed to see them again."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Report:
    """One part of the siege."""

    part: str
    tried: int = 0
    survived: int = 0
    figures: dict[str, object] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    took: float = 0.0

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def finish(self) -> "Report":
        self.took = time.monotonic() - self.began
        return self


@dataclass
class Bounds:
    """How long a part goes on: as many as `count`, or `minutes` if that is over sooner."""

    count: int
    minutes: float
    seed: int

    def over(self, report: Report, tried: int | None = None) -> bool:
        enough = (report.tried if tried is None else tried) >= self.count
        return enough or time.monotonic() - report.began > self.minutes * 60


def table(reports: Iterable[Report]) -> str:
    """One line for each part."""
    lines = [f"{'part':<12} {'tried':>7} {'survived':>8} {'seconds':>7}  figures"]
    for report in reports:
        figures = ", ".join(f"{name} {value}" for name, value in report.figures.items())
        lines.append(f"{report.part:<12} {report.tried:>7} {report.survived:>8} {report.took:>7.0f}  {figures}")
    return "\n".join(lines)
