"""Pictures of a terminal: `python docs/terminal.py` draws what commands print, with its colours, as SVG.

The pictures are those of `PICTURES`; a test compares them with what the commands print now.
"""

from __future__ import annotations

import re
import shlex
import sys
from html import escape
from pathlib import Path

from console import ROOT, folder_of_the_reader

PICTURES = {
    "finding.svg": "oxpecker check examples/tutorial/before/Search.java --method Search.middle",
}
FOLDER = ROOT / "docs/pictures"

_WIDEST = 120
"""Characters of a line; longer ones go on below, as in a terminal."""
_WIDTH, _HEIGHT, _EDGE, _BAR = 8.4, 19, 20, 36
"""Pixels: of a character, of a line, around the text, of the bar at the top."""
_COLOURS = {"31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "36": "#79c0ff"}
_TEXT, _QUIET = "#e6edf3", "#9198a1"
_BLANK = "\u00a0"
"""Ordinary blanks in a row would be drawn as one."""
_CODES = re.compile(r"\x1b\[([\d;]*)m")


def drawn(command: str) -> str:
    """A terminal in which a command was given."""
    lines = [line for each in [f"$ {command}", *_printed(command).splitlines()] for line in _folded(each)]
    width = _EDGE * 2 + _WIDTH * max(len(_CODES.sub("", line)) for line in lines)
    height = _BAR + _EDGE + _HEIGHT * len(lines)
    dots = "".join(
        f'<circle cx="{20 + 20 * place}" cy="18" r="6" fill="{colour}"/>'
        for place, colour in enumerate(("#ff5f57", "#febc2e", "#28c840"))
    )
    texts = "\n".join(_line(line, _BAR + 15 + _HEIGHT * place) for place, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
        f'height="{height}" role="img">\n<title>{escape(command)}</title>\n'
        f'<rect width="100%" height="100%" rx="10" fill="#0d1117"/>\n{dots}\n'
        '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14">'
        f"\n{texts}\n</g>\n</svg>\n"
    )


def _printed(command: str) -> str:
    """What a command prints on a terminal with colours."""
    from click.testing import CliRunner

    from oxpecker.cli.main import cli

    _, *words = shlex.split(command)
    with folder_of_the_reader():
        return CliRunner().invoke(cli, [*words, "--color", "always"]).stdout


def _folded(line: str) -> list[str]:
    """A line in parts that fit; only plain lines are that long."""
    parts = [line[start : start + _WIDEST] for start in range(0, len(line), _WIDEST)] or [""]
    return [line] if len(_CODES.sub("", line)) <= _WIDEST else parts


def _line(line: str, height: int) -> str:
    codes: list[str] = []
    spans = ""
    for place, part in enumerate(_CODES.split(line)):
        if place % 2:
            codes = [] if part == "0" else part.split(";")
        elif part:
            spans += f"<tspan{_style(codes)}>{escape(part).replace(' ', _BLANK)}</tspan>"
    return f'<text x="{_EDGE}" y="{height}" fill="{_TEXT}">{spans}</text>'


def _style(codes: list[str]) -> str:
    colour = next((_COLOURS[code] for code in codes if code in _COLOURS), _QUIET if "2" in codes else None)
    bold = ' font-weight="bold"' if "1" in codes else ""
    return bold + (f' fill="{colour}"' if colour else "")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    for name, command in PICTURES.items():
        (FOLDER / name).write_text(drawn(command), encoding="utf-8", newline="\n")
        print(Path("docs/pictures") / name)
