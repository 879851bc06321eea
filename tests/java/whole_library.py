"""All models of the library as one OOX program, with the symbols they were made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from oxpecker.java.lowering.assembly import assemble
from oxpecker.java.lowering.compiled import compile_class
from oxpecker.java.lowering.dispatch import new_lowering
from oxpecker.java.lowering.linking import LinkedClasses
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.resolution.completion import new_world
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.world import LIBRARY, World
from oxpecker.oox import typed
from oxpecker.oox.checker import check
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import Diagnostics, Span


@dataclass(frozen=True)
class WholeLibrary:
    """Every class and member of the models."""

    world: World
    program: typed.Program
    bodies: dict[Span, MethodInfo]
    """What methods and constructors became, by their places."""

    def classes(self) -> Iterator[ClassSymbol]:
        """The classes of the models, those inside of others included."""
        yield from (each for each in list(self.world.classes.values()) if each.library and each.declaration is not None)

    def methods(self) -> Iterator[MethodSymbol]:
        """The methods and constructors that are written down."""
        for symbol in self.classes():
            written = [*(each for same in symbol.methods.values() for each in same), *symbol.constructors]
            yield from (each for each in written if each.declaration is not None)

    def body(self, method: MethodSymbol) -> MethodInfo | None:
        """A method in OOX; None where it has no body there."""
        found = self.bodies.get(method.span)
        return found if found is not None and self.program.methods[found.key].body is not None else None


@cache
def whole_library() -> WholeLibrary:
    """Compiles all models anew, so that local classes have symbols; each is a root, so that nothing is left out."""
    world, names = new_world(Diagnostics()), ClassNames([])
    lowering = new_lowering(world, names, {}, [])
    classes = LinkedClasses(lowering, {})
    with deep_recursion():
        for path in sorted(LIBRARY.rglob("*.java")):
            name = ".".join(path.relative_to(LIBRARY).with_suffix("").parts)
            compiled = compile_class(world, names, world[name])
            classes.link(name, compiled)
        assert not world.diagnostics.errors
        checked = check(assemble(lowering, classes, list(classes.outlines)))
    assert checked.program is not None, checked.diagnostics
    bodies = {info.info.span: info.info for info in checked.program.methods.values()}
    return WholeLibrary(world, checked.program, bodies)
