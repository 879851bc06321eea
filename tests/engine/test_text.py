"""Strings that inputs decide, against Python's strings under a model."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker import terms
from oxpecker.engine.values import text
from oxpecker.oox.interpreter.text import text_of
from oxpecker.oox.types import BOOL, CHAR, DOUBLE, INT
from oxpecker.terms import Sort, Term
from tests.exhaustive import tries

BOUND = 2

strings = st.one_of(st.none(), st.text("ab-1\uffff", max_size=4))


@dataclass
class World:
    """A model, made up while strings are built."""

    draw: Any
    model: dict[Term, Any] = field(default_factory=dict)
    inputs: list[tuple[Any, str | None]] = field(default_factory=list)

    def condition(self) -> tuple[Term, bool]:
        """A new condition and its value."""
        value = self.draw(st.booleans())
        variable = terms.variable(f"b{len(self.model)}", Sort.BOOL)
        assert isinstance(variable, Term)
        self.model[variable] = value
        return variable, value

    def number(self) -> tuple[Term, int]:
        """A new integer and its value."""
        value = self.draw(st.one_of(st.integers(-120, 120), st.integers()))
        variable = terms.variable(f"i{len(self.model)}", Sort.INT)
        assert isinstance(variable, Term)
        self.model[variable] = value
        return variable, value

    def unknown(self) -> tuple[Any, str | None]:
        """An input and its value, which may be longer than the bound; perhaps one that was there before."""
        if self.inputs and self.draw(st.booleans()):
            return self.draw(st.sampled_from(self.inputs))
        value = self.draw(strings)
        made = text.unknown(f"s{len(self.model)}", BOUND, len(self.model) + 1)
        self.model[made.null], self.model[made.length] = value is None, len(value or "")
        for unit, character in zip(made.units, value or "", strict=False):
            self.model[unit] = ord(character)
        self.inputs.append((made, value))
        return made, value

    def string(self, depth: int) -> tuple[Any, str | None]:
        """Any string and its value."""
        kind = self.draw(st.sampled_from("ulbni" if depth == 0 else "jjc"))
        if kind == "u":
            return self.unknown()
        if kind == "l":
            value = self.draw(strings)
            return value, value
        if kind == "b":
            condition, holds = self.condition()
            return text.of_value(condition, BOOL, BOUND), text_of(holds, BOOL)
        if kind == "n":
            number, value = self.number()
            return text.of_value(number, INT, BOUND), text_of(value, INT)
        if kind == "i":
            unit = terms.variable(f"c{len(self.model)}", Sort.INT, terms.Interval(0, 65535))
            assert isinstance(unit, Term)
            self.model[unit] = self.draw(st.integers(0, 65535))
            return text.of_value(unit, CHAR, BOUND), chr(self.model[unit])
        (left, one), (right, two) = self.string(depth - 1), self.string(depth - 1)
        if kind == "j":
            return text.joined(left, right), ("null" if one is None else one) + ("null" if two is None else two)
        condition, holds = self.condition()
        return text.choose(condition, left, right), one if holds else two

    def value(self, term: Any) -> Any:
        """The value of a term."""
        return terms.evaluate(term, self.model)


@settings(max_examples=tries(300), deadline=None, derandomize=True)
@given(st.data(), st.integers(0, 3))
def test_what_is_known_of_a_string_is_right(data: st.DataObject, depth: int) -> None:
    """Null or not; where it is measured its length; where nothing is hidden, and before that, its characters."""
    world = World(data.draw)
    string, expected = world.string(depth)
    found = text.of(string)
    assert world.value(found.null) is (expected is None)
    if expected is None:
        return
    if not world.value(found.unmeasured):
        assert world.value(found.length) == len(expected)
    known = len(expected)
    if world.value(found.hidden):
        known = min(known, found.start)
    else:
        assert not world.value(found.unmeasured)
    assert [world.value(unit) for unit in found.units[:known]] == [ord(c) for c in expected[:known]]


@settings(max_examples=tries(300), deadline=None, derandomize=True)
@given(st.data(), st.integers(0, 2), st.integers(0, 2))
def test_equality_is_right_where_it_can_be_told(data: st.DataObject, one: int, two: int) -> None:
    """And it cannot be told only if something is hidden."""
    world = World(data.draw)
    left, first = world.string(one)
    right, second = world.string(two)
    same, unseen, missing = text.equality(left, right)
    assert missing == ""
    if world.value(unseen):
        assert any(world.value(text.of(string).hidden) for string in (left, right))
    else:
        assert world.value(same) is (first == second)


@settings(deadline=None, derandomize=True)
@given(st.integers(-9999, 9999))
def test_digits(value: int) -> None:
    """All of them, with the sign, if there are no more than asked for."""
    variable = terms.variable("x", Sort.INT)
    assert isinstance(variable, Term)
    found = text.decimal(variable, 4)
    model = {variable: value}
    assert terms.evaluate(found.hidden, model) is False
    length = terms.evaluate(found.length, model)
    assert "".join(chr(terms.evaluate(u, model)) for u in found.units[:length]) == str(value)


def test_a_string_is_itself_however_long() -> None:
    """What is hidden of a string is equal to itself, also where it is one of two."""
    one, two = text.unknown("s", BOUND, 1), text.unknown("t", BOUND, 2)
    assert text.equality(one, one) == (True, False, "")
    condition = terms.variable("b", Sort.BOOL)
    either = text.choose(condition, one, two)
    assert text.equality(either, text.choose(condition, one, two))[1] is False
    same, unseen, _ = text.equality(one, either)
    model = {condition: True, one.length: BOUND + 1, two.length: BOUND + 1}
    assert terms.evaluate(same, model) is True and terms.evaluate(unseen, model) is False
    assert terms.evaluate(unseen, {**model, condition: False}) is True


def test_short_literals_can_always_be_told_from_inputs() -> None:
    """An input beyond the bound is longer than they are."""
    assert text.equality(text.unknown("s", BOUND, 1), "ab")[1] is False
    assert text.equality(text.unknown("s", BOUND, 1), "abc")[1] is not False


def test_texts_of_floats_are_never_told() -> None:
    """Two of them may differ although nothing is known of either."""
    x, y = (terms.variable(name, Sort.DOUBLE) for name in "xy")
    one, two = text.of_value(x, DOUBLE, 4), text.of_value(y, DOUBLE, 4)
    assert text.equality(one, two)[1] is True
    assert text.choose(terms.variable("b", Sort.BOOL), one, two).hidden is True
    assert text.joined("a", one).units[0] == ord("a")


def test_repeated_concatenation_grows_slowly() -> None:
    """Twice as many concatenations make at most sixteen times as many terms."""
    one, two = (text.unknown(name, 2, number) for name, number in (("s", 1), ("t", 2)))
    result: Any = ""
    sizes = []
    for _ in range(20):
        result = text.joined(text.joined(result, one), two)
        sizes.append(len(terms.subterms(result.units)))
    assert sizes[-1] < 16 * sizes[9]
