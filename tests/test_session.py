"""A session: the one way to check, whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import oxpecker
from oxpecker.api.checking import options_of
from oxpecker.api.engine_choice import EngineChoice, EngineName
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded, load_sources
from oxpecker.api.session import NoStatement, Session
from oxpecker.api.setting import WrongValue
from oxpecker.api.watcher import Telling, Watcher
from oxpecker.engine import Interrupted, Options, Progress, check_method
from oxpecker.incremental import Store
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results import ReachVerdict, Verdict, WrongProperty
from oxpecker.solver import SolverConfiguration, SolverMissing, SolverName
from oxpecker.strategies import symbolic

TEXT = """\
class A {
    static int f(int x) ensures(retval != 7) { return x; }
    static void g() { ; }
    static int h(int n) {
        int i := 0;
        while (i < n) { i := i + 1; }
        return i;
    }
}
"""
STATED = """\
class N { int v;
    //@ alloy kept: all n: N | n.v' = n.v
    static void f(N n) { if (n != null) n.v = 1; }
}
"""
BOUNDED = options_of({"decisions": 9})


def loaded(text: str = TEXT, name: str = "a.oox") -> Loaded:
    return load_sources([Source(name, text)])


def method(program: Loaded, name: str) -> typed.Method:
    (found,) = program.program.find_methods(name)
    return found


class Follower(Watcher):
    """Remembers what it was told, and interrupts the check of one method."""

    def __init__(self, interrupts: str = "") -> None:
        self.interrupts = interrupts
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.wants_no_more = False

    @property
    def stopped(self) -> bool:
        return self.wants_no_more

    @contextmanager
    def working(self, method: typed.Method) -> Iterator[None]:
        self.begun.append(method.info.name)
        try:
            yield
        finally:
            self.ended.append(method.info.name)

    def progress(self, progress: Progress) -> None:
        assert progress.seconds >= 0
        if self.begun[-1] == self.interrupts:
            raise KeyboardInterrupt


def test_each_result_comes_when_it_is_found() -> None:
    follower = Follower()
    session = Session(loaded(), BOUNDED, watcher=follower)
    results = session.results()
    assert follower.begun == []
    assert next(results).verdict is Verdict.INVALID
    assert (follower.begun, follower.ended) == (["f"], ["f"])
    assert [result.verdict for result in results] == [Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS]
    assert not session.interrupted


def test_an_interruption_gives_what_is_known_and_ends() -> None:
    follower = Follower("f")
    session = Session(loaded(), BOUNDED, watcher=follower)
    (result,) = session.results()
    assert (result.method, result.verdict, result.reason) == ("A.f(int)", Verdict.UNKNOWN, "interrupted")
    assert session.interrupted
    assert follower.ended == ["f"]
    follower.interrupts = ""
    assert len(list(session.results())) == 3
    assert not session.interrupted


def test_a_single_check_that_is_interrupted_says_so_to_its_caller() -> None:
    program = loaded()
    with pytest.raises(Interrupted) as raised:
        Session(program, BOUNDED, watcher=Follower("f")).check(method(program, "A.f"))
    assert raised.value.result.reason == "interrupted"


@pytest.mark.parametrize("engine", [EngineName.SYMBOLIC, EngineName.REFINE])
def test_an_interruption_before_the_first_path_is_one_too(engine: EngineName) -> None:
    class Impatient(Watcher):
        def working(self, method: typed.Method) -> AbstractContextManager[None]:
            raise KeyboardInterrupt(method.info.name)

    session = Session(loaded(), engine=EngineChoice(engine), watcher=Impatient())
    (result,) = session.results()
    assert (result.verdict, result.reason, session.interrupted) == (Verdict.UNKNOWN, "interrupted", True)


def test_whoever_has_stopped_gets_no_further_result() -> None:
    follower = Follower()
    session = Session(loaded(), BOUNDED, watcher=follower)
    results = session.results()
    next(results)
    follower.wants_no_more = True
    assert list(results) == []
    assert session.interrupted
    assert follower.begun == ["f"]


def test_another_exception_of_a_watcher_passes() -> None:
    class Failing(Watcher):
        def progress(self, progress: Progress) -> None:
            raise LookupError(str(progress.paths))

    with pytest.raises(LookupError):
        list(Session(loaded(), watcher=Failing()).results())


def test_results_are_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    cold = list(Session(loaded(), BOUNDED, store=store).results())
    program = loaded("\n" + TEXT)
    session = Session(program, BOUNDED, store=store)
    assert (known := session.known(method(program, "A.f"))) is not None
    assert (known.cached, known.span.line) == (True, cold[0].span.line + 1)
    warm = list(session.results())
    assert [result.cached for result in (*cold, *warm)] == [False] * 3 + [True] * 3
    assert [result.verdict for result in warm] == [result.verdict for result in cold]
    session.forget(method(program, "A.f"))
    assert session.known(method(program, "A.f")) is None
    assert not session.check(method(program, "A.f")).cached
    wider = Session(program, replace(BOUNDED, seed=3), store=store)
    assert wider.known(method(program, "A.f")) is None


def test_nothing_is_known_without_a_store() -> None:
    program = loaded()
    session = Session(program)
    session.forget(method(program, "A.f"))
    assert session.known(method(program, "A.f")) is None


@pytest.mark.parametrize("engine", [EngineName.REFINE, EngineName.INLINE])
def test_relational_engines_check_properties_and_keep_nothing(engine: EngineName, tmp_path: Path) -> None:
    program, store = loaded(STATED, "N.java"), Store(tmp_path)
    for _ in range(2):
        session = Session(program, engine=EngineChoice(engine), store=store)
        (result,) = session.results()
        assert (result.verdict, result.cached, result.warnings) == (Verdict.INVALID, False, ())


def test_symbolic_execution_names_properties_that_it_does_not_check(tmp_path: Path) -> None:
    for cached in (False, True):
        (result,) = Session(loaded(STATED, "N.java"), store=Store(tmp_path)).results()
        assert result.cached is cached
        assert [text for text in result.warnings if "is not checked; use --engine refine" in text]


def test_options_may_differ_from_method_to_method() -> None:
    annotated = loaded("class A {\n// oxpecker: seed=3, order=random\nstatic void f() { ; }\nstatic void g() { ; } }")
    session = Session(annotated)
    assert [session.options(each).seed for each in session.methods] == [3, 0]
    session = Session(annotated, Layers({"seed": 4}).of(annotated))
    assert [(o := session.options(each)).seed for each in session.methods] == [4, 4]
    assert o.order == "depth-first"
    session = Session(annotated, BOUNDED)
    assert {session.options(each) for each in session.methods} == {BOUNDED}


def test_time_that_is_used_up_is_that_of_the_first_check(monkeypatch: pytest.MonkeyPatch) -> None:
    used = []

    def spy(program: object, method: object, solver: object, options: Options, *others: object) -> object:
        used.append(options.used)
        return check_method(program, method, solver, options, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(symbolic, "check_method", spy)
    session = Session(loaded(), BOUNDED, used=1.5)
    list(session.results())
    assert [each >= 1.5 for each in used] == [True, False, False]
    list(Session(loaded(), replace(BOUNDED, used=0.5), used=1.5).results())
    assert [each >= 2.0 for each in used[3:]] == [True, False, False] and min(used[3:]) >= 0.5


def test_what_cannot_be_checked_is_told() -> None:
    wrong = EngineChoice(EngineName.REFINE, ("all n: Nobody | some n",))
    with pytest.raises(WrongProperty, match="Nobody"):
        list(Session(loaded(STATED, "N.java"), engine=wrong).results())
    with pytest.raises(WrongProperty, match=r"none\.als"):
        list(Session(loaded(STATED, "N.java"), engine=EngineChoice(EngineName.REFINE, ("none.als",))).results())


def test_a_solver_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_configuration: SolverConfiguration) -> None:
        raise SolverMissing(SolverName.YICES, "nothing")

    monkeypatch.setattr(symbolic, "open_solver", missing)
    with pytest.raises(SolverMissing):
        list(Session(loaded()).results())


def test_options_that_exclude_each_other_name_the_method() -> None:
    program = loaded("class A {\n// oxpecker: solvers=smt, without=smt\nstatic void f() { ; } }")
    with pytest.raises(WrongValue, match=r"A\.f\(\): --without removes all stages"):
        list(Session(program).results())


def test_a_line_is_reached_or_has_no_statement() -> None:
    program = loaded()
    session = Session(program, BOUNDED)
    assert session.reach("a.oox", 6).verdict is ReachVerdict.REACHED
    assert session.reach("a.oox", 6, method(program, "A.g")).verdict is ReachVerdict.UNREACHABLE
    with pytest.raises(NoStatement, match=r"no statement starts on line 9 of a\.oox; the nearest one is on line 7"):
        session.reach("a.oox", 9)
    with pytest.raises(NoStatement, match=r"b\.oox contains no statements"):
        session.reach("b.oox", 1)


def test_a_search_for_a_line_is_interrupted() -> None:
    session = Session(loaded(), BOUNDED, watcher=Follower("h"))
    result = session.reach("a.oox", 7)
    assert (result.verdict, result.check.reason, session.interrupted) == (ReachVerdict.UNKNOWN, "interrupted", True)


def test_paths_and_what_they_cover() -> None:
    program = loaded("class A { static int f(int x) { if (x > 0) { return 1; } return 0; } }")
    session = Session(program)
    followed = session.paths(session.methods[0])
    assert len(followed.cases) == 2
    with session.cases(session.methods[0], from_contract=True) as cases:
        assert len(list(cases)) == 1


def test_sessions_from_python(tmp_path: Path) -> None:
    told: list[Progress] = []
    file = tmp_path / "a.oox"
    file.write_text(TEXT, "utf-8")
    session = oxpecker.session(file, method="A.f", watch=told.append, cache_dir=tmp_path / "kept")
    assert [result.method for result in session.results()] == ["A.f(int)"]
    assert told
    assert oxpecker.check(file, method="A.f", cache_dir=str(tmp_path / "kept")).results[0].cached
    with pytest.raises(TypeError, match="cache_dir must be the path of a directory"):
        oxpecker.session(file, cache_dir=3)  # type: ignore[arg-type]


def test_a_function_can_be_told() -> None:
    told: list[Progress] = []
    list(Session(loaded(), BOUNDED, watcher=Telling(told.append)).results())
    assert told


def test_another_finding_of_the_same_method_is_named() -> None:
    text = """
public class A {
    public static int f(int n) {
        int[] b = new int[7 / n];
        if (n == 5) { Object none = null; return none.hashCode(); }
        return b.length;
    }
}
"""
    (result,) = oxpecker.check(text, name="A.java", method="A.f").results
    (found,) = result.findings
    assert found.exception is not None
    assert found.exception.name == "NullPointerException"
    assert "also A.f(0) throws ArithmeticException: / by zero at A.java:4:27; --all shows it" in result.notes
