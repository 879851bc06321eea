"""An open document: its program, and the results of its methods."""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.layers import Layers
from oxpecker.api.session import Session
from oxpecker.api.setting import WrongValue
from oxpecker.api.settings import changed, from_arguments
from oxpecker.engine import Options
from oxpecker.incremental import Store
from oxpecker.lsp.job import Job
from oxpecker.lsp.limits import LONGEST_EVENT, SHOWN_ERRORS
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox import typed
from oxpecker.results import MethodResult
from oxpecker.results.data import from_data


class Document:
    """A document that an editor has open."""

    def __init__(self, name: str, given: Mapping[str, Any], folder: Path) -> None:
        self.program = OpenProgram(name)
        self.results: dict[str, MethodResult] = {}
        """What is known about the methods of the text as it is now, by their keys."""
        self.failure = ""
        """Why the last check could not be carried out."""
        self.mistakes: tuple[str, ...] = ()
        """What is wrong with configuration files and annotations; nothing is checked then."""
        self._given = given
        self._folder = folder
        self._options: dict[str, Options] = {}
        self._widened: dict[str, dict[str, Any]] = {}
        self._repeated: set[str] = set()
        self._process: asyncio.subprocess.Process | None = None

    def options(self, method: str) -> Options:
        """The options for checking a method; the user may have requested wider bounds for it."""
        return changed(self._options[method], self._widened.get(method, {}))

    def update(self, text: str) -> None:
        """Replaces the text; results that are still valid are kept, at their new places."""
        try:
            layers = Layers.above(Path(self.program.name), self._given)
            self.program.language, self.program.usual = layers.language, layers.usual
            self.program.update(text)
            self._options = self._chosen(layers)
            self.mistakes = ()
        except ConfigurationError as error:
            self.mistakes = error.problems
        except WrongValue as wrong:
            self.mistakes = (f"{self.program.name}: error: {wrong}",)
        self.recall()

    def _chosen(self, layers: Layers) -> dict[str, Options]:
        loaded = self.program.loaded
        if loaded is None or not self.program.current:
            return {}
        options_of = layers.of(loaded)
        return {method.info.key: options_of(method) for method in self.program.methods()}

    @property
    def ready(self) -> bool:
        """Whether the current text can be checked."""
        return self.program.current and not self.mistakes

    def recall(self) -> None:
        """Loads the stored results for the current text."""
        self.results = {}
        loaded = self.program.loaded
        if loaded is None or not self.ready:
            return
        session = Session(loaded, lambda method: self.options(method.info.key), store=Store(self._folder))
        for method in self.program.methods():
            known = session.known(method)
            if known is not None:
                self.results[method.info.key] = known

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

    # --- checking ------------------------------------------------------------------------------------------

    async def check(self) -> AsyncIterator[dict[str, Any]]:
        """Checks methods without a known result in another process and yields its events; ends a running check."""
        await self.cancel()
        self.failure = ""
        text, wanted = self.program.text, self.unknown()
        if not wanted:
            return
        methods = tuple((key, self.options(key), key in self._repeated) for key in wanted)
        program = self.program
        job = Job(tuple(program.sources()), program.language, program.usual, methods, self._folder)
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oxpecker.lsp.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_EVENT,
        )
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        with suppress(ConnectionError):
            process.stdin.write(pickle.dumps(job))
            process.stdin.close()
        async for line in process.stdout:
            if self._process is not process:
                return
            event = json.loads(line)
            # If the text was edited meanwhile, places are wrong; stored results are loaded again below.
            if "result" in event and self.program.text == text:
                self.results[event["key"]] = replace(from_data(event["result"]), cached=event["cached"])
                self._repeated.discard(event["key"])
            yield event
        code = await process.wait()
        message = (await errors).decode(errors="replace").strip()
        if self._process is process:
            self._process = None
            if self.program.text != text:
                self.recall()
            if code:
                self.failure = f"the check ended with {code}: {message[-SHOWN_ERRORS:]}"

    async def cancel(self) -> None:
        """Ends the running check."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def describe(self, event: Mapping[str, Any]) -> str:
        """The current activity of a check, in words."""
        if "method" in event:
            return str(event["method"])
        taken, ways = event["branches"]
        return f"{event['paths']:,} paths, {taken} of {ways} branches, {event['seconds']} s"
