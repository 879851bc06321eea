"""An open document: its program, and what is known about its methods."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from oxpecker.api.checking import options_of
from oxpecker.incremental import IncrementalCheck, Store
from oxpecker.lsp.program import OpenProgram
from oxpecker.lsp.worker import Job
from oxpecker.results import MethodResult
from oxpecker.results.data import from_data

_LONGEST_EVENT = 64 * 2**20
_SHOWN_ERRORS = 2_000


class Document:
    """A document that an editor has open."""

    def __init__(self, name: str, settings: Mapping[str, Any], language: Mapping[str, str], folder: Path) -> None:
        self.program = OpenProgram(name, language)
        self.results: dict[str, MethodResult] = {}
        """What is known about the methods of the text as it is now, by their keys."""
        self.failure = ""
        """Why the last check could not be carried out."""
        self._settings = settings
        self._folder = folder
        self._widened: dict[str, dict[str, Any]] = {}
        self._repeated: set[str] = set()
        self._process: asyncio.subprocess.Process | None = None

    def options(self, method: str) -> dict[str, Any]:
        """The options that a method is checked with; a user may have asked for wider bounds for it."""
        return {**self._settings, **self._widened.get(method, {})}

    def update(self, text: str) -> None:
        """Takes another text; what is still true of it stays known, at its new place."""
        self.program.update(text)
        self.recall()

    def recall(self) -> None:
        """Takes what was kept about the text as it is now."""
        self.results = {}
        loaded = self.program.loaded
        if loaded is None or not self.program.current:
            return
        check = IncrementalCheck(loaded.program, loaded.sources, Store(self._folder))
        for method in self.program.methods():
            known = check.known(method, options_of(self.options(method.info.key)))
            if known is not None:
                self.results[method.info.key] = known

    def unknown(self) -> list[str]:
        """The methods that are to be checked."""
        keys = [method.info.key for method in self.program.methods()]
        return [key for key in keys if key not in self.results]

    def widen(self, method: str, values: Mapping[str, Any]) -> None:
        """Lets a method, given by its name in a result, be checked with other bounds or more time."""
        key = self._key(method)
        self._widened[key] = {**self._widened.get(key, {}), **values}
        self.results.pop(key, None)

    def forget(self, method: str) -> None:
        """Lets a method be checked again, whatever was kept."""
        key = self._key(method)
        self._repeated.add(key)
        self.results.pop(key, None)

    def _key(self, method: str) -> str:
        for each in self.program.methods():
            if str(each.info) == method:
                return each.info.key
        raise ValueError(f"there is no method {method}")

    # --- checking ------------------------------------------------------------------------------------------

    async def check(self) -> AsyncIterator[dict[str, Any]]:
        """Checks what is unknown in another process and gives its events; a check that is under way is ended."""
        await self.cancel()
        self.failure = ""
        text, wanted = self.program.text, self.unknown()
        if not wanted:
            return
        sources = tuple((source.name, source.text) for source in self.program.sources())
        methods = tuple((key, self.options(key), key in self._repeated) for key in wanted)
        job = Job(sources, dict(self.program.language), methods, str(self._folder))
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oxpecker.lsp.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=_LONGEST_EVENT,
        )
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        with suppress(ConnectionError):
            process.stdin.write(job.written())
            process.stdin.close()
        async for line in process.stdout:
            if self._process is not process:
                return
            event = json.loads(line)
            # Of a text that was edited meanwhile places are wrong; what was kept of it is found again below.
            if "result" in event and self.program.text == text:
                self.results[event["key"]] = replace(from_data(event["result"]), cached=event["cached"])
                self._repeated.discard(event["key"])
            yield event
        code = await process.wait()
        said = (await errors).decode(errors="replace").strip()
        if self._process is process:
            self._process = None
            if self.program.text != text:
                self.recall()
            if code:
                self.failure = f"the check ended with {code}: {said[-_SHOWN_ERRORS:]}"

    async def cancel(self) -> None:
        """Ends the check that is under way."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def describe(self, event: Mapping[str, Any]) -> str:
        """What a check is doing, in words."""
        if "method" in event:
            return str(event["method"])
        return f"{event.get('paths', 0):,} paths, {event.get('seconds', 0)} s"
