"""Patterns of regular expressions that are compiled when they are first used: most runs need few of them."""

from __future__ import annotations

import re
from typing import Any, AnyStr, cast


class _Late:
    """Stands for a pattern. After the first use, its methods are those of the pattern itself."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        compiled = re.compile(self._text, self._flags)
        for each in ("match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "pattern"):
            setattr(self, each, getattr(compiled, each))
        return getattr(compiled, name)


def late_pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """As `re.compile`, but later."""
    return cast("re.Pattern[AnyStr]", _Late(text, flags))
