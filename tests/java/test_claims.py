"""What is assumed of inputs holds of the objects that programs make. `benchmarks/claims.py` does the same at length."""

from __future__ import annotations

import pytest
from claims import broken_claims
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from probes import answers
from stateful_classes import stateful_program

from oxpecker.oox.analysis.array_lengths import KnownLengths
from oxpecker.oox.analysis.escape import Following
from oxpecker.oox.analysis.nullness import Nullness
from oxpecker.oox.analysis.ownership import Ownership
from oxpecker.results.verdict import Verdict

deterministic = settings(derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate])
some_seeds = st.lists(st.integers(0, 10**6), min_size=10, max_size=10, unique=True)


@settings(deterministic, max_examples=3)
@given(some_seeds)
def test_every_object_is_an_input_that_would_be_tried(seeds: list[int]) -> None:
    text = stateful_program(seeds)
    assert not list(broken_claims(text)), text


LEAKING = """
import java.util.*;
class Held {
    private final Object held;
    private final List<String> list = new ArrayList<>();
    Held(Object o) { Drive.last = this; held = Objects.requireNonNull(o); }
    void add(String s) { list.add(s); }
}
class Drive {
    static Object last;
    static Object[] run(int steps) {
        try { new Held(steps > 2 ? null : "o"); } catch (NullPointerException e) { }
        ((Held) last).add(ADDED);
        return new Object[] {last};
    }
}
"""


def test_an_object_that_is_no_input_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = LEAKING.replace("ADDED", '"a"')
    assert not list(broken_claims(text))
    monkeypatch.setattr(Following, "exposes", lambda *_: False)
    assert list(broken_claims(text)) == ["Drive.run(int), 4 steps: Held.held: Object! is null"]


def test_a_null_inside_of_a_collection_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = LEAKING.replace("ADDED", "null")
    assert not list(broken_claims(text))
    monkeypatch.setattr("oxpecker.oox.analysis.contents._parts", lambda _: ())
    assert list(broken_claims(text)) == ["Drive.run(int), 1 steps: what ArrayList holds: String! is null"]


def test_no_check_denies_what_a_run_shows() -> None:
    asked = [verdict for seed in (100, 101, 102, 103) for _, verdict in answers(seed, 10)]
    assert asked
    assert not {Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS}.intersection(asked)


ARRAYS = """
class Held {
    private static class Part {
        final Object kept;
        Part(Object kept) { this.kept = kept; }
    }
    private final int[] sized = new int[3];
    private int[] own = new int[2];
    private Part part = new Part("a");
    void become(Held other, Object o) {
        int[] made = new int[2];
        own = made;
        OTHER
        part = new Part(o);
    }
}
class Drive {
    static Object[] run(int steps) {
        Held one = new Held(), two = new Held();
        one.become(two, GIVEN);
        return new Object[] {one, two};
    }
}
"""


def test_an_array_that_two_objects_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ARRAYS.replace("OTHER", "other.own = made;").replace("GIVEN", '"b"')
    assert not list(broken_claims(text))
    monkeypatch.setattr(Ownership, "_is_given_new", lambda *_: True)
    assert list(broken_claims(text)) == ["Drive.run(int), 1 steps: Held.own: int[2]^! is held by others"]


def test_an_array_of_another_length_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ARRAYS.replace("OTHER", "own = new int[5];").replace("GIVEN", '"b"')
    assert not list(broken_claims(text))
    monkeypatch.setattr(KnownLengths, "shape", lambda self, field, _: min(self._solution.of(field), default=())[:1])
    assert list(broken_claims(text)) == ["Drive.run(int), 1 steps: Held.own: int[2]^! has 5 elements"]


def test_a_null_that_a_constructor_is_given_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ARRAYS.replace("OTHER", "").replace("GIVEN", 'steps > 1 ? null : "b"')
    assert not list(broken_claims(text))
    monkeypatch.setattr(Nullness, "_of_method", lambda *_: False)
    assert list(broken_claims(text)) == ["Drive.run(int), 2 steps: Held.Part.kept: Object! is null"]
