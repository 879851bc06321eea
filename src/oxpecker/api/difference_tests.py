"""JUnit tests of differences: each passes on the old version, and fails on the new one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oxpecker.api.loading import Loaded
from oxpecker.differential.old_behaviour import old_behaviour
from oxpecker.results.difference import Difference, Match, MethodComparison
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter, Written
from oxpecker.testgen.suite import Skipped

_DESCRIPTION = "what the old version does on inputs on which the new one differs"
_RENAMED = "the method has another name or class in the new version"
_ENDLESS = "a version never ends"
_ANSWERS = "it depends on answers of methods without code"
_OUTPUT = "the versions differ in what they print"
_NO_INPUT = "the input cannot be built"


@dataclass(frozen=True, slots=True)
class DifferenceTests:
    """Writes the tests of differences from an old version."""

    old: Loaded
    version: int = 5
    """Of JUnit."""

    def written(self, results: Iterable[MethodComparison]) -> Written:
        """The tests, and the differences that have none."""
        view = JavaView(self.old.program, self.old.outline())
        writer = JUnitWriter(view, JUnitStyle(self.version))
        methods = {str(each.info): each for each in self.old.own_methods()}
        for result in results:
            difference = result.difference
            if difference is None:
                continue
            reason = _obstacle(result, difference)
            method = methods.get(result.old)
            case = None if reason or method is None else old_behaviour(self.old.program, method, difference)
            if case is None or method is None:
                writer.skipped.append(Skipped(result.method, reason or _NO_INPUT))
            else:
                writer.add(method, [case])
        return writer.result(_DESCRIPTION)


def _obstacle(result: MethodComparison, difference: Difference) -> str:
    """Why no test shows a difference; empty if one may."""
    if result.match is not Match.SAME:
        return _RENAMED
    if difference.old.endless or difference.new.endless:
        return _ENDLESS
    if difference.answers:
        return _ANSWERS
    same = (difference.old.ending, difference.old.effects) == (difference.new.ending, difference.new.effects)
    return _OUTPUT if same else ""
