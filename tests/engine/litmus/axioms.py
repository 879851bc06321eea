"""The outcomes of small programs by the definitions of the memory model, without vector clocks or histories.

Every interleaving is written down. Happens-before is the transitive closure of program order, of the order of critical
sections, of volatile writes before later reads, and of starts and joins. A plain read sees any write that comes before
it in the interleaving, unless another write of the place happens between the two; a volatile read sees the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

PLACES = ("x", "y", "v")
"""Two plain fields and a volatile one."""


@dataclass(frozen=True, slots=True)
class Action:
    """`x := 1`, or a read of `x` into a register; between `lock` and `unlock` if it is `locked`."""

    place: str
    value: int | None = None
    register: str = ""
    locked: bool = False


Program = tuple[tuple[Action, ...], ...]
"""What each thread does."""

Outcome = tuple[tuple[str, int], ...]
"""The value of each register."""

_Event = tuple[int, int]
"""A thread and the number of its action."""


def random_program(seed: int) -> Program:
    """Two or three threads with a few actions each."""
    random = Random(seed)
    count = random.choice((2, 2, 3))
    threads = []
    for thread in range(count):
        actions = []
        for number in range(random.randint(1, 3 if count == 2 else 2)):
            place, locked = random.choice(PLACES), random.random() < 0.25
            if random.random() < 0.5:
                actions.append(Action(place, random.randint(1, 2), locked=locked))
            else:
                actions.append(Action(place, register=f"t{thread}a{number}", locked=locked))
        threads.append(tuple(actions))
    return tuple(threads)


def text_of(program: Program) -> str:
    """The program in OOX; `Main.go` returns the registers as the digits of a number."""
    registers = [each.register for thread in program for each in thread if each.register]
    fields = " ".join(f"int {register};" for register in registers)
    bodies = "\n".join(f"    static void t{n}(C c) {{ {_body(thread)} }}" for n, thread in enumerate(program))
    forks = " ".join(f"fork Main.t{n}(c);" for n in range(len(program)))
    result = " + ".join(f"{10**place} * c.{register}" for place, register in enumerate(registers)) or "0"
    return (
        f"class C {{ int x; int y; volatile int v; {fields} }}\n"
        f"class Main {{\n    static int go() {{ C c := new C(); {forks} join; return {result}; }}\n{bodies}\n}}\n"
    )


def _body(thread: tuple[Action, ...]) -> str:
    statements = []
    for each in thread:
        written = (
            f"c.{each.place} := {each.value};" if each.value is not None else f"c.{each.register} := c.{each.place};"
        )
        statements.append(f"lock (c) {{ {written} }}" if each.locked else written)
    return " ".join(statements)


def outcomes(program: Program) -> set[int]:
    """The numbers that the program may return."""
    registers = [each.register for thread in program for each in thread if each.register]
    found: set[int] = set()
    for order in _interleavings([len(thread) for thread in program]):
        before = _happens_before(program, order)
        reads = [event for event in order if program[event[0]][event[1]].register]
        choices = [_visible(program, order, before, event) for event in reads]
        for values in product(*choices):
            seen = {program[t][n].register: value for (t, n), value in zip(reads, values, strict=True)}
            found.add(sum(10**place * seen[register] for place, register in enumerate(registers)))
    return found


def _interleavings(lengths: list[int]) -> Iterator[list[_Event]]:
    if not any(lengths):
        yield []
        return
    for thread, left in enumerate(lengths):
        if left:
            shorter = [*lengths[:thread], left - 1, *lengths[thread + 1 :]]
            for rest in _interleavings(shorter):
                yield [*rest, (thread, left - 1)]


def _happens_before(program: Program, order: list[_Event]) -> set[tuple[_Event, _Event]]:
    pairs = {
        (one, two)
        for position, two in enumerate(order)
        for one in order[:position]
        if one[0] == two[0] or _synchronises(program[one[0]][one[1]], program[two[0]][two[1]])
    }
    for middle in order:
        pairs |= {(a, d) for a, b in pairs if b == middle for c, d in pairs if c == middle}
    return pairs


def _synchronises(one: Action, two: Action) -> bool:
    volatile = one.place == two.place == "v" and one.value is not None and two.value is None
    return volatile or (one.locked and two.locked)


def _visible(program: Program, order: list[_Event], before: set[tuple[_Event, _Event]], read: _Event) -> set[int]:
    """The values that a read may see."""
    place = program[read[0]][read[1]].place
    earlier = order[: order.index(read)]
    writes = [e for e in earlier if program[e[0]][e[1]].place == place and program[e[0]][e[1]].value is not None]
    values = {write: program[write[0]][write[1]].value or 0 for write in writes}
    if place == "v":
        return {values[writes[-1]] if writes else 0}
    known = [write for write in writes if (write, read) in before]
    seen = {values[each] for each in writes if not any((each, other) in before for other in known)}
    return seen if known else {0, *seen}
