"""Specifications extracted from code by abstract interpretation (Karun, chapter 4).

`summarise(program, method)` gives a `Summary`: for every location that a call may change, and for its result, a lower
and an upper bound as relational expressions over the state before the call. It holds of every call that returns
normally and is not disturbed by other threads.
"""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.refinement.extraction.locations import CONTENT, RESULT, WALKED, Location, Place
from oxpecker.refinement.extraction.parameters import Parameters
from oxpecker.refinement.extraction.state import Bounds, State, exactly
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
        if state is None:
            nothing: dict[Location, Bounds] = {}
            return Summary(method, templates.vocabulary, nothing, None, False, after_throwing, thrown is not None)
        changed = self._changed(state)
        told = template.answers if state.lost is None else ()
        specified = CONTENT in templates.callees.footprint(method).changes
        return Summary(
            method, templates.vocabulary, changed, state.lost, True, after_throwing, thrown is not None, told, specified
        )

    def _changed(self, state: State) -> dict[Location, Bounds]:
        words, library = self.templates.vocabulary, self.templates.callees.library
        return {
            location: bounds
            for location, bounds in state.values.items()
            if (location == RESULT or bounds != exactly(words.before(location)))
            and location != WALKED
            and not (library is not None and library.hides(location))
        }


def summarise(program: typed.Program, method: typed.Method, parameters: Parameters | None = None) -> Summary:
    """The summary of one method."""
    return Extraction(program, parameters).summarise(method)
