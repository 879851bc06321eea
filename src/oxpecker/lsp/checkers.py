"""Processes that check methods. One is always ready, so that no check waits until Python has loaded everything."""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from oxpecker.lsp.job import Job
from oxpecker.lsp.limits import LONGEST_EVENT


class Checker:
    """A process that waits for one job."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        assert process.stderr is not None
        self._errors = asyncio.create_task(process.stderr.read())

    @classmethod
    async def start(cls) -> Checker:
        """A new process."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oxpecker.lsp.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_EVENT,
        )
        return cls(process)

    async def events(self, job: Job) -> AsyncIterator[dict[str, Any]]:
        """Has a job done, and yields what happens."""
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        with suppress(ConnectionError):
            process.stdin.write(pickle.dumps(job))
            process.stdin.close()
        async for line in process.stdout:
            yield json.loads(line)

    async def failure(self) -> str:
        """Why the process, which ends, did not do its job; empty if it did."""
        code = await self._process.wait()
        message = (await self._errors).decode(errors="replace").strip()
        return f"the check ended with {code}: {message}" if code else ""

    async def end(self) -> None:
        """Ends the process, whatever it does."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        await self._errors


class Checkers:
    """The process that is ready for the next job."""

    def __init__(self) -> None:
        self._next: asyncio.Task[Checker] | None = None
        self._is_closed = False

    def prepare(self) -> None:
        """Starts a process for the next job."""
        if self._next is None and not self._is_closed:
            self._next = asyncio.create_task(Checker.start())

    async def take(self) -> Checker:
        """A process for a job; the one for the job after it is started."""
        self.prepare()
        ready, self._next = self._next, None
        self.prepare()
        return await ready if ready is not None else await Checker.start()

    async def close(self) -> None:
        """Ends the process that is ready."""
        self._is_closed = True
        ready, self._next = self._next, None
        if ready is not None:
            await (await ready).end()
