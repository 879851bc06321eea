"""The search among interleavings does not sink into one corner."""

from __future__ import annotations

from pathlib import Path

from oxpecker.engine import Bounds, Cases, Options, check_method
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.reaching import check_reach
from oxpecker.results import MethodResult, ReachVerdict, Verdict
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

THESES = Path(__file__).parent.parent / "programs" / "theses"


def result_of(text: str, name: str, options: Options) -> MethodResult:
    program = checked(text)
    return check_method(program, method_named(program, name), solver(), options)


def test_philosophers_who_eat_any_number_of_times_deadlock() -> None:
    text = (THESES / "dining_philosophers.oox").read_text(encoding="utf-8")
    result = result_of(text, "Main.dine", Options(seconds=600.0))
    assert result.verdict is Verdict.DEADLOCK
    (finding,) = result.findings
    assert [stuck.waits_for for stuck in finding.waiting].count("lock") == len(finding.waiting) - 1


EARLY = """class Main {
    static int count := Main.start();
    static int other;
    static int start() { fork Main.work(); return 1; }
    static void work() { Main.other := 2; }
    static void main() {
        int seen := Main.other;
        if (seen == 2) {
            Main.count := 3;
        }
        assert seen == 0;
    }
}
class Apart { static int plain(int x) ensures(retval == x + 1) { return x + 1; } }
"""


def test_threads_of_an_initialiser_are_met_on_the_way() -> None:
    program = checked(EARLY)
    method = method_named(program, "Main.main")
    assert not ProgramCode(program, started=method.info).forking
    result = check_method(program, method, solver(), Options())
    assert result.verdict is Verdict.INVALID
    (finding,) = result.findings
    assert set(finding.schedule) == {0, 1}


def test_a_line_is_reached_with_the_help_of_a_thread_of_an_initialiser() -> None:
    program = checked(EARLY)
    found = check_reach(program, method_named(program, "Main.main"), "test.oox", 9, solver(), Options())
    assert found.verdict is ReachVerdict.REACHED


def test_paths_with_threads_of_an_initialiser_are_no_cases() -> None:
    program = checked(EARLY)
    cases = Cases(program, method_named(program, "Main.main"), solver(), Options(Bounds()), frozenset({"Main"}))
    assert list(cases) == []
    assert [str(each) for each in cases.explored.reasons] == [
        "path trees and tests are not available for programs with threads"
    ]


def test_what_no_path_starts_costs_nothing() -> None:
    program = checked(EARLY)
    result = result_of(EARLY, "Apart.plain", Options())
    assert result.verdict is Verdict.VALID and result.statistics.paths == 1
    assert not ProgramCode(program, started=method_named(program, "Apart.plain").info).forking
