"""What summaries say about call sites follows from the code of the callees, and saves refinements."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from oxpecker.api.loading import Loaded, choose_method, load_sources
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Source
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in
from oxpecker.refinement.encoding import inlined
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.logic import negation
from oxpecker.refinement.problem import Problem, pose
from oxpecker.refinement.refining import sites_of
from oxpecker.refinement.scan import Code
from oxpecker.refinement.scope import Unsupported
from oxpecker.refinement.sites import CallSite, abstracted
from oxpecker.relational import Finder, Formula, Options
from oxpecker.results import Verdict
from tests.engine.generated.programs import random_program as generated_program
from tests.exhaustive import sampled
from tests.refinement.cases import CASES, Case
from tests.refinement.random_objects import random_program

LIMITS = Limits(objects=2, width=3, unrollings=2)


def posed(loaded: Loaded, method: typed.Method) -> Problem | None:
    """A method with all its calls abstracted."""
    extraction = Extraction(loaded.program)
    try:
        return pose(
            Code(loaded.program), method, LIMITS, abstracted, (), contracts=False, small=False, extraction=extraction
        )
    except Unsupported:
        return None


def said(site: CallSite) -> list[Formula]:
    """All that the summary says."""
    return site.use_summary(lambda _: True)


def wrong(problem: Problem) -> Iterator[str]:
    """What summaries say about the calls of a method though the code of the callees does otherwise."""
    # Whatever callees call is taken as it is, so that nothing of their code is lost.
    problem.shared.calls = lambda caller, _node, info, given, before: inlined(caller, info, given, before)
    sites = sites_of(problem.frame)
    heaps = [*problem.frame.constraints, *(formula for site in sites for formula in site.specification())]
    for site in sites:
        try:
            callee = site.open()
        except Unsupported:
            continue
        code = [formula for _, formula in site.obligations] + callee.constraints
        for formula in said(site):
            with Finder(problem.domain.bounds.copy(), Options()) as finder:
                finder.add(*heaps, site.guard, *code, negation(formula))
                if finder.solve() is not None:
                    yield f"{site.info} at line {site.span.line}"


def held(loaded: Loaded, most: int = 1_000) -> int:
    """How many statements of summaries follow from the code."""
    count = 0
    with deep_recursion():
        for method in loaded.methods_to_check():
            problem = posed(loaded, method)
            if problem is not None and count < most:
                assert not list(wrong(problem)), method.info
                count += sum(len(site.extracted) for site in sites_of(problem.frame))
    return count


@pytest.mark.parametrize("name", sorted({case.file for case in CASES}))
def test_examples(name: str) -> None:
    case = next(each for each in CASES if each.file == name)
    assert held(load_sources([Source(f"{name}.oox", case.text())]), 15) > 10


@pytest.mark.parametrize("seed", sampled((0, 2, 5), 3))
def test_random_programs_about_linked_objects(seed: int) -> None:
    assert held(load_sources([Source("random.oox", random_program(seed))]), 12) > 0


def test_generated_programs() -> None:
    assert sum(held(load_sources([Source("made.oox", generated_program(seed).text)]), 10) for seed in range(5)) > 0


def test_a_method_that_calls_itself_with_other_arguments() -> None:
    text = """
    class Pair {
        Pair left;
        void swap(Pair a, Pair b, int n) { if (n > 0) { a.left := b; this.swap(b, a, n - 1); } }
        Pair twice(Pair a) ensures(retval.left == this) { this.swap(a, this, 2); return a; }
    }"""
    loaded = load_sources([Source("pair.oox", text)])
    for engine in Engine:
        options = RefinementOptions(engine, LIMITS)
        result = check_method(loaded.program, choose_method(loaded, "Pair.twice"), options)
        assert result.verdict is Verdict.VALID_WITHIN_BOUNDS


def refinements(case: Case, *, extracts: bool) -> int:
    source = Source(f"{case.file}.oox", case.text())
    loaded = load_sources([source])
    method = choose_method(loaded, case.method)
    stated = properties_in(source, loaded.methods_to_check())[method.info.key]
    options = RefinementOptions(Engine.REFINE, Limits(3, 4, 3), extracts=extracts)
    chosen = [each for each in stated if each.label == case.property]
    result = check_method(loaded.program, method, options, chosen, loaded.sources)
    assert result.verdict is Verdict.VALID_WITHIN_BOUNDS
    return int(result.statistics.solver["refinements"])


def test_the_thesis_needs_no_refinement_for_the_permutation() -> None:
    case = next(each for each in CASES if each.property == "permutation")
    assert refinements(case, extracts=True) == 0 < refinements(case, extracts=False)


def test_summaries_save_refinements() -> None:
    case = next(each for each in CASES if each.property == "order")
    assert refinements(case, extracts=True) < refinements(case, extracts=False)
