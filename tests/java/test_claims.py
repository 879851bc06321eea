"""What is assumed of inputs holds of the objects that programs make. `benchmarks/claims.py` does the same at length."""

from __future__ import annotations

import pytest
from claims import broken_claims
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from probes import answers
from stateful_classes import stateful_program

from oxpecker.java.lowering.escapes import Escapes
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
    monkeypatch.setattr(Escapes, "lets_out", lambda *_: False)
    assert list(broken_claims(text)) == ["Drive.run(int), 4 steps: Held.held: Object! is null"]


def test_a_null_inside_of_a_collection_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = LEAKING.replace("ADDED", "null")
    assert not list(broken_claims(text))
    monkeypatch.setattr("oxpecker.java.lowering.contents._put", lambda *_: None)
    assert list(broken_claims(text)) == ["Drive.run(int), 1 steps: what ArrayList holds: String! is null"]


def test_no_check_denies_what_a_run_shows() -> None:
    asked = [verdict for seed in (100, 101, 102, 103) for _, verdict in answers(seed, 10)]
    assert asked
    assert not {Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS}.intersection(asked)
