"""Small random programs whose threads are the first to look at their inputs: which objects there are is found there.

`Main.go` takes two nodes and hands them on without looking at them, or only whether they are null. Its threads follow
the references of nodes, compare, assign and lock what they find, so that two of them may find the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random

from oxpecker.oox.interpreter import Heap, ObjectValue, Value
from tests.engine.interleavings.programs import Threaded

ACTIONS = (
    "write",
    "copy",
    "follow",
    "follow",
    "relink",
    "compare",
    "value",
    "value",
    "lock",
    "lock both",
    "clumsy",
    "assert",
    "assert value",
    "publish",
    "take",
    "notify",
    "contract",
)
STRATEGIES = ("auto", "auto", "lazy", "lazier", "lazier#", "alias-sets")

Shape = tuple[int, ...]
"""Which nodes p and q are, which the next of each is, which value each holds (0 is null); then the four numbers."""


class LazyWriter:
    """Makes up one program."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.actions = self.random.sample(ACTIONS, self.random.randint(3, 6))
        self.locals = 0

    def pick(self, *options: str) -> str:
        """One of several."""
        return self.random.choice(options)

    def node(self) -> str:
        """One of the inputs."""
        return self.pick("p", "p", "q")

    def number(self) -> str:
        """A small number."""
        return str(self.random.randint(0, 1))

    def statement(self) -> str:
        """One action; what is followed is mostly known not to be null."""
        self.locals += 1
        kind, name, node, other = self.random.choice(self.actions), f"v{self.locals}", self.node(), self.node()
        if kind == "clumsy":
            return self.pick(f"{node}.next.x := {self.number()};", f"int {name} := {node}.v.n;")
        return f"if ({node} != null && {other} != null) {{ {self.careful(kind, name, node, other)} }}"

    def careful(self, kind: str, name: str, node: str, other: str) -> str:
        """What is done with two nodes that are there."""
        match kind:
            case "write":
                return f"{node}.x := {self.number()};"
            case "copy":
                return f"{node}.x := {other}.x;"
            case "follow":
                done = self.pick(f"{name}.x := {self.number()};", f"{other}.x := {name}.x;", f"{name}.next := {other};")
                return f"N {name} := {node}.next; if ({name} != null) {{ {done} }}"
            case "relink":
                return f"{node}.next := {self.pick('null', other, 'new N()', f'{other}.next')};"
            case "compare":
                same = self.pick(f"{node}.next == {other}", f"{node} == {other}", f"{node}.v == {other}.v")
                return f"if ({same}) {{ {node}.x := {self.number()}; }}"
            case "value":
                done = self.pick(f"{name}.n := {self.number()};", f"{other}.v := {name};", f"{node}.x := {name}.n;")
                return f"V {name} := {node}.v; if ({name} != null) {{ {done} }}"
            case "lock":
                inside = self.pick(f"{name}.x := {self.number()};", f"{other}.x := {name}.x;")
                return f"N {name} := {node}.next; if ({name} != null) {{ lock ({name}) {{ {inside} }} }}"
            case "lock both":
                second = self.pick(other, f"{node}.v")
                return f"if ({second} != null) {{ lock ({node}) {{ lock ({second}) {{ {node}.x := 1; }} }} }}"
            case "assert":
                return f"assert {node}.next == null || {node}.next.x != {self.number()} || {other}.x == 0;"
            case "assert value":
                return f"assert {node}.v == null || {other}.v == null || {node}.v.n == {other}.v.n;"
            case "publish":
                return f"S.o := {node}.next;"
            case "take":
                return f"N {name} := S.o; if ({name} != null) {{ {name}.x := {self.number()}; assert {node}.x != 1; }}"
            case "notify":
                waits = f"if ({node}.x == 1) {{ wait({node}); }}"
                return f"lock ({node}) {{ {self.pick(waits, f'notify({node});')} }}"
            case "contract":
                return f"{self.pick('', 'fork ')}Main.{self.pick('keeps', 'sets')}({node});"
        raise AssertionError(kind)

    def program(self) -> str:
        """The whole text."""
        threads = self.random.choice((1, 2, 2))
        bodies = [self.body({1: 3, 2: 2}[threads]) for _ in range(threads)]
        methods = "\n".join(f"    static void t{n}(N p, N q) {{\n        {b}\n    }}" for n, b in enumerate(bodies))
        forks = " ".join(f"fork Main.t{n}({self.pick('p, q', 'p, q', 'q, p')});" for n in range(threads))
        known = self.pick("true", "p != null", "p != null && q != null", "p != null && q != null && p != q")
        own = self.statement() if self.random.random() < 0.4 else ""
        return _FRAME.format(known=known, forks=forks, own=own, methods=methods)

    def body(self, most: int) -> str:
        """The statements of a thread."""
        return "\n        ".join(self.statement() for _ in range(self.random.randint(1, most)))

    def shapes(self) -> Iterator[Shape]:
        """All inputs of two nodes and two values, each once whatever the nodes are called, in any order."""
        found = [
            (*references, *numbers)
            for references in product((0, 1, 2), repeat=6)
            if _is_first(references[:4]) and _is_first(references[4:])
            for numbers in product((0, 1), repeat=4)
        ]
        self.random.shuffle(found)
        yield from found


_FRAME = """
class V {{ int n; }}
class N {{ int x; N next; V v; }}
class S {{ static N o; }}
class Main {{
    static void go(N p, N q) requires({known}) {{
        {forks}
        {own}
        join;
    }}
{methods}
    static void keeps(N p) ensures(p.next == old(p.next)) {{ p.x := 1; }}
    static void sets(N p) requires(p.x == 0) ensures(p.x == 1) {{ p.x := 1; }}
}}
"""


def _is_first(references: tuple[int, ...]) -> bool:
    """Whether the first that is no null is called 1: the same with the names exchanged is the same input."""
    return next((number for number in references if number), 1) == 1


def _arguments(shape: Shape) -> Callable[[Heap], list[Value]]:
    p, q, next1, next2, value1, value2, *numbers = shape

    def make(heap: Heap) -> list[Value]:
        nodes: list[ObjectValue | None] = [None, *(heap.new_object(heap.hierarchy["N"]) for _ in range(2))]
        values: list[ObjectValue | None] = [None, *(heap.new_object(heap.hierarchy["V"]) for _ in range(2))]
        slots = {field.name: field.slot for field in heap.hierarchy["N"].layout}
        for node, following, value, number in zip(
            nodes[1:], (next1, next2), (value1, value2), numbers[:2], strict=True
        ):
            assert node is not None
            node.slots[slots["next"]], node.slots[slots["v"]] = nodes[following], values[value]
            node.slots[slots["x"]] = number
        for value_object, number in zip(values[1:], numbers[2:], strict=True):
            assert value_object is not None
            value_object.slots[0] = number
        return [nodes[p], nodes[q]]

    return make


def lazy_threads(seed: int, most: int = 40) -> Threaded:
    """The program of a seed, with some of its small inputs."""
    writer = LazyWriter(seed)
    text = writer.program()
    inputs = [_arguments(shape) for shape in islice(writer.shapes(), most)]
    return Threaded(text, True, inputs, complete=False, strategy=STRATEGIES[seed % len(STRATEGIES)])
