"""Properties of code that uses collections of the library: both engines, and the models against the library."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

import oxpecker
from oxpecker.api.loading import Loaded, load
from oxpecker.oox import interpreter, typed
from oxpecker.oox.types import INT, ArrayType
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in
from oxpecker.refinement.collection_models import with_collection_models
from oxpecker.results import MethodResult
from tests.exhaustive import exhaustive

FILE = Path(__file__).parent / "collections.java"
WRONG, BEYOND = "wrong", "beyond"
REASONS = {
    "name": "equals of String in Map.get(Object)",
    "twice": "equals of Integer in Collection.add(Object)",
    "untyped": "List without type arguments",
    "tree": "input of the library's class TreeMap",
    "part": "call of the library's AbstractList.subList",
    "any": "call of the library's HashSet.iterator",
}
QUICK = {
    (Engine.INLINE, "add"),
    (Engine.INLINE, "addsIndeed"),
    (Engine.INLINE, "changedWhileWalked"),
    (Engine.INLINE, "name"),
    (Engine.INLINE, "twice"),
    (Engine.INLINE, "any"),
    (Engine.REFINE, "putAgain"),
    (Engine.REFINE, "size"),
}
"""The cases that every run of the tests includes; the others take seconds together."""


@cache
def shop() -> Loaded:
    return load(str(FILE))


def checked(method: str, engine: Engine) -> tuple[str, MethodResult]:
    program = shop().program
    (found,) = program.find_methods(f"Shop.{method}")
    sources = shop().sources
    stated = properties_in(sources[str(FILE)], program.methods.values())[found.info.key]
    options = RefinementOptions(engine, Limits(objects=2))
    return stated[0].label, check_method(program, found, options, stated, sources)


CASES = [
    (engine, line.split("(")[0].split()[-1])
    for engine in Engine
    for before, line in zip(FILE.read_text().split("\n"), FILE.read_text().split("\n")[1:], strict=False)
    if "//@ alloy" in before
]


@pytest.mark.parametrize(("engine", "method"), [case if case in QUICK else exhaustive(*case) for case in CASES])
def test_verdicts_of_properties_over_collections(engine: Engine, method: str) -> None:
    label, result = checked(method, engine)
    wanted = "invalid" if label == WRONG else "unknown" if label == BEYOND else "valid-within-bounds"
    assert str(result.verdict) == wanted, f"{result.verdict}: {result.reason}"
    if label == BEYOND:
        assert str(result.reason).startswith(f"unsupported: {REASONS[method]}")


def test_the_cases_are_those_of_the_file() -> None:
    assert {method for _, method in CASES} >= set(REASONS) and {*QUICK} <= {*CASES}


def test_a_verdict_names_the_classes_that_are_tried(tmp_path: Path) -> None:
    file = tmp_path / "C.java"
    file.write_text("""import java.util.*;
        class C {
            //@ alloy same: l.elements' = l.elements
            static int size(List<C> l) { return l.size(); }
        }""")
    (result,) = oxpecker.check(file, engine="inline", objects=1)
    assert "List inputs of class ArrayList" in str(result.reason)


# --- models against the library ------------------------------------------------------------------------------

FLAG, OBJECT, NUMBER, NOTHING = "({} ? 1 : 0)", "n((X) {})", "{}", ""
COMMON = {"size()": NUMBER, "isEmpty()": FLAG}
LIST = {
    **dict.fromkeys(("add(x)", "remove((Object) x)", "contains(x)"), FLAG),
    **dict.fromkeys(("remove(i)", "set(i, x)", "get(i)"), OBJECT),
    "indexOf(x)": NUMBER,
    "add(i, x)": NOTHING,
}
ENDS = {
    **dict.fromkeys(("addFirst(x)", "addLast(x)", "push(x)"), NOTHING),
    **dict.fromkeys(("peek()", "peekFirst()", "peekLast()", "getFirst()", "getLast()"), OBJECT),
    **dict.fromkeys(("poll()", "pollFirst()", "removeFirst()", "removeLast()", "pop()"), OBJECT),
    "offer(x)": FLAG,
}
SET = dict.fromkeys(("add(x)", "remove(x)", "contains(x)"), FLAG)
MAP = {
    **dict.fromkeys(("put(x, y)", "putIfAbsent(x, y)", "get(x)", "getOrDefault(x, y)", "remove(x)"), OBJECT),
    **dict.fromkeys(("containsKey(x)", "containsValue(x)"), FLAG),
}
KINDS = {"ArrayList<X>": LIST, "LinkedList<X>": LIST | ENDS, "HashSet<X>": SET, "HashMap<X, X>": MAP}
STEPS, SCENARIOS = 40, 6


def driver(kind: str) -> str:
    """A method that does to a collection what a script says, and tells what each step gave."""
    cases = []
    for number, (call, result) in enumerate((COMMON | KINDS[kind]).items()):
        done = f"return {result.format(f'c.{call}')};" if result else f"c.{call}; return 0;"
        cases.append(f"case {number}: {done}")
    name = kind.split("<")[0]
    return f"""
        static int step({kind} c, int what, X x, X y, int i) {{
            try {{
                switch (what) {{ {" ".join(cases)} default: c.clear(); return 0; }}
            }} catch (IndexOutOfBoundsException e) {{ return -2; }} catch (NoSuchElementException e) {{ return -3; }}
        }}
        static int[] {name}(int[] script) {{
            {kind} c = new {name}<>();
            X[] known = {{ null, new X(1), new X(2), new X(3) }};
            int[] seen = new int[script.length / 4];
            for (int s = 0; s < seen.length; s++) {{
                seen[s] = step(c, script[4 * s], known[script[4 * s + 1]], known[script[4 * s + 2]], script[4 * s + 3]);
            }}
            return seen;
        }}"""


def script(kind: str, chosen: random.Random) -> list[int]:
    """Random steps; a collection is rarely cleared."""
    numbers = list(range(len(COMMON | KINDS[kind])))
    once = [numbers * 3 + [len(numbers)], range(4), range(4), range(-1, 4)]
    return [chosen.choice(each) for _ in range(STEPS) for each in once]


def test_models_do_what_the_library_does(tmp_path: Path) -> None:
    file = tmp_path / "C.java"
    file.write_text(f"""import java.util.*;
        class X {{ int n; X(int n) {{ this.n = n; }} }}
        class C {{ static int n(X x) {{ return x == null ? -1 : x.n; }} {"".join(map(driver, KINDS))} }}""")
    program = load(str(file)).program
    modelled, chosen = with_collection_models(program, STEPS), random.Random(1)
    for kind in KINDS:
        for _ in range(SCENARIOS):
            given = script(kind, chosen)
            assert run(modelled, kind, given) == run(program, kind, given), given


def run(program: typed.Program, kind: str, given: list[int]) -> list[interpreter.Value]:
    def arguments(heap: interpreter.Heap) -> list[interpreter.Value]:
        made = heap.new_array(ArrayType(INT), (len(given),))
        made.slots[:] = given
        return [made]

    (method,) = program.find_methods(f"C.{kind.split('<')[0]}")
    outcome = interpreter.Interpreter(program).run(method, arguments).outcome
    assert isinstance(outcome, interpreter.Returned) and isinstance(outcome.value, interpreter.ArrayValue), outcome
    return outcome.value.slots
