"""The table of lowering rules by kind of node, through which expressions and statements nest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.java import attributed as a
from oxpecker.java.jml import attributed as spec
from oxpecker.java.lowering import (
    calls,
    constructors,
    contracts,
    expressions,
    functions,
    specifications,
    statements,
    strings,
    switches,
)
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.lowering.program import Lowering, Rules
from oxpecker.java.resolution.scope import Closure
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World
from oxpecker.oox import syntax

EXPRESSIONS: dict[type[a.Expression], Callable[[Code, Any], syntax.Expression]] = {
    **expressions.RULES,
    a.Invoke: calls.lower_invoke,
    a.Intrinsic: calls.lower_intrinsic,
    a.New: calls.lower_new,
    a.ClassLiteral: calls.lower_class_literal,
    a.Concatenation: strings.lower_concatenation,
    a.Lambda: functions.lower_lambda,
    **specifications.RULES,
}

STATEMENTS: dict[type[a.Statement], Callable[[Code, Any], None]] = {
    **statements.RULES,
    a.Switch: switches.lower_switch,
    a.ConstructorCall: constructors.lower_constructor_call,
    spec.Statement: contracts.lower_jml_statement,
}

RULES = Rules(EXPRESSIONS, STATEMENTS, expressions.lower_effect)


def new_lowering(world: World, names: ClassNames, closures: dict[str, Closure], own: list[ClassSymbol]) -> Lowering:
    """An empty program, ready for lowering."""
    return Lowering(world, names, closures, own, RULES)
