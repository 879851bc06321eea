"""A thread for all work on programs, so that the server can always listen.

One thread is enough: work on one program never waits for work on another for long, and terms are shared by all.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from oxpecker.lsp.limits import STACK_BYTES

T = TypeVar("T")


class Background:
    """Does one piece of work after the other."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="programs")
        usual = threading.stack_size(STACK_BYTES)
        try:
            # The thread starts here; deep programs need room on its stack.
            self._executor.submit(int).result()
        finally:
            threading.stack_size(usual)

    async def do(self, work: Callable[[], T]) -> T:
        """The result of some work; meanwhile the server listens."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    def close(self) -> None:
        """Ends the thread once its work is done."""
        self._executor.shutdown(wait=False)
