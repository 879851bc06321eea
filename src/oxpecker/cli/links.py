"""Links from places in the source to their files, for terminals that can open them (the escape sequence OSC 8)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from oxpecker.cli.limits import FIRST_VTE_WITH_LINKS

_PLACE = re.compile(r"(?<= (?:at|in) )([^\s:]+\.(?:java|oox)):\d+:\d+")
_PROGRAMS = frozenset({"ghostty", "iTerm.app", "rio", "tabby", "vscode", "WezTerm", "zed"})
"""Values of TERM_PROGRAM."""
_TERMINALS = frozenset({"alacritty", "contour", "foot", "xterm-ghostty", "xterm-kitty"})
"""Values of TERM."""
_VARIABLES = ("DOMTERM", "KONSOLE_VERSION", "WT_SESSION")
"""Variables that only such terminals set."""


def shows_links(environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Whether the output is a terminal that is known to show links; FORCE_HYPERLINK overrides what is known."""
    forced = environment.get("FORCE_HYPERLINK", "")
    if forced:
        return forced != "0"
    if not is_terminal:
        return False
    version = environment.get("VTE_VERSION", "")
    return (
        environment.get("TERM_PROGRAM") in _PROGRAMS
        or environment.get("TERM") in _TERMINALS
        or any(environment.get(name) for name in _VARIABLES)
        or (version.isdecimal() and int(version) >= FIRST_VTE_WITH_LINKS)
    )


def linked(text: str) -> str:
    """A text in which the places of files that exist are links."""
    return _PLACE.sub(_link, text)


def _link(place: re.Match[str]) -> str:
    file = Path(place[1])
    if not file.is_file():
        return place[0]
    return f"\x1b]8;;{file.resolve().as_uri()}\x1b\\{place[0]}\x1b]8;;\x1b\\"
