"""Classes without a model in OOX: distinct names without members."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.java.lowering.program import Lowering
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.types import OBJECT, THROWABLE, ClassType
from oxpecker.java.world import World
from oxpecker.oox import syntax


def is_throwable(world: World, name: str) -> bool:
    """Whether a class without a model is an exception."""
    return is_subtype(world, ClassType(name), THROWABLE)


def stubs(program: Lowering) -> Iterable[syntax.Class]:
    """The stubs that the program mentions: exceptions are classes, others interfaces that any class may implement."""
    pending = list(program.stubs)
    while pending:
        name = pending.pop()
        symbol = program.world.classes[name]
        above = symbol.superclass
        if not is_throwable(program.world, name):
            over = [each for each in program.world.unmodelled_above(name) if not is_throwable(program.world, each)]
            pending += [each for each in over if each not in program.stubs]
            interfaces = tuple(syntax.ClassName(program.stub(each), span=symbol.span) for each in over)
            yield syntax.Class(program.stub(name), (), None, interfaces, False, True, span=symbol.span)
        else:
            assert above is not None and above != OBJECT
            superclass = syntax.ClassName(program.named(above.name), span=symbol.span)
            yield syntax.Class(program.stub(name), (), superclass, span=symbol.span)
