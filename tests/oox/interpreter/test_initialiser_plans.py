"""Runs that take over what an initialiser has left are the same as runs in which it runs."""

from __future__ import annotations

import pickle
from itertools import islice
from pathlib import Path

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.oox import typed
from oxpecker.oox.interpreter import ArrayValue, Interpreter, ObjectValue, Returned, Run, Threw, parse_arguments
from oxpecker.oox.interpreter import initialiser_plans as plans
from oxpecker.oox.interpreter.simple_inputs import simple_inputs
from oxpecker.oox.source import Source
from tests.exhaustive import sampled

PROGRAMS = Path(__file__).parents[2] / "programs" / "java"
STORED = [
    *sorted((PROGRAMS / "statics").glob("*.java")),
    *sorted((PROGRAMS / "enums").glob("*.java")),
    *sorted((PROGRAMS / "classes").glob("*.java")),
]
RUNS = 4
"""Of every method: the first run shows that an initialiser is worth a plan, the second one makes it."""


@pytest.fixture(autouse=True)
def _all_initialisers_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "STEPS_OF_A_LONG_INITIALISER", 0)


def load(text: str, name: str = "Main.java") -> typed.Program:
    return load_sources([Source(name, text)]).program


def static_state(interpreter: Interpreter) -> list[object]:
    """All objects that static fields lead to, with their numbers."""
    heap, found, seen = interpreter.world.heap, list[object](), set[int]()
    pending = [(name, slots) for name, slots in heap.statics.items() if slots]
    while pending:
        title, slots = pending.pop()
        found.append((title, [each if is_plain(each) else each.number for each in slots]))
        for each in slots:
            if not is_plain(each) and each.number not in seen:
                seen.add(each.number)
                kind = each.cls.name if isinstance(each, ObjectValue) else each.element
                pending.append((f"{kind} {each.number}", each.slots))
    return found


def is_plain(value: object) -> bool:
    return not isinstance(value, (ObjectValue, ArrayValue))


def seen(interpreter: Interpreter, run: Run) -> tuple[object, ...]:
    """What can be told of a run, with the numbers of objects."""
    world, heap = interpreter.world, interpreter.world.heap
    counted = world.steps, heap.next_number, heap.size, world.class_states
    return type(run.outcome), run.values, run.arguments, run.statics, run.output, counted, static_state(interpreter)


def runs(program: typed.Program, method: typed.Method, takes_over: bool) -> list[tuple[object, ...]]:
    """What several runs of a method on simple inputs show."""
    interpreter = Interpreter(program)
    if not takes_over:
        interpreter.world.plans = None
    types = [each.type for each in method.parameters]
    found = []
    for text in map(", ".join, islice(simple_inputs(program.hierarchy, types), 3)):
        for _ in range(RUNS):
            run = interpreter.run(method, lambda heap, text=text: parse_arguments(text, types, heap))  # type: ignore[misc]
            found.append(seen(interpreter, run))
    return found


@pytest.mark.parametrize("file", sampled(STORED, 6), ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_runs_that_take_over_are_the_same(file: Path) -> None:
    program = load(file.read_text("utf-8"), file.name)
    own = [each for each in program.methods.values() if each.info.span.file == file.name and each.has_body]
    for method in own:
        assert runs(program, method, takes_over=True) == runs(program, method, takes_over=False), method.info.key


def outcome(text: str, *methods: str) -> list[str]:
    """What runs of methods return, one after the other, several times, as text."""
    program = load(text)
    interpreter = Interpreter(program)
    found = []
    for _ in range(RUNS):
        for name in methods:
            (method,) = program.find_methods(f"Main.{name}")
            run = interpreter.run(method, lambda _: [])
            found.append(str(run.outcome.value) if isinstance(run.outcome, Returned) else type(run.outcome).__name__)
    return found


CHANGED = """
class Settings { static int size = 3; }
class Registry { static int[] counts = new int[2]; static java.util.List<String> names = new java.util.ArrayList<>(); }
class Table { static int[] cells = new int[Settings.size]; }
class Counted { static int own = Registry.counts[0]++; }
class Named { static { Registry.names.add("named"); } static int count = Registry.names.size(); }
class Plain { static int size; static int[] shared; }
class Sized { static int[] cells = new int[Plain.size + 1]; }
class Shared { static int first = Plain.shared == null ? -1 : Plain.shared[0]; }
class Setter { static int own = 1; static { Plain.size = 6; } }
class Filler { static int own = 2; static { Plain.shared = new int[] {3}; } }
class Marker { static int own = 4; static { Marks.last = 9; } }
class Marks { static int last = 1; }
class Main {
    static int small() { return Table.cells.length; }
    static int plain() { return Sized.cells.length; }
    static int sized() { Plain.size = 8; return Sized.cells.length; }
    static int none() { return Shared.first; }
    static int some() { Plain.shared = new int[] {4}; return Shared.first; }
    static int set() { return Setter.own + Plain.size; }
    static int filled() { return Filler.own + Plain.shared[0]; }
    static int usual() { return Settings.size + Table.cells.length; }
    static int marked() { int before = Marks.last; return before + Marker.own + 10 * Marks.last; }
    static int large() { Settings.size = 7; return Table.cells.length; }
    static int one() { return Counted.own + Registry.counts[0]; }
    static int two() { Registry.counts[0] = 5; return Counted.own + Registry.counts[0]; }
    static int three() { Registry.names.add("x"); return Named.count; }
    static int four() { return Named.count + Registry.names.size(); }
}
"""


@pytest.mark.parametrize(
    ("methods", "results"),
    [
        ("small large usual", "3 7 6"),
        ("large usual small", "7 6 3"),
        ("one two", "1 11"),
        ("three four", "2 2"),
        ("marked", "95"),
        ("plain sized", "1 9"),
        ("none some", "-1 4"),
        ("set filled", "7 5"),
    ],
)
def test_what_code_has_changed_before_counts(methods: str, results: str) -> None:
    assert outcome(CHANGED, *methods.split()) == results.split() * RUNS


CYCLE = """
class One { static int x = 5; static int fromTwo = Two.z; static int y = 7; }
class Two { static int z = One.y + 1; }
class Main {
    static int one() { return One.fromTwo + 100 * Two.z; }
    static int two() { return Two.z + 1000 * One.fromTwo; }
}
"""


def test_an_initialiser_that_runs_inside_of_another_one_sees_a_part_of_it() -> None:
    assert outcome(CYCLE, "one", "two") == ["101", "8"] * RUNS


def test_printed_text_and_failures_are_those_of_each_run() -> None:
    program = load(
        'class Loud { static int x = 1; static { System.out.println("loud"); } }'
        "class Bad { static int y = 1 / (Loud.x - 1); }"
        "class Main { static int loud() { return Loud.x; } static int bad() { return Bad.y; } }"
    )
    interpreter = Interpreter(program)
    for _ in range(RUNS):
        found = [interpreter.run(program.find_methods(f"Main.{name}")[0], lambda _: []) for name in ("loud", "bad")]
        assert [each.output for each in found] == ["loud\n", "loud\n"]
        assert [type(each.outcome) for each in found] == [Returned, Threw]


def test_shared_objects_stay_shared() -> None:
    text = """
    enum Colour { RED, GREEN; static final Colour first = RED; final int[] own = {1}; }
    class Names { static final int[] one = {1, 2}; static final int[][] both = {one, one, Colour.RED.own}; }
    class Main {
        static int shared() {
            Names.one[0] = 9;
            Names.both[2][0] = 4;
            return Names.both[1][0] + 10 * Colour.RED.own[0] + (Colour.first == Colour.RED ? 100 : 0);
        }
        static int after() { Colour colour = Colour.RED; return shared(); }
    }
    """
    assert outcome(text, "shared", "after") == ["149", "149"] * RUNS


def test_other_processes_make_plans_of_their_own() -> None:
    program = load(CHANGED)
    (method,) = program.find_methods("Main.small")
    runs(program, method, takes_over=True)
    received = pickle.loads(pickle.dumps(program))
    (method,) = received.find_methods("Main.small")
    assert runs(received, method, takes_over=True) == runs(received, method, takes_over=False)
