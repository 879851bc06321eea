"""Specifications extracted from code by abstract interpretation (Karun, chapter 4).

`summarise(program, method)` gives a `Summary`: for every location that a call may change, and for its result, a lower
and an upper bound as relational expressions over the state before the call. It holds of every call that returns
normally and is not disturbed by other threads.
"""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.refinement.extraction.expressions import Expr
from oxpecker.refinement.extraction.locations import CONTENT, RESULT, WALKED, Location, Place
from oxpecker.refinement.extraction.parameters import Parameters
from oxpecker.refinement.extraction.state import Bounds, State, exactly, united
from oxpecker.refinement.extraction.summary import Summary
from oxpecker.refinement.extraction.templates import Templates

__all__ = ["RESULT", "Bounds", "Extraction", "Location", "Parameters", "Place", "Summary", "summarise"]


class Extraction:
    """Summaries of a program's methods; what was found out about one helps with the others."""

    def __init__(
        self, program: typed.Program, parameters: Parameters | None = None, *, specified: bool = False
    ) -> None:
        """With `specified`, the library's collections are what their specifications say, where these are enough."""
        self.templates = Templates(program, parameters or Parameters(), specified)
        self._found: dict[str, Summary] = {}

    def summarise(self, method: typed.Method) -> Summary:
        """The summary of a method with a body."""
        found = self._found.get(method.info.key)
        if found is None:
            found = self._found[method.info.key] = self._summary(method)
        return found

    def _summary(self, method: typed.Method) -> Summary:
        templates = self.templates
        with deep_recursion():
            template = templates.summary(method)
        state, thrown = template.normal, template.exceptional
        known = thrown is not None and thrown.lost is None
        after_throwing = self._changed(thrown) if thrown is not None and known else None
        assigned = self._assigned([each for each in (state, thrown) if each is not None])
        if state is None:
            return Summary(method, templates.vocabulary, {}, None, False, after_throwing, assigned)
        changed = self._changed(state)
        told = template.answers if state.lost is None else ()
        specified = CONTENT in templates.callees.footprint(method).changes
        return Summary(
            method, templates.vocabulary, changed, state.lost, True, after_throwing, assigned, told, specified
        )

    def _changed(self, state: State) -> dict[Location, Bounds]:
        words = self.templates.vocabulary
        return {
            location: bounds
            for location, bounds in state.values.items()
            if (location == RESULT or bounds != exactly(words.before(location)))
            and location != WALKED
            and not self._is_hidden(location)
        }

    def _assigned(self, states: list[State]) -> dict[Location, Expr] | None:
        """What calls may assign that end in one of these states; None when that is not known."""
        found: dict[Location, Expr] = {}
        for state in states:
            if state.lost is not None:
                return None
            found = united(found, state.assigned)
        return {location: keys for location, keys in found.items() if not self._is_hidden(location)}

    def _is_hidden(self, location: Location) -> bool:
        library = self.templates.callees.library
        return library is not None and library.hides(location)


def summarise(program: typed.Program, method: typed.Method, parameters: Parameters | None = None) -> Summary:
    """The summary of one method."""
    return Extraction(program, parameters).summarise(method)
