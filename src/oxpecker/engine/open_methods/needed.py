"""Whether a finding needs the answers of classes without source: another run gets other answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from oxpecker.engine.limits import OTHER_RUNS
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.interpreter import Value
from oxpecker.oox.interpreter.choices import Ask
from oxpecker.oox.open_methods import lacks_source
from oxpecker.oox.types import ANY, Type, is_non_null, shown_class
from oxpecker.results.doubt import Doubt
from oxpecker.results.verdict import Finding

_OF_CLASSES = "ExceptionInInitializerError"
"""What leaves the initialiser of a class."""


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
        if found is None or is_non_null(t) or _owner(method) != self.owner:
            return found
        return _opposite(found[0]) if self.is_opposite else None


def _opposite(value: Value) -> tuple[Value] | None:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, (int, float)):
        return (type(value)(value == 0),)
    return None if value is None else (None,)


Shows = Callable[[Callable[[Ask], Ask], int], bool]
"""Whether a run still shows a finding if open methods answer something else, at random by a seed."""


def needed_classes(hierarchy: Hierarchy, asked: Sequence[typed.Method], shows: Shows) -> tuple[str, ...]:
    """The classes without source whose answers a finding needs: with other answers, a run does not show it."""
    owners = dict.fromkeys(_owner(method) for method in asked)
    return tuple(
        shown_class(owner)
        for owner in owners
        if lacks_source(hierarchy, owner)
        and not all(shows(partial(OtherAnswers, owner=owner, number=n), n) for n in range(OTHER_RUNS))
    )


def with_needs(finding: Finding, needs: tuple[str, ...]) -> Finding:
    """A finding with what it needs; code without source is trusted to give what initialisers need."""
    fails_early = finding.exception is not None and finding.exception.name == _OF_CLASSES
    doubts = (*finding.doubts, Doubt.INITIALISER) if needs and fails_early else finding.doubts
    return replace(finding, needs=needs, doubts=doubts)


def is_independent(hierarchy: Hierarchy, asked: Sequence[typed.Method], shows: Shows) -> bool:
    """Whether only classes without source are asked, and a run that is told no answers shows the finding, too."""
    return all(lacks_source(hierarchy, _owner(method)) for method in asked) and shows(lambda _recall: _anything, 0)


def _owner(method: typed.Method) -> str:
    return method.info.owner.removesuffix(ANY)


def _anything(*_asked: object) -> None:
    """No answer: any one will do."""
