"""The methods of a program by the names that traces have, made once for the program and those derived from it."""

from __future__ import annotations

from oxpecker.oox import typed


class MethodNames:
    """The shown name of every method, by its key."""

    def __init__(self, program: typed.Program) -> None:
        self._names = {key: str(each.info) for key, each in program.methods.items()}

    def methods(self, program: typed.Program) -> dict[str, typed.Method]:
        """The methods of a program that has the same signatures."""
        return {self._names[key]: each for key, each in program.methods.items()}


def methods_by_name(program: typed.Program) -> dict[str, typed.Method]:
    """The methods by their shown names."""
    known = program.facts.get(MethodNames)
    if known is None:
        known = program.facts[MethodNames] = MethodNames(program)
    assert isinstance(known, MethodNames)
    return known.methods(program)
