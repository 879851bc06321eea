"""Our quick dataclasses are what the standard decorator would have made."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace
from typing import ClassVar

import pytest

from oxpecker.oox import records, syntax


@records.dataclass(frozen=True, slots=True)
class Base:
    KIND: ClassVar[str] = "base"
    first: int
    place: str = field(default="nowhere", kw_only=True)


@records.dataclass(frozen=True, slots=True)
class Below(Base):
    second: str = "two"
    many: list[int] = field(default_factory=list)
    noise: int = field(default=0, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.first < 0:
            raise ValueError("negative")


@records.dataclass(frozen=True, slots=True, eq=False)
class Apart:
    value: int


@records.dataclass(slots=True)
class Open:
    value: int
    many: list[int] = field(default_factory=list)


@records.dataclass(slots=True)
class MoreOpen(Open):
    name: str = field(default="none", init=False)


@records.dataclass(slots=True, eq=False)
class OpenApart:
    value: int


@dataclasses.dataclass(frozen=True, slots=True)
class Standard(Base):
    other: int = 3


def test_they_are_dataclasses() -> None:
    assert dataclasses.is_dataclass(Below)
    assert [f.name for f in fields(Below)] == ["first", "place", "second", "many", "noise"]
    assert Below.__match_args__ == ("first", "second", "many", "noise")
    assert Below(1).place == "nowhere"
    assert Below(1, "x", [2], place="here") == replace(Below(1, "x", [2]), place="here")
    assert Standard(1, 5, place="p") == Standard(1, 5, place="p") != Standard(1, 6)
    assert not hasattr(Below(1), "__dict__")


def test_equality_and_hash_follow_the_fields() -> None:
    assert Base(1) == Base(1) != Base(2)
    assert hash(Base(1, place="a")) == hash(Base(1, place="a"))
    assert Below(1, noise=1) == Below(1, noise=2)
    assert Base(1) != Below(1)
    assert Apart(1) != Apart(1)
    assert len({Base(1), Base(1), Base(2)}) == 2


def test_they_are_frozen_and_checked() -> None:
    one = Below(1)
    with pytest.raises(FrozenInstanceError):
        one.first = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del one.second
    with pytest.raises(TypeError):
        Below()  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="negative"):
        Below(-1)
    assert Below(1).many is not Below(1).many


def test_those_that_are_not_frozen_can_be_changed_and_have_no_hash() -> None:
    one = MoreOpen(1)
    one.value, one.name = 2, "two"
    assert one == copy.copy(one) == pickle.loads(pickle.dumps(one)) != MoreOpen(2)
    assert repr(one) == "MoreOpen(value=2, many=[], name='two')"
    assert Open(1) == Open(1) != MoreOpen(1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    assert OpenApart(1) != OpenApart(1)
    assert len({OpenApart(1), OpenApart(1)}) == 2
    with pytest.raises(AttributeError):
        one.other = 3  # type: ignore[attr-defined]


def test_the_first_object_is_made_as_the_others_are() -> None:
    @records.dataclass(frozen=True, slots=True)
    class Pair:
        left: int
        right: int = 2

    with pytest.raises(TypeError, match=r"Pair\.__init__\(\) missing 1 required positional argument: 'left'"):
        Pair()  # type: ignore[call-arg]
    assert (Pair(1), Pair(right=3, left=1)) == (Pair(1, 2), Pair(1, 3))


def test_they_show_copy_and_pickle() -> None:
    one = Below(1, "x", [2], place="p", noise=7)
    assert repr(one) == "Below(first=1, place='p', second='x', many=[2])"
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == copy.copy(one) == one
    assert pickle.loads(pickle.dumps(one)).noise == 7


def test_nodes_match_by_position() -> None:
    match syntax.Return(syntax.IntegerLiteral(3)):
        case syntax.Return(syntax.IntegerLiteral(value)):
            assert value == 3
        case _:
            pytest.fail("no match")


def test_classes_with_fields_of_the_same_kinds_share_their_code() -> None:
    @records.dataclass(frozen=True, slots=True)
    class One:
        left: int
        right: list[int] = field(default_factory=list)
        place: str = field(default="nowhere", kw_only=True)

    @records.dataclass(frozen=True, slots=True)
    class Other:
        first: str
        second: dict[str, int] = field(default_factory=dict)
        name: str = field(kw_only=True)

    assert One(1, [2], place="here") == One(left=1, right=[2], place="here")
    assert Other("a", name="b") == Other(first="a", second={}, name="b")
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'name'"):
        Other("a")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="takes from 2 to 3 positional arguments but 4 were given"):
        One(1, [2], "here")  # type: ignore[misc]
    codes = [each.__init__.__code__.co_code for each in (One, Other)]  # type: ignore[misc]
    assert codes[0] == codes[1]
