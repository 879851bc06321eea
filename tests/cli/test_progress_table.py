"""The table of a run by several processes, and links to files."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from oxpecker.api.rounds import RunProgress
from oxpecker.cli.links import linked, shows_links
from oxpecker.cli.progress import ProgressLine
from oxpecker.cli.progress_table import progress_table
from oxpecker.engine import Bounds, Progress
from oxpecker.results import Verdict

SO_FAR = Progress(Bounds(array=2, chain=5, decisions=80), 1234, 3.21, 20.0)
RUN = RunProgress(
    12,
    96,
    130.0,
    {"Account.withdraw(int)": SO_FAR, "A.f()": None},
    verdicts={Verdict.VALID: 8, Verdict.UNKNOWN: 1, Verdict.INVALID: 3},
)


def test_a_line_for_each_method_at_work() -> None:
    assert progress_table(RUN, 100, is_colourful=False) == [
        "checked 12 of 96 methods, about 2 min left",
        "3 invalid, 1 unknown, 8 valid",
        "method                      time  paths  bounds",
        "Account.withdraw(int)  3 of 20 s  1,234  array 2, chain 5, decisions 80",
        "A.f()",
    ]


@pytest.mark.parametrize("width", [20, 40, 79])
def test_it_fits_the_terminal(width: int) -> None:
    lines = progress_table(RUN, width, is_colourful=True)
    assert max(len(re.sub(r"\x1b\[[\d;]*m", "", line)) for line in lines) <= width
    assert lines[0].startswith("checked 12 of 96")


def test_colours_have_meaning() -> None:
    assert progress_table(RUN, 79, is_colourful=True)[1] == (
        "\x1b[1;31m3 invalid\x1b[0m, \x1b[1;33m1 unknown\x1b[0m, \x1b[1;32m8 valid\x1b[0m"
    )


def test_names_cannot_steer_the_terminal() -> None:
    hostile = RunProgress(0, 1, None, {"A.f\x1b[2J()": SO_FAR})
    assert "\x1b" not in "".join(progress_table(hostile, 79, is_colourful=True))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("kind", [Terminal, io.StringIO])
def test_the_table_disappears_and_pipes_get_one_line(kind: type[io.StringIO], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream := kind())
    line = ProgressLine("checking")
    monkeypatch.setattr(line._pace, "is_due", lambda: True)
    line.say_lines(lambda _width: ["one", "two"], "12 of 96 methods")
    if kind is io.StringIO:
        assert stream.getvalue() == "checking: 12 of 96 methods\n"
    else:
        assert stream.getvalue() == "\r\x1b[Kone\ntwo"
        line.clear()
        assert stream.getvalue() == "\r\x1b[Kone\ntwo\r\x1b[K\x1b[1A\x1b[K"


@pytest.mark.parametrize(
    ("environment", "is_terminal", "shown"),
    [
        ({"TERM_PROGRAM": "vscode"}, True, True),
        ({"TERM_PROGRAM": "vscode"}, False, False),
        ({"VTE_VERSION": "6800"}, True, True),
        ({"VTE_VERSION": "4600"}, True, False),
        ({"VTE_VERSION": "x"}, True, False),
        ({"TERM": "xterm-256color"}, True, False),
        ({"TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"}, True, False),
        ({"FORCE_HYPERLINK": "1"}, False, True),
    ],
)
def test_links_only_where_they_are_shown(environment: dict[str, str], is_terminal: bool, shown: bool) -> None:
    assert shows_links(environment, is_terminal) is shown


def test_places_of_files_are_links(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.touch()
    text = f"    at {file}:3:9"
    assert linked(text) == f"    at \x1b]8;;{file.as_uri()}\x1b\\{file}:3:9\x1b]8;;\x1b\\"
    for other in (
        f"    at {tmp_path}/None.java:3:9",
        "  thrown at built-in:library/java/lang/String.java:1:2",
        "at 3:4",
    ):
        assert linked(other) == other
