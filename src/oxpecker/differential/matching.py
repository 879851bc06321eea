"""Which methods of two versions belong together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from oxpecker.differential.limits import LEAST_MARGIN, LEAST_SIMILARITY
from oxpecker.oox import typed
from oxpecker.oox.printer import print_member
from oxpecker.oox.types import ArrayType, ClassType, Type
from oxpecker.results.difference import Match


@dataclass(frozen=True, slots=True)
class Pair:
    """A method of the old version and one of the new version; one of them may be missing."""

    old: typed.Method | None
    new: typed.Method | None
    match: Match


def outermost(name: str) -> str:
    """The top-level class around a class."""
    return name.partition("$")[0] or name


def counterparts(old: Sequence[typed.Method], new: Sequence[typed.Method]) -> dict[str, str]:
    """The top-level classes of the new version for those of the old one: by name, the others by common methods."""
    ours, theirs = ({outermost(each.info.owner): None for each in methods} for methods in (old, new))
    found = {name: name for name in ours if name in theirs}
    for name in ours:
        free = [each for each in theirs if each not in found.values()]
        if name in found or not free:
            continue
        mine = _signatures(old, name)
        scores = {each: sum((mine & _signatures(new, each)).values()) for each in free}
        best = max(free, key=lambda each: scores[each])
        if scores[best]:
            found[name] = best
    return found


def _signatures(methods: Iterable[typed.Method], outer: str) -> Counter[tuple[str, int]]:
    return Counter(
        (each.info.name, len(each.info.parameters)) for each in methods if outermost(each.info.owner) == outer
    )


def translated(name: str, classes: Mapping[str, str]) -> str:
    """The name of the counterpart of a class, which may be nested."""
    outer = outermost(name)
    return classes.get(outer, outer) + name[len(outer) :]


def translated_type(t: Type, classes: Mapping[str, str]) -> str:
    """The text of a type with the classes of the other version."""
    if isinstance(t, ArrayType):
        return f"{translated_type(t.element, classes)}[]"
    return translated(t.name, classes) if isinstance(t, ClassType) else str(t)


def pairs(old: Sequence[typed.Method], new: Sequence[typed.Method], classes: Mapping[str, str]) -> list[Pair]:
    """Matches methods, each with at most one other, in the order of the new version; removed ones come last."""
    partner: dict[str, tuple[typed.Method, Match]] = {}
    left = {each.info.key: each for each in old}

    def take(found: typed.Method, mine: typed.Method, match: Match) -> None:
        partner[mine.info.key] = (found, match)
        del left[found.info.key]

    by_place = {(translated(each.info.owner, classes), *_signature(each, classes)): each for each in old}
    for mine in new:
        same = by_place.get((mine.info.owner, *_signature(mine, {})))
        if same is not None:
            take(same, mine, Match.SAME)
    for mine in new:
        if mine.info.key in partner:
            continue
        moved = [each for each in left.values() if _signature(each, classes) == _signature(mine, {})]
        if len(moved) == 1 and not mine.info.is_constructor:
            take(moved[0], mine, Match.MOVED)
    for one, mine in _similar(list(left.values()), [each for each in new if each.info.key not in partner], classes):
        take(one, mine, Match.RENAMED)
    found = []
    for mine in new:
        other, match = partner.get(mine.info.key, (None, Match.NONE))
        found.append(Pair(other, mine, match))
    return [*found, *(Pair(each, None, Match.NONE) for each in left.values())]


def _signature(method: typed.Method, classes: Mapping[str, str]) -> tuple[str, bool, tuple[str, ...]]:
    info = method.info
    return info.name, info.static, tuple(translated_type(t, classes) for t in info.parameter_types)


def _similar(
    old: Sequence[typed.Method], new: Sequence[typed.Method], classes: Mapping[str, str]
) -> list[tuple[typed.Method, typed.Method]]:
    """Methods with other names and similar code; the most similar ones first, and only clear cases."""
    grams = {each.info.key: _trigrams(each) for each in (*old, *new)}
    scored = sorted(
        (
            (_overlap(grams[one.info.key], grams[two.info.key]), one, two)
            for one in old
            for two in new
            if _signature(one, classes)[1:] == _signature(two, {})[1:]
            and one.info.is_constructor == two.info.is_constructor
        ),
        key=lambda each: (-each[0], each[1].info.key, each[2].info.key),
    )
    found: list[tuple[typed.Method, typed.Method]] = []
    for score, one, two in scored:
        others = [s for s, a, b in scored if (a is one) != (b is two)]
        is_free = not any(a is one or b is two for a, b in found)
        if is_free and score >= LEAST_SIMILARITY and score - max(others, default=0.0) >= LEAST_MARGIN:
            found.append((one, two))
    return found


def _trigrams(method: typed.Method) -> Counter[tuple[str, ...]]:
    """The sequences of three tokens in the code of a method, without its name."""
    declaration = method.info.declaration
    text = "" if declaration is None else print_member(declaration)
    words = [word for word in re.findall(r"\w+|[^\w\s]", text) if word != method.info.name]
    return Counter(zip(words, words[1:], words[2:], strict=False))


def _overlap(one: Counter[tuple[str, ...]], two: Counter[tuple[str, ...]]) -> float:
    total = sum((one | two).values())
    return sum((one & two).values()) / total if total else 1.0
