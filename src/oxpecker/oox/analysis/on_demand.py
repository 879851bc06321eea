"""Sets whose members are found on demand: a check asks about few members of a large program."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Set
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T", bound=Hashable)


class Those(Set[T]):
    """Those of some things that have a property; whether one has it is found when somebody first asks."""

    def __init__(self, everything: Iterable[T], have: Callable[[T], bool]) -> None:
        self._everything = dict.fromkeys(everything)
        self._have = have
        self._known: dict[T, bool] = {}

    def __contains__(self, one: object) -> bool:
        known = self._known.get(one)  # type: ignore[arg-type]
        if known is None:
            if one not in self._everything:
                return False
            known = self._known[one] = self._have(one)
        return known

    def __iter__(self) -> Iterator[T]:
        return (each for each in self._everything if each in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    @classmethod
    def _from_iterable(cls, it: Iterable[S]) -> frozenset[S]:
        return frozenset(it)

    def __reduce__(self) -> tuple[type[frozenset[T]], tuple[list[T]]]:
        """What is stored or sent: all members."""
        return frozenset, (list(self),)
