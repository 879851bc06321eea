"""The code of a loaded program, as syntax and typed; what is stored is read when something first asks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from oxpecker.oox import syntax, typed

Code = tuple[syntax.Program, typed.Program]


class ProgramCode:
    """Both forms of a program, which are made or read at most once."""

    def __init__(self, read: Callable[[], Code]) -> None:
        self._read: Callable[[], Code] | None = read

    @staticmethod
    def of(written: syntax.Program, program: typed.Program) -> ProgramCode:
        """The code of a program that is there."""
        return ProgramCode(lambda: (written, program))

    @cached_property
    def forms(self) -> Code:
        """The program as syntax, and typed."""
        assert self._read is not None
        return self._read()

    def __getstate__(self) -> dict[str, object]:
        """What another process needs: the code itself."""
        return {"_read": None, "forms": self.forms}
