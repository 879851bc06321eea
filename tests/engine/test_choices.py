"""A path is its list of choices: it can be written down, followed again, and explored further from any point."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxpecker.api.loading import load
from oxpecker.engine import Bounds, Explorer, Options, PathEnd, ProgramCode
from oxpecker.engine.concurrency.interleaving import Interleavings
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.endings import Ending
from oxpecker.oox import typed
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

BOUNDS = Bounds(chain=2, array=2, string=2, decisions=40, actions=60)

SHAPES = """
class Node { int value; Node next; }
class Main {
    static int sum(Node n, int[] numbers, bool twice) {
        int total := 0;
        while (n != null) { total := total + n.value; n := n.next; }
        if (twice) { total := total + numbers[0]; }
        return total;
    }
}
"""

THREADS = """
class Cell { int value; }
class Main {
    static void work(Cell c) { c.value := c.value + 1; }
    static int race() {
        Cell c := new Cell();
        fork Main.work(c);
        c.value := 5;
        join;
        return c.value;
    }
}
"""

OPEN_JAVA = """
import java.util.*;
abstract class Shape { abstract int area(); }
class Square extends Shape { int side; int area() { return side * side; } }
class Empty extends Shape { int area() { return 0; } }
enum Colour { RED, GREEN }
class Main {
    static int seen;
    static int all(Object o, List<String> names, Colour c, Shape s) {
        int found = names == null ? 0 : names.size();
        if (o instanceof int[]) found += ((int[]) o).length;
        if (c == Colour.GREEN) found++;
        if (s != null) found += s.area();
        seen = found;
        return found;
    }
}
"""


def explored(
    program: typed.Program, method: str, choices: Choices | None = None, **options: object
) -> Iterator[PathEnd]:
    code = ProgramCode(program)
    explorer = Explorer(code, BOUNDS, solver(), Options(**options))  # type: ignore[arg-type]
    ways = Interleavings(explorer) if code.forking else explorer
    return ways.paths(method_named(program, method), choices)


def named(ends: Iterator[PathEnd]) -> dict[str, Ending]:
    """How the path of each list of choices ends."""
    return {str(end.state.choices): end.ending for end in ends}


def program_of(name: str, folder: Path) -> tuple[typed.Program, str]:
    match name:
        case "shapes":
            return checked(SHAPES), "Main.sum"
        case "threads":
            return checked(THREADS), "Main.race"
    file = folder / "Main.java"
    file.write_text(OPEN_JAVA, encoding="utf-8")
    return load(file).program, "Main.all"


PROGRAMS = ("shapes", "threads", "java")


@pytest.mark.parametrize("strategy", ["auto", "lazy", "lazier", "lazier#", "alias-sets"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_list_of_choices_leads_to_its_path_alone(name: str, strategy: str, tmp_path: Path) -> None:
    program, method = program_of(name, tmp_path)
    paths = named(explored(program, method, strategy=strategy))
    assert len(paths) > 2
    for text, ending in list(paths.items())[:: max(1, len(paths) // 12)]:
        again = named(explored(program, method, Choices.read(text), strategy=strategy))
        assert list(again) == [text]
        assert type(again[text]) is type(ending)


@pytest.mark.parametrize("name", ["shapes", "java"])
def test_the_beginning_of_a_list_leads_to_all_paths_that_begin_so(name: str, tmp_path: Path) -> None:
    program, method = program_of(name, tmp_path)
    every = {tuple(end.state.choices) for end in explored(program, method)}
    longest = max(every, key=len)
    for length in (1, len(longest) // 2, len(longest) - 1):
        beginning = longest[:length]
        below = {tuple(end.state.choices) for end in explored(program, method, Choices(beginning))}
        assert below == {each for each in every if each[:length] == beginning}


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_two_paths_have_made_the_same_choices(name: str, tmp_path: Path) -> None:
    program, method = program_of(name, tmp_path)
    ends = [str(end.state.choices) for end in explored(program, method)]
    assert len(set(ends)) == len(ends)


@pytest.mark.parametrize("order", ["depth-first", "breadth-first", "random"])
def test_the_order_of_the_search_changes_no_list(order: str, tmp_path: Path) -> None:
    program, method = program_of("java", tmp_path)
    assert set(named(explored(program, method, order=order))) == set(named(explored(program, method)))


def test_choices_are_written_and_read() -> None:
    choices = Choices()
    for each in (1, 0, 12, True):
        choices.take(each)
    assert str(choices) == "1.0.12.1"
    told = Choices.read(str(choices))
    assert told.told == 1
    for each in choices:
        told.take(each)
    assert (str(told), told.told, told.is_astray) == (str(choices), None, False)
    assert str(Choices.read("")) == ""


def test_who_goes_another_way_than_told_is_astray() -> None:
    told = Choices.read("1.0")
    other = told.fork()
    told.take(1)
    other.take(0)
    assert (told.is_astray, other.is_astray) == (False, True)
