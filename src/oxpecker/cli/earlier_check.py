"""A check that was made before: while nothing has changed, its results are found without the code of the program."""

from __future__ import annotations

import click

from oxpecker.api.loading import Loaded
from oxpecker.api.session import Session
from oxpecker.cli.options import given_settings
from oxpecker.cli.selection import Selected
from oxpecker.engine import Options
from oxpecker.incremental import CompletedResults, Store, is_lasting
from oxpecker.incremental.fingerprint import options_text
from oxpecker.incremental.runs import RecordedRun
from oxpecker.oox.records import dataclass
from oxpecker.results import MethodResult


@dataclass(frozen=True, slots=True)
class EarlierCheck:
    """What is stored of a check of the very same program with the same arguments."""

    completed: CompletedResults
    selection: str
    """What the methods and their options depend on, besides the program."""
    options: Options

    def results(self) -> list[MethodResult] | None:
        """The results of all methods, if each of them is stored."""
        found: list[MethodResult] = []
        for method in self.completed.chosen(self.selection) or ():
            result = self.completed.of(method, self.options)
            if result is None or not is_lasting(result, self.options):
                return None
            found.append(result)
        return found or None

    def remember(self, session: Session) -> None:
        """Records which methods are checked, unless annotations give some of them other options."""
        if all(session.options(method) == self.options for method in session.methods):
            self.completed.choose(self.selection, [method.info.key for method in session.methods])


def earlier_check(store: Store | None, loaded: Loaded, selected: Selected, options: Options) -> EarlierCheck | None:
    """The same check as before, if the program is a stored one and its files alone decide which methods are checked."""
    is_resumed = click.get_current_context().find_object(RecordedRun) is not None
    if store is None or not loaded.key or selected.since is not None or is_resumed:
        return None
    # An option that is given overrides annotations, even where it has its usual value.
    given = sorted(given_settings().items())
    selection = f"{selected.names} {selected.excluded} {given} {options_text(options)}"
    return EarlierCheck(CompletedResults(store, loaded.key), selection, options)
