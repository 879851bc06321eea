"""Names of files for what is said of a method."""

from __future__ import annotations

import re


def file_name(method: str) -> str:
    """The key or the name of a method as a file name; parameter types tell overloads apart."""
    name = re.sub(r"[<>]", "", method.replace("[]", "Array"))
    return re.sub(r"[^\w.$]+", "-", name).strip("-")
