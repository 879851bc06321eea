"""The files of the page. No other names are served."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


@cache
def pages() -> Mapping[str, tuple[str, bytes]]:
    """The content type and the content of each file, by request path."""
    found = {
        f"/{each.name}": (f"{_TYPES[each.name.rpartition('.')[2]]}; charset=utf-8", each.read_bytes())
        for each in (files("oxpecker.server") / "page").iterdir()
        if each.name.rpartition(".")[2] in _TYPES
    }
    return {**found, "/": found["/index.html"]}
