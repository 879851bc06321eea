"""The console blocks of the documentation: what they show is what their commands print.

`python docs/console.py` writes into every page what the commands print now; look at the difference before you keep it.
A line `..` stands for lines that are left out, and times may differ: what still matches is left as it is.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
ENDLESS = " --watch"
"""The option of a command that waits for changes; tests/documentation/test_watch_block.py makes them."""
PLOT = re.compile(r"^ *(?:[\d.]+ s )?\|.*\n", re.MULTILINE)
LEGEND = re.compile(r"^  [a-z]  .*\n", re.MULTILINE)
PROGRESS = re.compile(r"^.*: [\d.]+ (?:of [\d.]+ )?s; \d[\d,]* paths.*\n", re.MULTILINE)
"""A line about a check that takes long, which only a slow machine prints."""


def commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the output shown for it. A command may go on after a backslash."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        match = re.match(r"((?:[^\n]*\\\n)*[^\n]*)\n?(.*)", part, re.DOTALL)
        assert match is not None
        yield match[1], match[2]


@contextmanager
def folder_of_the_reader() -> Iterator[Path]:
    """An empty folder to work in, in which the programs of the pages are found as in the repository."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as name:
        shutil.copytree(ROOT / "examples", Path(name) / "examples")
        (Path(name) / "tests").symlink_to(ROOT / "tests")
        os.chdir(name)
        try:
            yield Path(name)
        finally:
            os.chdir(before)


def output(command: str) -> str:
    """What a command prints, on both streams, when it is run in the current folder."""
    program, *arguments = shlex.split(command.replace("\\\n", " "))
    if program == "cat":
        return "".join(Path(each).read_text(encoding="utf-8") for each in arguments)
    if program != "oxpecker":
        raise ValueError(f"only oxpecker and cat are run, not {program}")
    from click.testing import CliRunner

    from oxpecker.cli.main import cli

    return PROGRESS.sub("", CliRunner().invoke(cli, arguments).output)


def printed(block: str) -> list[tuple[str, str, str]]:
    """Of each command in a block: itself, the output that is shown, and what it prints after those before it."""
    with folder_of_the_reader():
        return [
            (command, shown, output(command)) for command, shown in commands(block) if not command.endswith(ENDLESS)
        ]


def matches(shown: str, now: str) -> bool:
    """Whether what is shown is what is printed, but for times and lines that are left out."""
    parts = re.split(r"^ *\.\.\n", _without_times(shown), flags=re.MULTILINE)
    pattern = r"(?:.*\n)+".join(map(re.escape, parts))
    return re.fullmatch(pattern, _without_times(now)) is not None


def _without_times(text: str) -> str:
    if re.search(r"^configuration +solved +time", text, re.MULTILINE):
        return _without_times_of_ablation(text)
    return re.sub(r"\d+\.\d+ s\b", "# s", text)


def _without_times_of_ablation(text: str) -> str:
    """The table of `oxpecker ablate` without seconds; who is where in the plot depends on nothing but them."""
    legend = sorted(re.sub(r"^  [a-z]", "", line) for line in LEGEND.findall(text))
    text = LEGEND.sub("", PLOT.sub("", text)) + "".join(legend)
    return re.sub(r" +", " ", re.sub(r"\b\d+\.\d\d\b", "#", text))


def refreshed(text: str) -> str:
    """A page whose blocks show what their commands print."""
    return BLOCK.sub(lambda match: f"```console\n{_refreshed_block(match[1]) or match[1]}```", text)


def _refreshed_block(block: str) -> str:
    return "".join(f"$ {command}\n{shown if matches(shown, now) else now}" for command, shown, now in printed(block))


if __name__ == "__main__":
    for page in [Path(name).resolve() for name in sys.argv[1:]] or PAGES:
        old = page.read_text(encoding="utf-8")
        new = refreshed(old)
        if new != old:
            page.write_text(new, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: changed")
