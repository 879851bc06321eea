"""The table of attribution rules by kind of node, through which expressions, statements and classes nest."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.attribution import (
    assignments,
    calls,
    classes,
    creation,
    function_targets,
    literals,
    loops,
    names,
    operators,
    statements,
    switches,
)
from oxpecker.java.attribution.context import Attribution, Rules
from oxpecker.java.jml import attribution as specifications
from oxpecker.java.world import World

RULES = Rules(
    expressions={
        tree.Literal: literals.attribute_literal,
        tree.Name: names.attribute_name,
        tree.FieldAccess: names.attribute_field_access,
        tree.This: names.attribute_this,
        tree.Super: names.attribute_super,
        tree.ArrayAccess: operators.attribute_element,
        tree.MethodCall: calls.attribute_call,
        tree.New: creation.attribute_new,
        tree.NewArray: creation.attribute_new_array,
        tree.ArrayInitialiser: creation.attribute_array_initialiser,
        tree.Unary: operators.attribute_unary,
        tree.Binary: operators.attribute_binary,
        tree.Increment: assignments.attribute_increment,
        tree.Assign: assignments.attribute_assign,
        tree.InstanceOf: operators.attribute_instance_of,
        tree.Conditional: operators.attribute_conditional,
        tree.Cast: operators.attribute_cast,
        tree.Lambda: function_targets.attribute_function,
        tree.MethodReference: function_targets.attribute_function,
        tree.SwitchExpression: switches.attribute_switch_expression,
        tree.ClassLiteral: literals.attribute_class_literal,
        **specifications.RULES,
    },
    statements={
        **statements.RULES,
        tree.LocalClass: classes.attribute_local_class,
        tree.While: loops.attribute_while,
        tree.DoWhile: loops.attribute_do,
        tree.For: loops.attribute_for,
        tree.ForEach: loops.attribute_for_each,
        tree.Switch: switches.attribute_switch,
    },
    class_body=classes.attribute_class,
)


def new_attribution(world: World) -> Attribution:
    """An empty attribution of a program."""
    return Attribution(world, RULES)
