"""What is known of what objects lead to, as text with triggers: it unfolds only where fields are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.horn.formula import Formula, Op, quoted
from oxpecker.horn.limits import MOST_REACH_VERSIONS
from oxpecker.horn.linked import is_reaching

Arrays = tuple[Formula, ...]
"""The fields that are followed, at some moment."""


def reach_lemmas(known: Iterable[Formula]) -> Iterator[str]:
    """Assertions about all moments of which facts speak."""
    moments: dict[tuple[str, Arrays], None] = {}
    for fact in known:
        moments |= {(each.name, each.arguments[:-2]): None for each in fact.walk() if is_reaching(each)}
    seen: dict[tuple[str, Arrays], None] = {}
    pending = list(moments)
    while pending and len(seen) < MOST_REACH_VERSIONS:
        name, arrays = moment = pending.pop()
        if moment in seen:
            continue
        seen[moment] = None
        yield from _closure(name, arrays)
        for number, array in enumerate(arrays):
            if array.op is Op.STORE:
                before = (*arrays[:number], array.arguments[0], *arrays[number + 1 :])
                yield from _assigned(name, before, arrays, array)
                pending.append((name, before))


def _reach(name: str, arrays: Arrays, root: str, wanted: str) -> str:
    return f"({quoted(name)} {' '.join(each.text for each in arrays)} {root} {wanted})"


def _every(variables: str, condition: str, *triggers: str) -> str:
    declared = " ".join(f"({each} Object)" for each in variables.split())
    patterns = " ".join(f":pattern ({each})" for each in triggers)
    return f"(assert (forall ({declared}) (! {condition} {patterns})))"


def _closure(name: str, arrays: Arrays) -> Iterator[str]:
    """An object reaches itself, and what the objects reach to which its fields refer."""
    here = _reach(name, arrays, "x", "y")
    led = [f"(select {each.text} x)" for each in arrays]
    beyond = [_reach(name, arrays, each, "y") for each in led]
    unfolded = f"(and (not (= x null)) (not (= y null)) (or (= x y) {' '.join(beyond)}))"
    yield _every("x y", f"(= {here} {unfolded})", *(f"{here} {each}" for each in led), *beyond)
    yield _every("x y", f"(=> {here} (and (not (= x null)) (not (= y null))))", here)
    itself = f"(=> (not (= x null)) {_reach(name, arrays, 'x', 'x')})"
    yield _every("x y", itself, here)
    yield _every("x", itself, *led)
    further = _reach(name, arrays, "y", "z")
    yield _every("x y z", f"(=> (and {here} {further}) {_reach(name, arrays, 'x', 'z')})", f"{here} {further}")
    for each in arrays:
        after = f"(select {each.text} y)"
        step = f"(=> (and {here} (not (= {after} null))) {_reach(name, arrays, 'x', after)})"
        yield _every("x y", step, f"{here} {after}")


def _assigned(name: str, before: Arrays, after: Arrays, assigned: Formula) -> Iterator[str]:
    """A field of one object got a value.

    A way that does not lead through the object is as it was. One that does goes on from the new value, after the last
    time. Where nothing was assigned before, no way is lost.
    """
    old, target, value = assigned.arguments
    was, now = _reach(name, before, "x", "y"), _reach(name, after, "x", "y")
    through = _reach(name, before, "x", target.text)
    on = _reach(name, before, value.text, "y")
    yield _every("x y", f"(=> {now} (or {was} (and {through} {on})))", now)
    kept = f"(or (not {through}) (= (select {old.text} {target.text}) null))"
    yield _every("x y", f"(=> (and {was} {kept}) {now})", was, now)
