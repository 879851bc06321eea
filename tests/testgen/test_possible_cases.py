"""Branches that the smallest objects of a path take, which cannot exist, are taken by objects that can."""

from __future__ import annotations

from pathlib import Path

from oxpecker.api.case_standing import case_standing
from oxpecker.api.limits import USUAL_SIZE
from oxpecker.api.loading import load
from oxpecker.api.method_cases import Selection, method_cases
from oxpecker.api.possible_cases import further_possible_cases
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


def test_every_branch_is_taken_by_objects_that_may_exist(tmp_path: Path) -> None:
    file = tmp_path / "Shelf.java"
    file.write_text(SHELF, encoding="utf-8")
    loaded = load(file)
    (chosen,) = (each for each in loaded.methods_to_check() if str(each.info) == "Shelf.take()")
    options = Options(bounds=Bounds.of_inputs(USUAL_SIZE), strategy="lazier#", seconds=600)
    session = Session(loaded, options, [chosen])
    writer = JUnitWriter(JavaView(loaded.program, outline(loaded.java_sources())), JUnitStyle())
    cases = list(method_cases(session, chosen, Selection(False, False, False), Silent()).cases)

    def possible(of: list[Case]) -> set[object]:
        return {
            side for case in of if case_standing(session, writer, case) < Standing.UNWRITABLE for side in case.sides
        }

    sides = {side for case in cases for side in case.sides}
    assert possible(cases) < sides
    assert possible([*cases, *further_possible_cases(session, writer, cases)]) == sides
