"""Defects of the lowering: the members where they occur are unsupported, and everything else is lowered."""

from __future__ import annotations

from dataclasses import field
from functools import partial

from oxpecker.java import attributed as a
from oxpecker.java.attribution.containment import without_members
from oxpecker.java.lowering.classes import lower_class
from oxpecker.java.lowering.program import Lowering
from oxpecker.limits.defects import INTERNAL_ERROR, guarded
from oxpecker.oox import syntax
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Severity, Span


@dataclass(slots=True)
class GuardedLowering:
    """Lowers classes, and collects the defects."""

    program: Lowering
    defects: list[Diagnostic] = field(default_factory=list)

    def lowered(self, body: a.ClassBody) -> syntax.Class:
        """A class; members that cannot be lowered are left out of it."""
        found = self._attempt(body)
        if isinstance(found, syntax.Class):
            return found
        places = [each.span for each in (*body.methods, *body.initialisations)]
        wrong = {place: what for place in places if (what := self._alone(body, places, place)) is not None}
        wrong = wrong or dict.fromkeys(places, found)
        for place, what in wrong.items():
            self.defects.append(Diagnostic(Severity.ERROR, f"{INTERNAL_ERROR}: {what}", place))
        return lower_class(self.program, without_members(body, wrong))

    def _alone(self, body: a.ClassBody, places: list[Span], place: Span) -> str | None:
        """The defect of one member, lowered without the others."""
        others = {each: "" for each in places if each != place}
        found = self._attempt(without_members(body, others))
        return None if isinstance(found, syntax.Class) else found

    def _attempt(self, body: a.ClassBody) -> syntax.Class | str:
        """The class, or a description of the defect."""
        known = len(self.program.generated)

        def failed(what: str) -> syntax.Class | str:
            del self.program.generated[known:]
            return what

        return guarded(partial(self._lower, body), failed)

    def _lower(self, body: a.ClassBody) -> syntax.Class | str:
        return lower_class(self.program, body)
