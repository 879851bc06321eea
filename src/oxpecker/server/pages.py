"""The files of the page. No other names are served."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}

_SHARED = ("expressions.js", "hiding.js")
"""Scripts of the report that the page uses, too."""


@cache
def pages() -> Mapping[str, tuple[str, bytes]]:
    """The content type and the content of each file, by request path."""
    shared = files("oxpecker.report.html") / "assets"
    own = (files("oxpecker.server") / "page").iterdir()
    found = {
        f"/{each.name}": (f"{_TYPES[each.name.rpartition('.')[2]]}; charset=utf-8", each.read_bytes())
        for each in (*own, *(shared / name for name in _SHARED))
        if each.name.rpartition(".")[2] in _TYPES
    }
    return {**found, "/": found["/index.html"]}
