"""Whoever changes a structure of a static field, by whatever way, is seen: no check takes it for a constant then.

Each class has a list, made in one way and used in another. A run tells whether the use changes it.
"""

from __future__ import annotations

import pickle
import re
from itertools import product

import pytest

from oxpecker.api.kept_programs import bare_program
from oxpecker.api.loading import load_sources
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.interpreter import Interpreter, Returned
from oxpecker.oox.source import Source
from oxpecker.results import Verdict
from tests.exhaustive import some

MADE = {
    "collected": "Stream.of(1, 2).collect(Collectors.toList());",
    "braces": "new ArrayList<>() {{ add(1); add(2); }};",
    "helped": "made(); static List<Integer> made() { List<Integer> l = new ArrayList<>(); "
    "for (int i = 1; i < 3; i++) { put(l, i); } return l; } static void put(List<Integer> l, int i) { l.add(i); }",
    "shared": "new ArrayList<>(List.of(1, 2)); static final List<Integer> OTHER = L; "
    "static void other() { OTHER.add(0); }",
    "element": "new ArrayList<>(List.of(1, 2)); static final Object[] ALL = {L}; "
    "static void other() { ((List<Integer>) ALL[0]).clear(); }",
    "view": "new ArrayList<>(List.of(1, 2)); "
    "static final List<Integer> PART = L.subList(0, 1); static void other() { PART.clear(); }",
    "captured": "new ArrayList<>(List.of(1, 2)); "
    "static final Runnable RUN = run(L); static Runnable run(List<Integer> l) { return () -> l.clear(); } "
    "static void other() { RUN.run(); }",
    "iterated": "new ArrayList<>(List.of(1, 2)); "
    "static final Iterator<Integer> IT = L.iterator(); static void other() { IT.next(); IT.remove(); }",
}
"""How the list `L` with 1 and 2 comes about, and perhaps something else that leads to it."""

USED = {
    "read": "L.get(0);",
    "summed": "int s = 0; for (int i : L) { s += i; }",
    "copied": "new ArrayList<>(L).clear();",
    "viewed": "Collections.unmodifiableList(L).size();",
    "streamed": "L.stream().map(i -> i + 1).forEach(i -> { });",
    "added": "L.add(3);",
    "sorted": "Collections.reverse(L);",
    "passed": "drop(L); } static void drop(List<Integer> l) { l.remove(0);",
    "chosen": "List<Integer> l = L.size() > 5 ? null : L; l.set(0, 9);",
    "held": "new Object() { List<Integer> kept = L; void go() { kept.clear(); } }.go();",
    "lambda": "Runnable r = L::clear; r.run();",
    "replaced": "L.replaceAll(i -> i + 1);",
    "list iterator": "ListIterator<Integer> it = L.listIterator(); it.next(); it.set(5);",
}

PLACES = {
    "static": ("private static", "L"),
    "singleton": ("private static final {name} ONE = new {name}(); private", "ONE.L"),
}
"""Where the list is: in a field of the class, or of its only object."""


def _class(name: str, place: str, made: str, used: str) -> str:
    """A class that makes and uses the list, and whose `both` fails if that changes it."""
    before, text = PLACES[place]
    other = "other();" if "void other()" in MADE[made] else ""
    methods = f"static void use() {{ {USED[used]} }} static void both() {{ use(); {other} kept(); }}"
    methods += " static void kept() { assert L.size() == 2 && L.get(0) == 1; }"
    return f"class {name} {{ {before.format(name=name)} final List<Integer> L = {MADE[made]} {_named(methods, text)} }}"


def _named(code: str, text: str) -> str:
    return re.sub(r"\bL\b", text, code)


CASES = [
    case for case in product(PLACES, MADE, USED) if case[0] == "static" or _named(MADE[case[1]], "") == MADE[case[1]]
]


@pytest.mark.sampled
def test_a_structure_that_changes_is_no_constant() -> None:
    cases = some(CASES)
    names = [f"C{number}" for number in range(len(cases))]
    text = "import java.util.*;\nimport java.util.stream.*;\n"
    text += "\n".join(_class(name, *case) for name, case in zip(names, cases, strict=True))
    loaded = load_sources([Source("C.java", text)])
    constant, interpreter = 0, Interpreter(loaded.program)
    session = Session(loaded, Options(seconds=60, effort=5))
    for name, case in zip(names, cases, strict=True):
        (kept,) = loaded.program.find_methods(f"{name}.kept")
        verdict = session.check(kept).verdict
        (both,) = loaded.program.find_methods(f"{name}.both")
        changes = not isinstance(interpreter.run(both, lambda _: []).outcome, Returned)
        assert verdict is Verdict.INVALID or not changes, (case, verdict)
        constant += verdict is Verdict.VALID
    assert constant >= len(cases) // 6


ASKED = """
import java.util.*;
class Asked {
    private static final List<Integer> READ = new ArrayList<>(List.of(1));
    private static final Map<String, Integer> FILLED = new HashMap<>();
    private static final Set<Integer> GIVEN = new TreeSet<>();
    private static final int[] NUMBERS = {1, 2};
    private static final Asked ONE = new Asked();
    private final List<Integer> own = new ArrayList<>();
    private final Map<String, Integer> table = new HashMap<>();
    private final Deque<Integer> added = new ArrayDeque<>();
    static int read() { return READ.get(0) + FILLED.size() + NUMBERS[0]; }
    static void fill(String s) { FILLED.put(s, 1); }
    static Set<Integer> given() { return GIVEN; }
    int size() { return own.size() + table.size() + added.size(); }
    void add() { added.add(1); }
}
"""


def test_what_is_read_only_does_not_depend_on_the_order_of_questions() -> None:
    found = []
    for turn in (1, -1):
        state = static_state(load_sources([Source("Asked.java", ASKED)]).program)
        places = sorted(
            ((field, cls) for field in state.read_only.fields for cls in ("ArrayList", "HashMap", "ArrayDeque", "")),
            key=str,
        )
        found.append({f"{field} {cls}" for field, cls in places[::turn] if (field, cls) in state.read_only})
        assert found[-1] == {f"{field} {cls}" for field, cls in state.read_only.all()}
    assert found[0] == found[1] == {"Asked.own ArrayList", "Asked.table HashMap"}


def test_what_is_read_only_is_still_known_of_a_stored_program() -> None:
    program = load_sources([Source("Asked.java", ASKED)]).program
    stored = pickle.loads(pickle.dumps(bare_program(program)))
    assert static_state(stored).text() == static_state(program).text()
