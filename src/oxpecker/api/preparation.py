"""What is computed once for the methods of a run, before the first of them is checked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from oxpecker.engine import Options
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.depth import deep_recursion


def prepare(program: typed.Program, methods: Sequence[typed.Method], options: Options, seconds: float) -> None:
    """Computes what the checks of some methods need, so that none of them pays for it and all processes share it.

    It has the memory of a method, and the `seconds` of all methods: if that is not enough, each computes it again.
    """
    watch = Watch(seconds, options.megabytes)
    with suppress(LimitReached, MemoryError, RecursionError), deep_recursion(), alarmed(watch):
        used = static_uses(program).of_all([method.info for method in methods])
        static_state(program).look_at(used)
