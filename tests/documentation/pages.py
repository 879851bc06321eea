"""The pages of the repository, and their blocks of code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ["docs", "tests", "examples", "editors", "benchmarks"]
FENCE = re.compile(r"^ *(```+|~~~+) *([^\n`]*)\n(.*?)^ *\1 *$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """Code on a page, with the language that the page names."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    """All pages that people read."""
    below = [page for folder in FOLDERS for page in sorted((ROOT / folder).rglob("*.md"))]
    return [*sorted(ROOT.glob("*.md")), *(page for page in below if "node_modules" not in page.parts)]


def blocks_in(page: str, text: str) -> list[Block]:
    """The blocks of a page."""
    return [
        Block(page, text[: found.start()].count("\n") + 1, found[2].strip(), found[3]) for found in FENCE.finditer(text)
    ]


def blocks(*languages: str) -> list[Block]:
    """All blocks; with languages, those that are written in one of them."""
    found = [
        block
        for page in pages()
        for block in blocks_in(page.relative_to(ROOT).as_posix(), page.read_text(encoding="utf-8"))
    ]
    return [block for block in found if not languages or block.language in languages]
