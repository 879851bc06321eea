"""Java's collections by hand-written specifications: what summaries say with them, and that runs keep to it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from oxpecker.api.loading import Loaded, choose_method, load_sources
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.extraction.library import Library
from oxpecker.refinement.extraction.locations import ARRAY, Place, allocated
from tests.engine.generated.heaps import Small
from tests.exhaustive import exhaustive, tries
from tests.refinement.transitions import Heaplet, Transition, broken, transitions, without_contracts

STORE = """
import java.util.*;
class Job { int group; }
class Store {
    List<Job> jobs = new ArrayList<>();
    Map<Job, Job> heirs = new HashMap<>();
    Set<Job> paused = new HashSet<>();
    boolean has(Job j) { return jobs.contains(j); }
    void add(Job j) { jobs.add(j); }
    boolean drop(Job j) { return jobs.remove(j); }
    Job take(int i) { return jobs.remove(i); }
    Job get(Job j) { return heirs.get(j); }
    Job put(Job j, Job k) { return heirs.put(j, k); }
    void pause(Job j) { paused.add(j); }
    void clear() { paused.clear(); }
    void reset() { for (Job j : jobs) { j.group = 0; } }
    void copy() { jobs = new ArrayList<>(paused); }
    Job any() { for (Job j : jobs) { return j; } return null; }
}
"""


def loaded(text: str) -> Loaded:
    return load_sources([Source("Store.java", text)])


@pytest.fixture(scope="module")
def store() -> Loaded:
    return loaded(STORE)


@pytest.mark.parametrize(
    ("method", "lines"),
    [
        ("Store.has", ["return in false + true"]),
        ("Store.add", ["content' = content + (this.jobs -> j)"]),
        ("Store.drop", ["content' in content", "content - (this.jobs -> univ) in content'", "return in false + true"]),
        (
            "Store.take",
            [
                "content' in content",
                "content - (this.jobs -> univ) in content'",
                "return in null + this.jobs.content",
            ],
        ),
        ("Store.get", ["return in null + univ.(this.heirs.mapping)"]),
        (
            "Store.put",
            [
                "mapping' in mapping + (this.heirs -> (j + this.heirs.mapping.univ) -> k)",
                "mapping - (this.heirs -> univ -> univ) in mapping'",
                "return in null + univ.(this.heirs.mapping)",
            ],
        ),
        ("Store.pause", ["content' in content + (this.paused -> j)", "content in content'"]),
        ("Store.clear", ["content' = content - (this.paused -> univ)"]),
        (
            "Store.reset",
            ["group' in group + (this.jobs.content -> 0)", "group - (this.jobs.content -> univ) in group'"],
        ),
        (
            "Store.copy",
            [
                "jobs' = jobs ++ (this -> New$ArrayList)",
                "content' in content + (New$ArrayList -> this.paused.content)",
                "content in content'",
            ],
        ),
        ("Store.any", ["return in null + this.jobs.content"]),
    ],
)
def test_what_is_said_about_collections(store: Loaded, method: str, lines: list[str]) -> None:
    extraction = Extraction(store.program, specified=True)
    assert extraction.summarise(choose_method(store, method)).lines() == lines


@pytest.mark.parametrize(
    "use",
    [
        "static Set<Job> f(Map<Job, Job> m) { return m.keySet(); }",
        "static void f(List<Job> l) { Collections.reverse(l); }",
    ],
)
def test_a_program_that_makes_views_is_looked_at_without_specifications(use: str) -> None:
    found = loaded(STORE.replace("Job any()", f"{use} Job any()"))
    assert Extraction(found.program, specified=True).templates.callees.library is None


def test_a_collection_of_the_program_has_no_specification() -> None:
    own = "class Own extends ArrayList<Job> { public boolean add(Job j) { j.group = 1; return super.add(j); } }"
    found = loaded(STORE + own)
    assert Extraction(found.program, specified=True).templates.callees.library is None


def test_what_elements_do_when_they_are_compared_is_seen() -> None:
    equals = "int asked; public boolean equals(Object o) { asked = asked + 1; return o == this; }"
    found = loaded(STORE.replace("int group;", f"int group; {equals}"))
    lines = Extraction(found.program, specified=True).summarise(choose_method(found, "Store.has")).lines()
    assert any(line.startswith("asked' in") for line in lines)


STEPS = (
    "l.add({x});",
    "m.add({x});",
    "l.add(0, {x});",
    "l.remove({x});",
    "m.clear();",
    "l.addAll(m);",
    "m.addAll(s);",
    "s.add({x});",
    "s.remove({x});",
    "p.put({x}, {y});",
    "p.putIfAbsent({x}, {y});",
    "p.remove({x});",
    "q.push({x});",
    "r = q.poll();",
    "if (!l.isEmpty()) {{ l.set(0, {x}); }}",
    "if (!l.isEmpty()) {{ r = l.get(l.size() - 1); }}",
    "if (!m.isEmpty()) {{ r = m.remove(0); }}",
    "r = p.get({x});",
    "r = p.getOrDefault({x}, {y});",
    "if (l.contains({x})) {{ r = {y}; }}",
    "for (Job j : l) {{ j.group = {n}; }}",
    "for (Job j : m) {{ s.add(j); }}",
    "for (Job j : s) {{ r = j; }}",
    "for (Iterator<Job> i = l.iterator(); i.hasNext();) {{ if (i.next() == {x}) {{ i.remove(); }} }}",
    "l = new LinkedList<>(m);",
    "if (r != null) {{ r.next = {x}; }}",
)
LOCALS = (
    "List<Job> l = new ArrayList<>(), m = new LinkedList<>(); Set<Job> s = new HashSet<>();"
    " Map<Job, Job> p = new HashMap<>(); Deque<Job> q = new ArrayDeque<>(); Job r = null;"
    " l.add(a); m.add(b); s.add(b); p.put(a, b); q.push(a);"
)
EQUALITY = "public boolean equals(Object o) { return o instanceof Job && ((Job) o).group == group; }"
EQUALITY += " public int hashCode() { return group; }"


def scenarios(count: int, length: int, equality: str) -> str:
    """A class with methods that do things to collections of their own, and show what came of them."""
    random = Random(1)
    methods = []
    for number in range(count):
        steps = [
            random.choice(STEPS).format(x=random.choice("abr"), y=random.choice("abr"), n=random.randrange(3))
            for _ in range(length)
        ]
        methods.append(f"static Job f{number}(Job a, Job b) {{ {LOCALS} {' '.join(steps)} return r; }}")
    job = f"class Job {{ int group; Job next; {equality} }}"
    return f"import java.util.*; {job} class Main {{ {' '.join(methods)} }}"


def visible(transition: Transition, library: Library) -> Transition:
    """What a program sees of a transition: not what collections are made of, and these scenarios have no arrays."""

    def seen(heap: Heaplet) -> Heaplet:
        kept = {
            location: rows
            for location, rows in heap.tables.items()
            if not library.hides(location) and location != allocated(ARRAY) and location.place is not Place.ELEMENTS
        }
        return Heaplet(kept)

    return replace(transition, before=seen(transition.before), after=seen(transition.after))


@pytest.mark.sampled
@pytest.mark.parametrize("equality", [EQUALITY, exhaustive("")], ids=["equality", "identity"])
def test_runs_keep_to_the_specifications(equality: str) -> None:
    found = loaded(scenarios(tries(14), 6, equality))
    program = without_contracts(found.program)
    extraction = Extraction(program, specified=True)
    library = extraction.templates.callees.library
    assert library is not None
    count = 0
    for each in found.methods_to_check():
        if not each.info.name.startswith("f"):
            continue
        method = program.methods[each.info.key]
        summary = extraction.summarise(method)
        for transition in transitions(program, method, Small(most=5)):
            count += 1
            wrong = broken(summary, visible(transition, library))
            assert wrong is None, f"{method.info}: {wrong}"
    assert count > 15 * tries(14) // 14
