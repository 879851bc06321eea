"""Fields of linked structures in contracts and code, and questions what an object leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oxpecker.horn.formula import TRUE, Formula, Sort, conjunction, select, symbol
from oxpecker.horn.linked import object_of, place_of, reaches
from oxpecker.horn.values import Opaque, Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.reaching import HAS

if TYPE_CHECKING:
    from oxpecker.horn.specification import Evaluation


def read_linked(evaluation: Evaluation, target: Formula, field: FieldInfo) -> Value:
    """The field of an object of a linked structure that is not null."""
    values = evaluation.now.fields.get(place_of(field))
    if not isinstance(values, Formula):
        return Opaque(f"the field '{field.name}'")
    return evaluation.known(select(values, target))


def reached_instances(
    evaluation: Evaluation, node: typed.ForElements, class_name: str, operands: tuple[typed.Expression, ...]
) -> tuple[Value, Formula]:
    """A quantifier over the objects of a class that one object leads to, now or on entry."""
    at = evaluation.before(node.span) if isinstance(node.array, typed.Old) else evaluation
    (root,) = operands
    value, first = at.value(root)
    start = object_of(value, at.now.fields, class_name, node.span)
    plain = symbol(f"{node.value.name}'{evaluation.depth}", Sort.OBJECT)
    guard = reaches(at.now.fields, class_name, start, plain)
    bound, existing = {**evaluation.bound, node.value.index: plain}, evaluation.existing | {plain}
    inner = replace(evaluation, bound=bound, existing=existing, depth=evaluation.depth + 1)
    found, defined = evaluation.quantified(node.kind, plain, guard, inner, node.body)
    return found, conjunction(first, defined)


def reaching(
    evaluation: Evaluation, node: typed.Invoke, class_name: str, operands: tuple[typed.Expression, ...]
) -> tuple[Value, Formula]:
    """Whether one object leads to another."""
    if node.method.name != HAS:
        return Opaque("the objects that are reached"), TRUE
    values, definedness = zip(*map(evaluation.value, operands), strict=True)
    start, wanted = (object_of(value, evaluation.now.fields, class_name, node.span) for value in values)
    return reaches(evaluation.now.fields, class_name, start, wanted), conjunction(*definedness)
