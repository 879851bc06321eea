"""The programs in the page's menu."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from oxpecker.server.controls import Values


@dataclass(frozen=True, slots=True)
class Example:
    """A program, what it demonstrates, and the options that suit it best."""

    file: str
    title: str
    about: str
    text: str
    options: Values
    method: str = ""
    """The method to check; empty for all."""

    def data(self) -> dict[str, object]:
        """For the page."""
        return {
            "file": self.file,
            "title": self.title,
            "about": self.about,
            "text": self.text,
            "options": dict(self.options),
            "method": self.method,
        }


@cache
def examples() -> tuple[Example, ...]:
    """All examples, in menu order."""
    folder = files("oxpecker.server") / "examples"
    index = tomllib.loads((folder / "index.toml").read_text("utf-8"))
    return tuple(
        Example(
            each["file"],
            each["title"],
            each["about"],
            (folder / each["file"]).read_text("utf-8"),
            each.get("options", {}),
            each.get("method", ""),
        )
        for each in index["example"]
    )
