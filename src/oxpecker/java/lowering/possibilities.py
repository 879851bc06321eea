"""What a program may do with threads: models of the library look for interruptions and for other threads only then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oxpecker.java.lowering.linking import LinkedClasses
from oxpecker.java.lowering.naming import Described
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.well_known import INTERRUPTS, THREAD, THREADS
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.syntax import MethodModifier as Modifier

_ASKED = {INTERRUPTS: "interrupt", THREADS: "start"}
"""Classes whose method `possible` models call, and the method of a thread that makes it true where code calls it."""
_POSSIBLE = syntax.Method(
    syntax.TypeUse(oox.BOOL),
    "possible",
    (),
    (),
    syntax.Block((syntax.Return(syntax.BooleanLiteral(True)),)),
    frozenset({Modifier.STATIC}),
)


def possibilities(program: Lowering, described: Mapping[str, Described], found: Sequence[syntax.Class]) -> list[str]:
    """The classes found whose `possible` is true, because others of the classes found do what it asks about."""
    threads = [each for each in found if each.name in described and described[each.name].name == THREAD]
    members = [member for each in threads for member in each.members]
    called = {each.name for each in members if isinstance(each, syntax.Method) and not each.parameters}
    asked = {program.named(each) for each, method in _ASKED.items() if method in called}
    return [each.name for each in found if each.name in asked]


def make_possible(classes: LinkedClasses, names: Sequence[str]) -> None:
    """Replaces the methods `possible` of some classes."""
    classes.add({name: classes[name].with_method(_POSSIBLE) for name in names})
