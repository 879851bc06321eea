"""Quantile plots: the example of the thesis, ranking, and SVG that can be read."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from oxpecker.report.quantile import Scale, quantile_svg, quantile_text, ranked

TIMES = {"slow": [40.0, 5.0, 20.0, 10.0], "quick": [0.01, 0.02, 0.05, 0.3], "few": [0.5]}
SVG = "{http://www.w3.org/2000/svg}"


def test_those_that_solve_most_come_first_and_of_those_the_quickest() -> None:
    assert [line.name for line in ranked(TIMES)] == ["quick", "slow", "few"]
    assert ranked(TIMES)[1].times == (5.0, 10.0, 20.0, 40.0)  # Smid, Table 4.2


def test_the_scale_has_whole_decades() -> None:
    scale = Scale.of(ranked(TIMES))
    assert (scale.tasks, scale.lowest, scale.highest) == (4, -2, 2)
    assert scale.place(4, 100.0) == (1.0, 1.0)
    assert scale.place(2, 1.0) == (0.5, 0.5)


def test_in_characters() -> None:
    rows = quantile_text(TIMES, width=41, height=9).splitlines()
    assert len(rows) == 9 + 2 + 3
    drawn = {(column - 10, 8 - number): mark for number, row in enumerate(rows[:9]) for column, mark in enumerate(row)}
    assert drawn[10, 0] == "a"  # one task of four within 0.01 s
    assert drawn[40, 7] == "b"  # all four within 40 s
    assert drawn[10, 3] == "c"
    assert rows[0].startswith("   100 s |") and rows[8].startswith("  0.01 s |")
    assert rows[-3:] == ["  a  quick: 4 in 0.38 s", "  b  slow: 4 in 75.00 s", "  c  few: 1 in 0.50 s"]


def test_lines_that_meet() -> None:
    assert "*" in quantile_text({"one": [1.0], "other": [1.0]}, width=20, height=5).splitlines()[0:5][-1]


@pytest.mark.parametrize("times", [{}, {"nothing": []}])
def test_nothing_is_solved(times: dict[str, list[float]]) -> None:
    assert quantile_text(times) == "no configuration solved a task"
    ElementTree.fromstring(quantile_svg(times))


def test_as_a_picture() -> None:
    picture = ElementTree.fromstring(quantile_svg({**TIMES, "<odd> & even": [1.0]}))
    lines = list(picture.iter(f"{SVG}polyline"))
    assert len(lines) == 4
    titles = {title.text for title in picture.iter(f"{SVG}title")}
    assert "<odd> & even: 1 in 1.00 s" in titles
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= width and 0 <= y <= height


def test_many_lines_are_faint_but_there() -> None:
    many = {f"configuration {number}": [0.1 * (number + 1)] for number in range(40)}
    picture = ElementTree.fromstring(quantile_svg(many))
    assert sum(line.attrib["class"] == "other" for line in picture.iter(f"{SVG}polyline")) == 30
    assert "and 30 more that solve fewer tasks or take longer" in quantile_text(many)


def test_lines_are_not_filled() -> None:
    style = quantile_svg(TIMES).partition("<style>")[2].partition("</style>")[0]
    assert ".oxpecker-quantile polyline{fill:none" in style
    filled = [rule for rule in style.splitlines() if "{fill:#" in rule]
    assert filled and all(rule.partition("{")[0].endswith((".paper", "text", "circle")) for rule in filled)
