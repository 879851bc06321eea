"""Properties of the classes in `examples/refinement`, each with a change of the code that breaks it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "refinement"


@dataclass(frozen=True)
class Case:
    """A property by its name, and a mutant: the first text is replaced by the second, once."""

    file: str
    method: str
    property: str
    before: str
    after: str
    objects: int = 2
    width: int = 3
    unrollings: int = 2

    @property
    def name(self) -> str:
        """As tests are called."""
        return f"{self.file}:{self.method}:{self.property}"

    def text(self) -> str:
        """The program as it is."""
        return (EXAMPLES / f"{self.file}.oox").read_text(encoding="utf-8")

    def mutant(self) -> str:
        """The program with its mistake."""
        text = self.text()
        assert text.count(self.before) == 1, f"{self.before} stands {text.count(self.before)} times in {self.file}"
        return text.replace(self.before, self.after)


def _read() -> tuple[Case, ...]:
    table = tomllib.loads(Path(__file__).with_name("cases.toml").read_text(encoding="utf-8"))
    return tuple(Case(**row) for row in table["case"])


CASES = _read()
