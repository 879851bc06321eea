"""File names for methods."""

from __future__ import annotations

import re
from hashlib import sha256

from oxpecker.report.limits import LONGEST_FILE_NAME

_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")}
"""Names that Windows reserves for devices, with any suffix after a dot."""


def file_name(method: str) -> str:
    """The key or the name of a method as a file name valid on every system; parameter types distinguish overloads."""
    name = re.sub(r"[<>]", "", method.replace("[]", "Array"))
    name = re.sub(r"[^\w.$]+", "-", name).strip("-.") or "_"
    data = name.encode()
    if len(data) > LONGEST_FILE_NAME:
        name = f"{data[: LONGEST_FILE_NAME // 2].decode(errors='ignore')}-{sha256(data).hexdigest()[:16]}"
    return f"_{name}" if name.partition(".")[0].lower() in _DEVICES else name


class FileNames:
    """File names for several methods, distinct even on case-insensitive systems."""

    def __init__(self) -> None:
        self._given: dict[str, list[str]] = {}
        """The names given so far, by their small letters."""

    def of(self, method: str) -> str:
        """The name for a method; always the same."""
        name = file_name(method)
        alike = self._given.setdefault(name.lower(), [])
        if name not in alike:
            alike.append(name)
        number = alike.index(name) + 1
        return name if number == 1 else f"{name}-{number}"
