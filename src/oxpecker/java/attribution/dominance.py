"""Labels of a switch that are never reached, because an earlier label matches their values (JLS 14.11.1)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.labels import Element
from oxpecker.java.attribution.patterns import Deconstructed, Pattern, Typed
from oxpecker.java.resolution.subtyping import is_known_subtype
from oxpecker.java.types import boxed, erase, is_primitive
from oxpecker.java.world import World

DOMINATED = "this case label is dominated by a preceding case label"


def check_dominance(context: Attribution, elements: list[Element]) -> None:
    """Reports dominated labels."""
    world = context.world
    with_null = {element.number for element in elements if element.is_null}
    default: Element | None = None
    before: list[Element] = []
    for element in elements:
        if element.is_default:
            default = element
            continue
        is_after_default = (
            default is not None
            and default.number != element.number
            and (element.constant is None or default.number in with_null)
        )
        if is_after_default or any(_dominates(world, earlier, element) for earlier in before):
            context.error(DOMINATED, element.span)
        before.append(element)


def _dominates(world: World, earlier: Element, element: Element) -> bool:
    if earlier.pattern is None or not earlier.is_unguarded:
        return False
    if element.pattern is not None:
        return _covers(world, earlier.pattern, element.pattern)
    if element.constant is None:
        return False
    constant = boxed(element.constant.type)
    return is_known_subtype(world, erase(constant), erase(earlier.pattern.type)) and isinstance(
        element.constant, (a.Constant, a.FieldRead)
    )


def _covers(world: World, one: Pattern, two: Pattern) -> bool:
    """Whether a pattern matches whatever another one matches."""
    above, below = erase(one.type), erase(two.type)
    if is_primitive(above) or is_primitive(below):
        return above == below
    if not is_known_subtype(world, below, above):
        return False
    if isinstance(one, Typed):
        return True
    if not isinstance(two, Deconstructed) or two.symbol is not one.symbol:
        return False
    return all(_covers(world, *pair) for pair in zip(one.parts, two.parts, strict=True))
