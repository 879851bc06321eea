"""Whether a finding needs the answers of classes without source: another run gets other answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.interpreter import Value
from oxpecker.oox.interpreter.choices import Ask
from oxpecker.oox.open_methods import lacks_source
from oxpecker.oox.types import ANY, Type, is_non_null


class OtherAnswers:
    """The answers of a path, except for those of a class without source: opposite ones in the first run, then any."""

    def __init__(self, recall: Ask, owner: str, number: int) -> None:
        self.recall = recall
        self.owner = owner
        self.is_opposite = number == 0

    def __call__(
        self, method: typed.Method, arguments: Sequence[Value], version: int, t: Type, part: str
    ) -> tuple[Value] | None:
        """The answer; None for any one."""
        found = self.recall(method, arguments, version, t, part)
        if found is None or is_non_null(t) or method.info.owner.removesuffix(ANY) != self.owner:
            return found
        return _opposite(found[0]) if self.is_opposite else None


def _opposite(value: Value) -> tuple[Value] | None:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, (int, float)):
        return (type(value)(value == 0),)
    return None if value is None else (None,)


def asked_of(hierarchy: Hierarchy, methods: Sequence[typed.Method]) -> Iterator[str]:
    """The classes without source among the owners of methods, each once."""
    owners = dict.fromkeys(method.info.owner.removesuffix(ANY) for method in methods)
    yield from (owner for owner in owners if lacks_source(hierarchy, owner))
