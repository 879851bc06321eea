"""The methods that the code of a program calls, found once for the program and those derived from it."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import BUILT_IN


class CalledMethods:
    """Tells which methods the code of a program calls itself, library code apart."""

    def __init__(self, program: typed.Program) -> None:
        own = (each.body for each in program.methods.values() if not each.info.span.file.startswith(BUILT_IN))
        bodies = list(own)
        self._keys = {each.method.key for each in typed.found(bodies, typed.Invoke)}
        self._keys |= {each.constructor.key for each in typed.found(bodies, typed.NewObject)}

    def includes(self, method: MethodInfo) -> bool:
        """Whether some code calls a method, perhaps as one that it overrides."""
        return any(each.key in self._keys for each in (method, *method.overrides))


def called_methods(program: typed.Program) -> CalledMethods:
    """The methods that a program calls."""
    known = program.facts.get(CalledMethods)
    if known is None:
        known = program.facts[CalledMethods] = CalledMethods(program)
    assert isinstance(known, CalledMethods)
    return known
