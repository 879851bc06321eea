"""Properties of code that uses collections of the library: both engines, and the models against the library."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

import oxpecker
from oxpecker.api.loading import Loaded, load
from oxpecker.oox import interpreter, typed
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in
from oxpecker.refinement.collection_models import with_collection_models
from oxpecker.results import MethodResult
from tests.exhaustive import exhaustive

FILE = Path(__file__).parent / "collections.java"
WRONG, BEYOND = "wrong", "beyond"
REASONS = {
    "name": "equals of String in Map.get(Object)",
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

LIST = (
    "add(x)", "add(i, x)", "remove(i)", "remove((Object) x)", "set(i, x)", "get(i)", "contains(x)", "indexOf(x)",
    "size()", "isEmpty()", "clear()",
)  # fmt: skip
LINKED = (
    *LIST, "addFirst(x)", "addLast(x)", "push(x)", "offer(x)", "peek()", "peekFirst()", "peekLast()", "getFirst()",
    "getLast()", "poll()", "pollFirst()", "removeFirst()", "removeLast()", "pop()",
)  # fmt: skip
SET = ("add(x)", "remove(x)", "contains(x)", "size()", "isEmpty()", "clear()")
MAP = (
    "put(x, y)", "putIfAbsent(x, y)", "get(x)", "getOrDefault(x, y)", "containsKey(x)", "containsValue(x)",
    "remove(x)", "size()", "isEmpty()", "clear()",
)  # fmt: skip
KINDS = {"ArrayList<X>": LIST, "LinkedList<X>": LINKED, "HashSet<X>": SET, "HashMap<X, X>": MAP}
STEPS, SCENARIOS, CAPACITY = 12, 4, 12


def scenario(number: int) -> str:
    """A method that does things to a collection, and tells what it sees."""
    chosen = random.Random(number)
    kind = list(KINDS)[number % len(KINDS)]
    lines = [f"{kind} c = new {kind.split('<')[0]}<>();"]
    for _ in range(STEPS):
        named = dict(x=chosen.choice("abn"), y=chosen.choice("abn"), i=str(chosen.randint(-1, 3)))
        call = "".join(named.get(each, each) for each in _words(chosen.choice(KINDS[kind])))
        is_void = call.startswith(("clear", "addFirst", "addLast", "push")) or ("add(" in call and "," in call)
        done = f"c.{call};" if is_void else f't += "" + c.{call};'
        lines.append(f'try {{ {done} }} catch (RuntimeException e) {{ t += e.getClass().getSimpleName(); }} t += " ";')
    walk = 'for (X each : c) { t += each + ","; }' if "List" in kind else ""
    return f'static String s{number}(X a, X b, X n) {{ String t = ""; {"".join(lines)} {walk} return t; }}'


def _words(call: str) -> list[str]:
    head, _, rest = call.partition("(")
    return [head, "(", *rest]


def test_models_do_what_the_library_does(tmp_path: Path) -> None:
    numbers = range(SCENARIOS * len(KINDS))
    methods = "\n".join(map(scenario, numbers))
    calls = "\n".join(f"static String r{n}() {{ return s{n}(new X(1), new X(2), null); }}" for n in numbers)
    file = tmp_path / "C.java"
    file.write_text(
        'import java.util.*;\nclass X { int n; X(int n) { this.n = n; } public String toString() { return n + ""; } }\n'
        f"class C {{ {methods}\n{calls} }}"
    )
    program = load(str(file)).program
    modelled = with_collection_models(program, CAPACITY)
    for number in numbers:
        assert run(modelled, f"C.r{number}") == run(program, f"C.r{number}"), scenario(number)


def run(program: typed.Program, name: str) -> str:
    (method,) = program.find_methods(name)
    outcome = interpreter.Interpreter(program).run(method, lambda _heap: []).outcome
    assert isinstance(outcome, interpreter.Returned), outcome
    return interpreter.show_value(outcome.value, method.info.return_type)
