"""What is computed once for all methods of a program, before the first of them is checked."""

from __future__ import annotations

from contextlib import suppress

from oxpecker.engine import Options
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.depth import deep_recursion


def prepare(program: typed.Program, options: Options, seconds: float) -> None:
    """Computes what every check needs, so that no method pays for it and all processes share it.

    It has the memory of a method, and the `seconds` of all methods: if that is not enough, each computes it again.
    """
    watch = Watch(seconds, options.megabytes)
    with suppress(LimitReached, MemoryError, RecursionError), deep_recursion(), alarmed(watch):
        static_state(program)
        static_uses(program)
