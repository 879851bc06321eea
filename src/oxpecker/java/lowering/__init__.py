"""From attributed Java to the syntax of OOX: dynamic semantics written out, one file per concept.

`lower_program` attributes and lowers the classes of the program, then every class of the library they speak of.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.attribution.classes import attribute_class
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.lowering.assembly import assemble
from oxpecker.java.lowering.classes import lower_class, lower_defaults
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox.prelude import prelude

__all__ = ["lower_program"]


def lower_program(world: World) -> syntax.Program | None:
    """The OOX program; None where the Java program has errors."""
    attribution = Attribution(world)
    for symbol in list(world.own):
        attribute_class(attribution, symbol)
    if world.diagnostics.errors:
        return None
    own = [body.symbol for body in attribution.bodies]
    program = Lowering(world, ClassNames(own), attribution.closures, own)
    program.settle_captures()
    classes: dict[str, syntax.Class] = {}
    for symbol in own:
        program.class_name(symbol)
    _lower_bodies(attribution, program, classes)
    while True:
        if program.uses_class_objects:
            _name_exceptions(program)
        waiting = [symbol for symbol in program.used.values() if _top(symbol).name not in classes_tops(attribution)]
        if not waiting:
            break
        for symbol in waiting:
            top = _top(symbol)
            if top.name not in classes_tops(attribution):
                attribute_class(attribution, top)
        if world.diagnostics.errors:
            return None
        program.settle_captures()
        _lower_bodies(attribution, program, classes)
    return assemble(program, classes, [program.class_name(symbol) for symbol in own])


def _name_exceptions(program: Lowering) -> None:
    """What operators throw can be asked for its class, too, though no text of the program names it."""
    for declaration in prelude().classes:
        if program.world.find(f"java.lang.{declaration.name}") is not None:
            program.named(f"java.lang.{declaration.name}")


def _top(symbol: ClassSymbol) -> ClassSymbol:
    while symbol.outer is not None:
        symbol = symbol.outer
    return symbol


def classes_tops(attribution: Attribution) -> set[str]:
    """The top-level classes that have been attributed."""
    return {_top(body.symbol).name for body in attribution.bodies}


def _lower_bodies(attribution: Attribution, program: Lowering, classes: dict[str, syntax.Class]) -> None:
    for body in attribution.bodies:
        name = program.names.of(body.symbol)
        if name not in classes:
            classes[name] = lower_class(program, body)
    for body in attribution.bodies:
        if body.symbol.interface and False in program.defaults.values():
            name = program.names.of(body.symbol)
            members = (*classes[name].members, *lower_defaults(program, body))
            classes[name] = replace(classes[name], members=members)
