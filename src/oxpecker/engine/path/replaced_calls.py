"""Which calls are replaced by their contracts, and what a proof then relies on."""

from __future__ import annotations

from dataclasses import field

from oxpecker.engine.options import Options
from oxpecker.engine.path.specification import OpenCall, Specification
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(slots=True)
class ReplacedCalls:
    """Which calls are replaced by their contracts, and what a proof then relies on."""

    everywhere: bool
    chosen: frozenset[str]
    forking: bool
    """Whether there are threads, in which case no call is replaced."""
    relied_on: dict[MethodInfo, None] = field(default_factory=dict)
    endless: dict[Span, None] = field(default_factory=dict)
    """Loops whose termination has not been shown."""
    open_calls: dict[OpenCall, None] = field(default_factory=dict)
    exceptions: dict[tuple[str, ...], int] = field(default_factory=dict)

    def replaces(self, method: typed.Method) -> bool:
        """Whether calls of a method are replaced by its contract."""
        wanted = self.everywhere or method.info.key in self.chosen
        return wanted and not self.forking and promises(method)

    def vacuous(self) -> list[OpenCall]:
        """Calls that have no possible outcome although their preconditions hold."""
        return list(self.open_calls)

    def close(self, specification: Specification) -> None:
        """The path is feasible, and so are the outcomes of the calls on it."""
        for call in specification.open_calls:
            self.open_calls.pop(call, None)
        specification.open_calls = ()


def promises(method: typed.Method) -> bool:
    """Whether a contract describes the effect of a method; `requires` and `pure` alone do not."""
    for case in method.cases:
        if case.ensures or case.exceptional or case.signals:
            return True
        if case.assignable is not None and not method.info.pure:
            return True
    return False


def replaced_calls(program: typed.Program, forking: bool, options: Options) -> ReplacedCalls:
    """Which calls to replace, according to the options."""
    names = {m.info.key for name in options.modular_for for m in program.find_methods(name)}
    if options.initial_statics and static_state(program).classes:
        return ReplacedCalls(False, frozenset(), forking)  # what was shown for initial values need not hold at a call
    return ReplacedCalls(options.modular, frozenset(names), forking)
