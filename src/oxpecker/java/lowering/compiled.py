"""A library class compiled to OOX independently of any program, so that it can be cached."""

from __future__ import annotations

from oxpecker.java.attribution.classes import attribute_class
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.dispatch import new_attribution
from oxpecker.java.lowering.classes import lower_class, lower_defaults
from oxpecker.java.lowering.dispatch import new_lowering
from oxpecker.java.lowering.held import look_at_fields
from oxpecker.java.lowering.naming import ClassNames, Described, names_of
from oxpecker.java.lowering.outline import Outline, outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Compiled:
    """Everything that a top-level class adds to a program."""

    classes: dict[str, Outline]
    """The class, its member and local classes, and its function objects, by their OOX names."""
    described: dict[str, Described]
    """For each Java class: the data of its class object."""
    uses: tuple[str, ...]
    """The classes it mentions, by binary name."""
    literals: dict[str, str]
    class_objects: dict[str, Described]
    clones: dict[str, tuple[oox.Type, bool]]
    uses_class_objects: bool


def compile_class(world: World, names: ClassNames, top: ClassSymbol) -> Compiled:
    """Attributes and lowers a library class; errors in it are reported like any others."""
    attribution = new_attribution(world)
    attribute_class(attribution, top)
    program = new_lowering(world, names, attribution.closures, [])
    program.settle_captures(attribution.lambdas)
    look_at_fields(program, attribution.bodies)
    classes: dict[str, syntax.Class] = {}
    described: dict[str, Described] = {}
    if not world.diagnostics.errors:
        for body in attribution.bodies:
            lowered = lower_class(program, body)
            classes[lowered.name] = lowered
            described[lowered.name] = names_of(body.symbol)
        _add_defaults(attribution, program, classes)
    classes |= {generated.name: generated for generated in program.generated}
    if top.name not in names.unsettled:
        # Beside a replaced class, the code of others need not obey the static rules.
        classes = {name: syntax.summarised(declaration) for name, declaration in classes.items()}
    return Compiled(
        {name: outline(declaration) for name, declaration in classes.items()},
        described,
        tuple(program.used),
        program.literals,
        program.class_objects,
        program.clones,
        program.uses_class_objects,
    )


def _add_defaults(attribution: Attribution, program: Lowering, classes: dict[str, syntax.Class]) -> None:
    """Adds all default methods of library interfaces for `I.super.m(..)`."""
    for body in attribution.bodies:
        if body.symbol.interface:
            name = program.names.of(body.symbol)
            members = (*classes[name].members, *lower_defaults(program, body, every=True))
            declaration = classes[name]
            classes[name] = syntax.Class(
                name, members, None, declaration.interfaces, False, True, span=declaration.span
            )
