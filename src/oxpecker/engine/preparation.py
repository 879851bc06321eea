"""Preparation before the first path: compiling a program takes time and memory too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oxpecker.engine.options import Options
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.reason import TOO_DEEP
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.results import MethodResult, Verdict

Check = TypeVar("Check")


def prepared(make: Callable[[], Check], method: typed.Method, options: Options) -> Check | MethodResult:
    """A check that can start; if a limit is reached before that, the verdict `unknown`."""
    watch = Watch(options.seconds, options.megabytes, used=options.used)
    try:
        with deep_recursion(), alarmed(watch):
            return make()
    except LimitReached as limit:
        reason = limit.reason
    except MemoryError:
        reason = watch.out_of_memory
    except RecursionError:
        reason = TOO_DEEP
    return MethodResult(str(method.info), method.info.span, Verdict.UNKNOWN, reason)
