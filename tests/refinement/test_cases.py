"""Refinement and inlining agree about every property of the examples, as they are and with a mistake."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import choose_method, load_sources
from oxpecker.oox.source import Source
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in
from oxpecker.results import MethodResult, Verdict
from tests.exhaustive import sampled
from tests.refinement.cases import CASES, Case


def checked(case: Case, text: str, engine: Engine, *, extracts: bool = True) -> MethodResult:
    """What an engine says about one property."""
    source = Source(f"{case.file}.oox", text)
    loaded = load_sources([source])
    method = choose_method(loaded, case.method)
    stated = properties_in(source, loaded.methods_to_check())[method.info.key]
    (property,) = [each for each in stated if each.label == case.property]
    options = RefinementOptions(engine, Limits(case.objects, case.width, case.unrollings), extracts=extracts)
    return check_method(loaded.program, method, options, [property], loaded.sources)


@pytest.mark.parametrize("case", sampled(CASES, 4), ids=lambda case: case.name)
def test_the_right_code_has_the_property(case: Case) -> None:
    for engine in Engine:
        result = checked(case, case.text(), engine)
        assert result.verdict is Verdict.VALID_WITHIN_BOUNDS, (engine, result.reason, result.findings)


@pytest.mark.parametrize("case", sampled(CASES, 4), ids=lambda case: case.name)
def test_the_mutant_is_found(case: Case) -> None:
    for engine in Engine:
        result = checked(case, case.mutant(), engine)
        assert result.verdict is Verdict.INVALID, (engine, result.reason)
        (finding,) = result.findings
        assert (finding.kind, finding.reason) == ("property", case.property)
        assert finding.heap_before.objects and finding.heap_after.objects


def test_there_is_enough_of_it() -> None:
    lines = sum(text.count("\n") for text in {case.text() for case in CASES})
    assert len(CASES) >= 50 and lines > 500


def test_the_thesis_counterexample_of_the_topological_sort() -> None:
    """Karun 1.3: with the first node left out of `init`, a node with an incoming edge passes as a source."""
    case = next(each for each in CASES if each.property == "order")
    (finding,) = checked(case, case.mutant(), Engine.REFINE).findings
    nodes = [dict(each.fields) for each in finding.heap_before.objects if each.type == "Node"]
    assert any(node["inDeg"] == node["visited"] != "0" for node in nodes)
    assert finding.heap_after.roots[-1] == ("retval", "true")


def test_frame_properties_need_no_refinement() -> None:
    case = next(each for each in CASES if each.name == "scheduler:Scheduler.reschedule:keys")
    result = checked(case, case.text(), Engine.REFINE)
    assert result.statistics.solver["refinements"] == 0
    assert any("Scheduler.store(Job, bool) at line" in note for note in result.notes)


def test_the_final_specifications_are_shown() -> None:
    case = next(each for each in CASES if each.name == "graph:Graph.connect:ends")
    result = checked(case, case.text(), Engine.REFINE, extracts=False)
    assert result.statistics.solver["refinements"] > 0
    assert any("Graph.contains(Vertex)" in note and "=> return = " in note for note in result.notes)


def test_what_an_answer_tells_may_be_all_that_is_needed() -> None:
    case = next(each for each in CASES if each.name == "graph:Graph.connect:ends")
    result = checked(case, case.text(), Engine.REFINE)
    assert result.statistics.solver["refinements"] == 0
    assert any("Graph.contains(Vertex)" in note and "return = true => some" in note for note in result.notes)


def test_what_no_run_could_break_needs_no_code() -> None:
    case = next(each for each in CASES if each.name == "scheduler:Scheduler.storeCalendar:calendars")
    refined, inlined = (checked(case, case.text(), engine).statistics.solver for engine in Engine)
    assert refined["searches"] == inlined["searches"] == 1
    assert refined["clauses"] * 5 < inlined["clauses"]
