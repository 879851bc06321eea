"""An open document: its text, what was read from it, and the results of its methods."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.layers import Layers
from oxpecker.api.session import Session
from oxpecker.api.setting import WrongValue
from oxpecker.api.settings import changed, from_arguments
from oxpecker.engine import Options
from oxpecker.incremental import Store
from oxpecker.lsp.checkers import Checker, Checkers
from oxpecker.lsp.edits import Edit, edit_between
from oxpecker.lsp.job import Job
from oxpecker.lsp.limits import SHOWN_ERRORS
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox import typed
from oxpecker.oox.source import TellDiagnostics, with_plain_line_ends
from oxpecker.results import MethodResult
from oxpecker.results.data import from_data


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from a text: the program, the options of its methods, and stored results that still hold."""

    program: OpenProgram
    options: Mapping[str, Options] = field(default_factory=dict)
    results: Mapping[str, MethodResult] = field(default_factory=dict)
    mistakes: tuple[str, ...] = ()
    """What is wrong with configuration files and annotations; nothing is checked then."""


class Document:
    """A document that an editor has open."""

    def __init__(self, name: str, given: Mapping[str, Any], folder: Path) -> None:
        self.text = ""
        """The current text; the program may have been read from an earlier one."""
        self.program = OpenProgram(name)
        self.results: dict[str, MethodResult] = {}
        """What is known about the methods of the program, by their keys."""
        self.failure = ""
        """Why the last check could not be carried out."""
        self.mistakes: tuple[str, ...] = ()
        self.checking = ""
        """The key of the method that is being checked."""
        self.waiting: frozenset[str] = frozenset()
        """The keys of the methods whose check has been asked for."""
        self.shown_values: set[str] = set()
        """The keys of the methods whose counterexample is shown in the text."""
        self.first_read = asyncio.Event()
        """Whether a program was read, perhaps of an earlier text."""
        self._given = given
        self._folder = folder
        self._options: Mapping[str, Options] = {}
        self._widened: dict[str, dict[str, Any]] = {}
        self._repeated: set[str] = set()
        self._checker: Checker | None = None
        self._turn: object | None = None
        """Stands for the check that was asked for last."""

    @property
    def name(self) -> str:
        """The path of its file."""
        return self.program.name

    def options(self, method: str) -> Options:
        """The options for checking a method; the user may have requested wider bounds for it."""
        return self._with_wider(method, self._options)

    def _with_wider(self, method: str, options: Mapping[str, Options]) -> Options:
        return changed(options[method], self._widened.get(method, {}))

    # --- reading -------------------------------------------------------------------------------------------

    def read(self, text: str, tell: TellDiagnostics | None = None) -> Reading:
        """Reads a text, without changing the document: another thread may do so. Results are not looked up yet.

        `tell` is given the diagnostics of the text as soon as they are known.
        """
        program = OpenProgram(self.name, text=with_plain_line_ends(text), loaded=self.program.loaded)
        try:
            layers = Layers.above(Path(self.name), self._given)
            program.language, program.usual = layers.language, layers.usual
            program.update(text, tell)
            options = _chosen(program, layers)
        except ConfigurationError as error:
            return Reading(program, mistakes=error.problems)
        except WrongValue as wrong:
            return Reading(program, mistakes=(f"{self.name}: error: {wrong}",))
        return Reading(program, options)

    def recall(self, reading: Reading) -> Reading:
        """What was read, with stored results if it can be checked; another thread may do so."""
        program = reading.program
        if program.loaded is None or not program.current or reading.mistakes:
            return reading
        chosen = {key: self._with_wider(key, reading.options) for key in reading.options}
        session = Session(program.loaded, lambda method: chosen[method.info.key], store=Store(self._folder))
        known = ((method.info.key, session.known(method)) for method in program.methods())
        return replace(reading, results={key: result for key, result in known if result is not None})

    def show(self, reading: Reading) -> None:
        """Replaces the program by what was read."""
        self.program, self.mistakes = reading.program, reading.mistakes
        self._options, self.results = reading.options, dict(reading.results)
        self.shown_values &= set(self.results)

    @property
    def is_read(self) -> bool:
        """Whether the program belongs to the current text."""
        return self.program.text == with_plain_line_ends(self.text)

    @property
    def edit(self) -> Edit:
        """What was edited since the program was read."""
        return edit_between(self.program.text, with_plain_line_ends(self.text))

    @property
    def is_saved(self) -> bool:
        """Whether the file has the current text, which commands will read."""
        try:
            return Path(self.name).read_text(encoding="utf-8", errors="replace") == with_plain_line_ends(self.text)
        except OSError:
            return False

    @property
    def ready(self) -> bool:
        """Whether the program can be checked."""
        return self.program.current and not self.mistakes

    # --- checking ------------------------------------------------------------------------------------------

    def unknown(self) -> list[str]:
        """The methods that have to be checked."""
        keys = [method.info.key for method in self.program.methods()]
        return [key for key in keys if key not in self.results]

    def widen(self, method: str, values: Mapping[str, Any]) -> None:
        """Sets other bounds or more time for a method, given by its name in a result."""
        key = self.method(method).info.key
        wider, _ = from_arguments(values)
        self._widened[key] = {**self._widened.get(key, {}), **wider}
        self.results.pop(key, None)

    def forget(self, method: str) -> None:
        """Has a method checked again, ignoring stored results."""
        key = self.method(method).info.key
        self._repeated.add(key)
        self.results.pop(key, None)

    def method(self, method: str) -> typed.Method:
        """The method with this name, as in results."""
        for each in self.program.methods():
            if str(each.info) == method:
                return each
        raise ValueError(f"no such method: {method}")

    @property
    def is_checking(self) -> bool:
        """Whether a check is running."""
        return self._turn is not None

    async def check(self, checkers: Checkers) -> AsyncIterator[dict[str, Any]]:
        """Checks methods without a known result in another process and yields its events; ends a running check."""
        await self.cancel()
        self.failure = ""
        program, wanted = self.program, self.unknown()
        if not wanted:
            return
        turn = self._turn = object()
        self.waiting = frozenset(wanted)
        methods = tuple((key, self.options(key), key in self._repeated) for key in wanted)
        job = Job(tuple(program.sources()), program.language, program.usual, methods, self._folder)
        checker = await checkers.take()
        if self._turn is not turn:  # cancelled meanwhile
            await checker.end()
            return
        self._checker = checker
        async for event in checker.events(job):
            if self._checker is not checker:
                return
            # If another text was read meanwhile, places are wrong; stored results are loaded again.
            if self.program is program:
                self._note(event)
            yield event
        failure = await checker.failure()
        if self._checker is checker:
            self._end()
            self.failure = failure[-SHOWN_ERRORS:]

    def _note(self, event: Mapping[str, Any]) -> None:
        if "method" in event:
            self.checking = event["method"]
        if "result" in event:
            self.results[event["key"]] = replace(from_data(event["result"]), cached=event["cached"])
            self._repeated.discard(event["key"])

    def _end(self) -> None:
        self._checker, self._turn, self.checking, self.waiting = None, None, "", frozenset()

    async def cancel(self) -> None:
        """Ends the running check."""
        checker = self._checker
        self._end()
        if checker is not None:
            await checker.end()

    def describe(self, event: Mapping[str, Any]) -> str:
        """The current activity of a check, in words."""
        if "method" in event:
            return str(event["method"])
        taken, ways = event["branches"]
        return f"{event['paths']:,} paths, {taken} of {ways} branches, {event['seconds']} s"


def _chosen(program: OpenProgram, layers: Layers) -> dict[str, Options]:
    if program.loaded is None or not program.current:
        return {}
    options_of = layers.of(program.loaded)
    # Every heap along a counterexample is kept, so that it can be stepped through at once.
    return {method.info.key: replace(options_of(method), films=True) for method in program.methods()}
