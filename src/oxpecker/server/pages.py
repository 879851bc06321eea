"""The files of the page. Only these names are served, whatever a request asks for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


@cache
def pages() -> Mapping[str, tuple[str, bytes]]:
    """By the path of a request: the type of a file and its content."""
    found = {
        f"/{each.name}": (f"{_TYPES[each.name.rpartition('.')[2]]}; charset=utf-8", each.read_bytes())
        for each in (files("oxpecker.server") / "page").iterdir()
        if each.name.rpartition(".")[2] in _TYPES
    }
    return {**found, "/": found["/index.html"]}
