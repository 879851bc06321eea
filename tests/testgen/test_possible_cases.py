"""Branches that the smallest objects of a path take, which nobody can create, are taken by other objects."""

from __future__ import annotations

from pathlib import Path

from oxpecker.api.case_standing import case_standing
from oxpecker.api.limits import USUAL_SIZE
from oxpecker.api.loading import load
from oxpecker.api.method_cases import Selection, method_cases
from oxpecker.api.possible_cases import further_natural_cases, further_possible_cases
from oxpecker.api.session import Session
from oxpecker.engine import Bounds, Options
from oxpecker.java.outline import outline
from oxpecker.results.case import Case
from oxpecker.testgen import JavaView, JUnitStyle, JUnitWriter, Standing
from tests.testgen.test_check_and_tests_agree import Silent

SHELF = """public class Shelf {
    private final Object[] places;
    private int used;

    public Shelf(int size) {
        if (size <= 0) throw new IllegalArgumentException();
        places = new Object[size];
    }

    public void put(Object thing) {
        if (used < places.length) places[used++] = thing;
    }

    public Object take() {
        if (used == 0) throw new IllegalStateException("empty");
        Object thing = places[--used];
        places[used] = null;
        return thing;
    }

    public int used() { return used; }
}
"""
"""The smallest empty shelf has no places at all, and no constructor makes it."""


BEST = """public class Best {
    private Object best;
    private int offered;

    public boolean offer(Object thing) {
        if (thing == null) return false;
        offered++;
        if (best != null) return false;
        best = thing;
        return true;
    }

    public Object best() { return best; }
    public int offered() { return offered; }
}
"""
"""The smallest input of `best` has something best, and nothing was offered."""


def followed(file: Path, text: str, methods: set[str]) -> tuple[Session, JUnitWriter, list[Case]]:
    """A session with the paths of some methods of a class."""
    file.write_text(text, encoding="utf-8")
    loaded = load(file)
    chosen = [each for each in loaded.methods_to_check() if str(each.info) in methods]
    options = Options(bounds=Bounds.of_inputs(USUAL_SIZE), strategy="lazier#", seconds=600)
    session = Session(loaded, options, chosen)
    writer = JUnitWriter(JavaView(loaded.program, outline(loaded.java_sources())), JUnitStyle())
    selection = Selection(False, False, False)
    return session, writer, [c for each in chosen for c in method_cases(session, each, selection, Silent()).cases]


def test_every_branch_is_taken_by_objects_that_may_exist(tmp_path: Path) -> None:
    session, writer, cases = followed(tmp_path / "Shelf.java", SHELF, {"Shelf.take()"})

    def possible(of: list[Case]) -> set[object]:
        return {
            side for case in of if case_standing(session, writer, case) < Standing.UNWRITABLE for side in case.sides
        }

    sides = {side for case in cases for side in case.sides}
    assert possible(cases) < sides
    assert possible([*cases, *further_possible_cases(session, writer, cases)]) == sides


def test_every_branch_is_taken_by_objects_that_calls_construct(tmp_path: Path) -> None:
    methods = {"Best.offer(Object)", "Best.best()", "Best.offered()"}
    session, writer, cases = followed(tmp_path / "Best.java", BEST, methods)

    def attained(of: list[Case]) -> set[object]:
        natural = [case for case in of if case_standing(session, writer, case) is Standing.NATURAL]
        return {goal for case in natural for goal in (case.method, *case.sides)}

    goals = {goal for case in cases for goal in (case.method, *case.sides)}
    assert attained(cases) < goals
    assert attained([*cases, *further_natural_cases(session, writer, cases)]) == goals
