"""The console blocks of the documentation: what they show is what their commands print.

`python docs/console.py` writes into every page what the commands print now; look at the difference before you keep it.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)


def commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the output shown for it. A command may go on after a backslash."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        match = re.match(r"((?:[^\n]*\\\n)*[^\n]*)\n?(.*)", part, re.DOTALL)
        assert match is not None
        yield match[1], match[2]


def words(command: str) -> list[str]:
    """The arguments that a command gives to Oxpecker."""
    program, *arguments = shlex.split(command.replace("\\\n", " "))
    if program != "oxpecker":
        raise ValueError(f"only oxpecker is run, not {program}")
    return arguments


def output(command: str) -> str:
    """What a command prints, on both streams, when it is run in the root of the repository."""
    from click.testing import CliRunner

    from oxpecker.cli.main import cli

    before = Path.cwd()
    os.chdir(ROOT)
    try:
        return CliRunner().invoke(cli, words(command)).output
    finally:
        os.chdir(before)


def refreshed(text: str) -> str:
    """A page whose blocks show what their commands print."""
    return BLOCK.sub(
        lambda match: "```console\n" + "".join(f"$ {c}\n{output(c)}" for c, _ in commands(match[1])) + "```", text
    )


if __name__ == "__main__":
    for page in [Path(name).resolve() for name in sys.argv[1:]] or PAGES:
        old = page.read_text(encoding="utf-8")
        new = refreshed(old)
        if new != old:
            page.write_text(new, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: changed")
