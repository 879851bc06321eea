"""Made-up programs whose static structures can be reached in two ways: one only reads them, the other changes them.

`twice()` changes a structure in the second way and looks at it in the first, as `probe()` does: that cannot be valid.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from oxpecker.api.checking import check
from oxpecker.api.loading import load_sources
from oxpecker.oox.interpreter import Interpreter, Limits, Returned
from oxpecker.oox.source import Source
from oxpecker.results.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Structure:
    """A library object or array: how it is declared and created, a change by the name `it`, and what it was before."""

    type: str
    made: str
    changed: str
    before: str


STRUCTURES = (
    Structure("List<Object>", "new ArrayList<>(List.of(1))", "it.clear()", "{it}.size() == 1"),
    Structure("Map<Object, Object>", "new HashMap<>(Map.of(1, 2))", "it.clear()", "{it}.size() == 1"),
    Structure("LinkedList<Object>", "new LinkedList<>(List.of(1))", "it.clear()", "{it}.size() == 1"),
    Structure("int[]", "{{1}}", "it[0] = 2", "{it}[0] == 1"),
)

FIRST = {
    "FIRST": ("static final {type} FIRST;", "FIRST = it;"),
    "BOX.held": (
        "static final class Box {{ final {type} held; Box({type} held) {{ this.held = held; }} }}\n"
        "    static final Box BOX;",
        "BOX = new Box(it);",
    ),
}
"""The way that only reads: what declares it, and how a structure gets there."""

SECOND = (
    ("static final {type} OTHER;", "OTHER = it;", "{type} it = OTHER;"),
    (
        "static final class Pair {{ {type} part; }}\n    static final Pair PAIR = new Pair();",
        "PAIR.part = it;",
        "{type} it = PAIR.part;",
    ),
    ("static final Object[] ARRAY = new Object[2];", "ARRAY[1] = it;", "{type} it = ({type}) ARRAY[1];"),
    (
        "static final List<Object> WHOLE = new ArrayList<>();",
        "WHOLE.add(it);",
        "{type} it = ({type}) WHOLE.get(0);",
    ),
    ("static final Runnable RUNS;", "RUNS = () -> {{ {changed}; }};", "RUNS.run(); {type} it = {made};"),
)
"""The way that changes: what declares it, how a structure gets there, and how it is found there."""

OWN = (
    # A list that is an element of itself.
    (
        "static final List<Object> FIRST = new ArrayList<>();\n    static { FIRST.add(FIRST); }",
        "if (FIRST.get(0) instanceof List<?> it) it.clear();",
        "FIRST.size() == 1",
    ),
    # Views.
    (
        "static final Map<Object, Object> FIRST = new HashMap<>(Map.of(1, 2));\n"
        "    static final Set<Object> KEYS = FIRST.keySet();",
        "KEYS.clear();",
        "FIRST.size() == 1",
    ),
    (
        "static final Map<Object, Object> FIRST = new HashMap<>(Map.of(1, 2));\n"
        "    static final Map.Entry<Object, Object> ENTRY = FIRST.entrySet().iterator().next();",
        "ENTRY.setValue(3);",
        "FIRST.get(1).equals(2)",
    ),
    (
        "static final List<Object> FIRST = new ArrayList<>(List.of(1));\n"
        "    static final List<Object> VIEW = FIRST.subList(0, 1);",
        "VIEW.clear();",
        "FIRST.size() == 1",
    ),
    # A view that only reads, and what it looks at.
    (
        "static final List<Object> FIRST, BEHIND;\n"
        "    static { BEHIND = new ArrayList<>(List.of(1)); FIRST = Collections.unmodifiableList(BEHIND); }",
        "BEHIND.clear();",
        "FIRST.size() == 1",
    ),
    # Arrays that code sees as arrays of objects: what they hold is no part of them.
    ("static final Object[] FIRST = new int[][] {{1}};", "((int[]) FIRST[0])[0] = 2;", "((int[]) FIRST[0])[0] == 1"),
    (
        "static final Object[][] FIRST = new Object[1][];\n    static { FIRST[0] = FIRST; }",
        "((Object[]) FIRST[0][0])[0] = null;",
        "FIRST[0] != null",
    ),
)
"""Ways to change that depend on the structure, each with its declaration and what was so before."""


def held_twice() -> list[str]:
    """All of these programs, those with structures of their own first."""
    found = [_program(*each) for each in OWN]
    for structure, (first, (declared, given)), (other, put, got) in product(STRUCTURES, FIRST.items(), SECOND):
        names = {"type": structure.type, "made": structure.made.format(), "changed": structure.changed}
        filled = f"static {{{{ {{type}} it = {{made}}; {given} {put} }}}}"
        declarations = "\n    ".join(each.format(**names) for each in (declared, other, filled))
        change = f"{got.format(**names)} {structure.changed};"
        found.append(_program(declarations, change, structure.before.format(it=first)))
    return found


def _program(declarations: str, change: str, before: str) -> str:
    return (
        'import java.util.*;\n\n@SuppressWarnings("unchecked")\nclass Held {\n'
        f"    {declarations}\n"
        f"    static void change() {{ {change} }}\n"
        f"    static void probe() {{ assert {before}; }}\n"
        "    static void twice() { change(); probe(); }\n}\n"
    )


def is_so(text: str) -> bool:
    """Whether what `probe` says of a program is so after a change."""
    loaded = load_sources([Source("Held.java", text)])
    (twice,) = loaded.program.find_methods("Held.twice")
    return isinstance(Interpreter(loaded.program, Limits(steps=100_000)).run(twice, lambda _heap: []).outcome, Returned)


def is_said(text: str) -> bool:
    """Whether a check says so."""
    verdict = check(text, name="Held.java", method="Held.probe", config=False, seconds=10).verdict
    return verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS)
