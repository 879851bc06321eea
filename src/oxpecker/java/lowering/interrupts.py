"""Whether a program interrupts threads; waits of the library look for interruptions only then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oxpecker.java.lowering.linking import LinkedClasses
from oxpecker.java.lowering.naming import Described
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.well_known import INTERRUPTS, THREAD
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.syntax import MethodModifier as Modifier

_INTERRUPT = "interrupt"
_POSSIBLE = syntax.Method(
    syntax.TypeUse(oox.BOOL),
    "possible",
    (),
    (),
    syntax.Block((syntax.Return(syntax.BooleanLiteral(True)),)),
    frozenset({Modifier.STATIC}),
)


def interrupts_threads(described: Mapping[str, Described], found: Sequence[syntax.Class]) -> bool:
    """Whether the classes found interrupt threads."""
    threads = [each for each in found if each.name in described and described[each.name].name == THREAD]
    members = [member for thread in threads for member in thread.members]
    return any(isinstance(each, syntax.Method) and each.name == _INTERRUPT and not each.parameters for each in members)


def allow_interrupts(program: Lowering, classes: LinkedClasses) -> None:
    """Lets waits look for interruptions."""
    name = program.named(INTERRUPTS)
    classes.add({name: classes[name].with_method(_POSSIBLE)})
