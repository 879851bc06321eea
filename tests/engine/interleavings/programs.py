"""Small random programs with threads that share objects, locks, arrays, static fields and classes.

A program is made of numbers from a seed. `Main.go` forks one to three threads, does something itself and, mostly,
joins; two `C`s, an array and two indices are handed around. The indices and whether the two objects are one may be
inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from oxpecker.oox.interpreter import Heap, Value

PLAIN = ("write", "read", "copy", "increment", "static", "element", "publish", "take", "local", "lock", "again")
"""Actions that nothing but their order decides about: programs of these alone have traces that can be counted."""

COUNTED = (*PLAIN, "nested lock", "initialise", "fork", "notify", "wait", "branch")
ALL = (
    *COUNTED,
    "indexed",
    "assert",
    "assert",
    "contract",
    "forked contract",
    "past",
    "throw",
    "caught",
    "spin",
    "unowned",
    "guarded wait",
    "entered",
    "tried",
)

PARAMETERS = "C c, C d, int[] a, int i, int j"
ARGUMENTS = "c, d, a, i, j"


@dataclass(frozen=True, slots=True)
class Threaded:
    """The text of a program whose method is `Main.go`, whether it has inputs, and how to make them."""

    text: str
    has_inputs: bool
    inputs: list[Callable[[Heap], list[Value]]]
    complete: bool = True
    """Whether these are all inputs."""
    strategy: str = "auto"
    """How unknown references are initialised."""


def _arguments(i: int, j: int, same: bool) -> Callable[[Heap], list[Value]]:
    def make(heap: Heap) -> list[Value]:
        c = heap.new_object(heap.hierarchy["C"])
        return [c, c if same else heap.new_object(heap.hierarchy["C"]), i, j]

    return make


class Writer:
    """Makes up one program."""

    def __init__(self, seed: int, actions: tuple[str, ...], has_inputs: bool) -> None:
        self.random = Random(seed)
        self.actions = actions
        self.has_inputs = has_inputs
        self.locals = 0

    def pick(self, *options: str) -> str:
        """One of several."""
        return self.random.choice(options)

    def object(self) -> str:
        """A shared object."""
        return self.pick("c", "c", "d")

    def field(self) -> str:
        """A field of a shared object."""
        return f"{self.object()}.{self.pick('x', 'x', 'y')}"

    def fresh(self) -> str:
        """The name of a new local."""
        self.locals += 1
        return f"v{self.locals}"

    def number(self) -> str:
        """A small number."""
        return str(self.random.randint(0, 2))

    def statements(self, count: int, depth: int) -> Iterator[str]:
        """Several actions."""
        for _ in range(count):
            kind = self.random.choice(self.actions)
            yield from self.action(kind, depth)

    def action(self, kind: str, depth: int) -> Iterator[str]:
        """One action, as statements."""
        name = self.fresh()
        place = self.object()
        match kind:
            case "write":
                yield f"{self.field()} := {self.number()};"
            case "read":
                yield f"int {name} := {self.field()};"
            case "copy":
                yield f"{self.field()} := {self.field()};"
            case "increment":
                target = self.field()
                yield f"{target} := {target} + 1;"
            case "static":
                yield self.pick(f"S.n := {self.number()};", f"int {name} := S.n;", "S.n := S.n + 1;")
            case "element":
                yield self.pick(f"a[0] := {self.number()};", f"int {name} := a[1];", "a[1] := a[0] + 1;")
            case "indexed":
                index = self.pick("i", "j")
                yield self.pick(
                    f"a[{index}] := {self.number()};", f"int {name} := a[{index}];", f"a[{index}] := a[0] + 1;"
                )
            case "publish":
                yield f"C {name} := new C();"
                yield f"{name}.x := {self.number()};"
                yield self.pick(f"{place}.next := {name};", f"S.o := {name};")
                yield from (
                    self.pick(f"{name}.x := 3;", f"{name}.y := {name}.x;") for _ in range(self.random.randint(0, 1))
                )
            case "take":
                yield f"C {name} := {self.pick(f'{place}.next', 'S.o')};"
                yield f"if ({name} != null) {{ {name}.x := {name}.x + 1; }}"
            case "local":
                yield f"C {name} := new C();"
                yield f"{name}.x := {self.field()};"
                yield f"{self.field()} := {name}.x;"
            case "throw":
                yield f'if ({self.field()} == {self.number()}) {{ throw new IllegalStateException("t"); }}'
            case "caught":
                yield f"try {{ if ({self.field()} == 1) {{ throw; }} {self.field()} := 2; }}"
                yield f"catch {{ {self.field()} := 1; }}"
            case "branch":
                yield f"if ({self.field()} == {self.number()}) {{ {self.field()} := {self.number()}; }}"
            case _:
                yield from self.synchronised(kind, depth, place, name)

    def synchronised(self, kind: str, depth: int, place: str, name: str) -> Iterator[str]:
        """One action that has to do with monitors, threads, classes or specifications."""
        match kind:
            case "lock" | "again" | "nested lock":
                inner = " ".join(self.statements(self.random.randint(1, 2), depth + 1)) if depth < 2 else "S.n := 1;"
                second = {"lock": "", "again": place, "nested lock": self.object()}[kind]
                yield f"lock ({place}) {{ {f'lock ({second}) {{ {inner} }}' if second else inner} }}"
            case "notify":
                yield f"lock ({place}) {{ {self.pick('notify', 'notifyall')}({place}); }}"
            case "wait":
                yield f"lock ({place}) {{ wait({place}); }}"
            case "guarded wait":
                yield f"lock ({place}) {{ while ({place}.x == 0) {{ wait({place}); }} {place}.x := {place}.x - 1; }}"
            case "entered":
                yield f"monitorenter({place});"
                yield from self.statements(1, 2)
                yield f"monitorexit({place});"
            case "tried":
                yield f"try {{ monitortry({place}); {self.field()} := {self.field()} + 1; monitorexit({place}); }}"
                yield f"catch (IllegalMonitorStateException {name}) {{ {self.field()} := 1; }}"
            case "gate":
                kind = self.pick("gateopen", "gateopen", "gateclose", "gateawait", "gateawait")
                yield self.pick(f"{kind}({place});", f"{kind}({place});", f"{self.field()} := {place}.count;")
            case "semaphore":
                amount = self.pick("", "", ", 2")
                yield self.pick(f"gateopen({place}{amount});", f"gatetake({place}{amount});", f"gatetake({place});")
            case "tried semaphore":
                yield f"try {{ gatetry({place}{self.pick('', ', 2')}); {self.field()} := 1; }}"
                yield f"catch (IllegalMonitorStateException {name}) {{ {self.field()} := 2; }}"
            case "either":
                waits = f"lock ({place}) {{ wait({place}, {self.object()}); {self.field()} := 1; }}"
                yield f"try {{ {self.pick(waits, f'gateawait({place}, {self.object()});')} }}"
                yield f"catch (IllegalStateException {name}) {{ {self.field()} := 2; }}"
            case "unowned":
                yield f"if ({self.field()} == 2) {{ {self.pick('wait', 'notify')}({place}); }}"
            case "initialise":
                yield self.pick(f"int {name} := K.k;", "K.k := K.k + 1;", f"{self.field()} := K.get();")
            case "fork":
                yield f"fork Main.small({ARGUMENTS});"
                yield from ["join;"] * self.random.randint(0, 1)
            case "assert":
                other = self.pick(self.number(), self.field(), "S.n", "a[0]")
                yield f"assert {self.field()} {self.pick('!=', '<=', '==')} {other};"
            case "contract":
                yield f"Main.{self.pick('adds', 'keeps', 'needs')}({place});"
            case "forked contract":
                yield f"fork Main.{self.pick('adds', 'keeps', 'needs')}({place});"
            case "past":
                yield f"Main.{self.pick('asserts', 'asks')}({place});"
            case "spin":
                yield f"while ({self.field()} == 0) {{ }}"
            case "spin on two":
                unequal = f"{self.field()} != {self.field()}"
                yield f"while ({self.pick(unequal, f'{self.field()} == 0 || {self.field()} == 0')}) {{ }}"
            case _:
                raise AssertionError(kind)

    def body(self, most: int) -> str:
        """The statements of a thread."""
        return "\n        ".join(self.statements(self.random.randint(1, most), 0))

    def program(self) -> str:
        """The whole text."""
        threads = self.random.choice((1, 2, 2, 2, 3))
        most = {1: 5, 2: 4, 3: 2}[threads]
        methods = "\n".join(
            f"    static void t{n}({PARAMETERS}) {{\n        {self.body(most)}\n    }}" for n in range(threads)
        )
        forks = "\n        ".join(f"fork Main.t{n}({ARGUMENTS});" for n in range(threads))
        own = "\n        ".join(self.statements(self.random.choice((0, 0, 1, 2)), 0))
        joined = "join;" if self.random.random() < 0.8 else ""
        last = (
            f"assert {self.field()} != {self.number()};"
            if "assert" in self.actions and self.random.random() < 0.5
            else ""
        )
        made = (f"C d := {self.pick('new C()', 'new C()', 'c')};", f"int i := {self.pick('0', '1')};")
        start = "\n        ".join(("C c := new C();", *made, "int j := 1;"))
        header = "static int go()"
        if self.has_inputs:
            start = ""
            header = f"static int go(C c, C d, int i, int j)\n        requires({_PRECONDITION})\n   "
        return _FRAME.format(
            header=header,
            start=start,
            forks=forks,
            own=own,
            joined=joined,
            last=last,
            methods=methods,
            small=self.pick("c.x := 2;", "c.y := c.x;", "S.n := 1;", "lock (d) { c.x := c.x + 1; }"),
            result=self.pick("c.x + 10 * d.y + 100 * S.n", "c.y + 10 * d.x + 100 * a[0] + 1000 * a[1]", "c.x"),
            volatile=self.pick("volatile ", "", ""),
            gate=" volatile int count;" if {"gate", "semaphore"} & {*self.actions} else "",
        )


_PRECONDITION = (
    "c != null && d != null && c.x == 0 && c.y == 0 && d.x == 0 && d.y == 0 && c.next == null && d.next == null "
    "&& 0 <= i && i < 2 && 0 <= j && j < 2"
)
_FRAME = """
class C {{ {volatile}int x; int y; C next;{gate} }}
class S {{ static int n; static {volatile}C o; }}
class K {{
    static int k := 1;
    static {{ K.k := K.k + S.n; }}
    static int get() {{ return K.k; }}
}}
class Main {{
    {header} {{
        {start}
        int[] a := new int[2];
        {forks}
        {own}
        {joined}
        {last}
        return {result};
    }}
{methods}
    static void small(C c, C d, int[] a, int i, int j) {{ {small} }}
    static void adds(C c) ensures(c.x == old(c.x) + 1) {{ c.x := c.x + 1; }}
    static void keeps(C c) ensures(c.x == old(c.x)) {{ }}
    static void needs(C c) requires(c.x <= 1) {{ c.y := 1; }}
    static void asserts(C c) {{ c.y := 1; assert c.x == old(c.x); }}
    static void asks(C c) ensures(old(c.y) <= 1) assignable(c.x) {{ c.x := 1; }}
}}
"""


def gated_threads(seed: int) -> Threaded:
    """The program of a seed in which threads close, open, look at and wait at gates."""
    chosen = (*Random(seed).sample(PLAIN, 2), "gate", "gate", "gate")
    return Threaded(Writer(seed, chosen, False).program(), False, [lambda _heap: []])


def permitted_threads(seed: int) -> Threaded:
    """The program of a seed in which threads take gates as semaphores, and also close and wait at some."""
    others = Random(seed).choice(["gate", "semaphore"])
    chosen = (*Random(seed).sample(PLAIN, 1), others, "semaphore", "semaphore", "tried semaphore")
    return Threaded(Writer(seed, chosen, False).program(), False, [lambda _heap: []])


def spinning_threads(seed: int) -> Threaded:
    """The program of a seed in which threads spin until a field is written."""
    chosen = (*Random(seed).sample(PLAIN, 2), "spin", "spin", "write", "write")
    return Threaded(Writer(seed, chosen, False).program(), False, [lambda _heap: []])


def polling_threads(seed: int) -> Threaded:
    """The program of a seed in which threads spin until one of two fields is written."""
    chosen = (*Random(seed).sample(PLAIN, 1), "spin on two", "spin on two", "write", "write")
    return Threaded(Writer(seed, chosen, False).program(), False, [lambda _heap: []])


def interrupted_threads(seed: int) -> Threaded:
    """The program of a seed in which threads wait for one of two gates, or to be notified or for a gate."""
    chosen = (*Random(seed).sample(PLAIN, 1), "gate", "gate", "either", "either", "notify")
    return Threaded(Writer(seed, chosen, False).program(), False, [lambda _heap: []])


def random_threads(seed: int, counted: bool = False) -> Threaded:
    """The program of a seed; one whose traces can be counted has no inputs and only runs that end."""
    random = Random(seed)
    actions = COUNTED if counted else ALL
    chosen = tuple(random.sample(actions, random.randint(3, 7)))
    if "wait" in chosen and "notify" not in chosen:
        chosen = (*chosen, "notify", "notify")
    if counted and "initialise" in chosen:
        chosen = (*chosen, "static")
    has_inputs = not counted and random.random() < 0.35
    inputs: list[Callable[[Heap], list[Value]]] = [lambda _heap: []]
    if has_inputs:
        inputs = [_arguments(i, j, same) for i, j, same in product((0, 1), (0, 1), (False, True))]
    return Threaded(Writer(seed, chosen, has_inputs).program(), has_inputs, inputs)
