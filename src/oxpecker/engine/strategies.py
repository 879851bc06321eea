"""Initialisation strategies: when an unknown reference is decided about, and whether the path forks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from oxpecker.engine.requests import ChooseInitial
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.memory import Memory


class Strategy(Protocol):
    """The answers in which strategies differ."""

    name: str
    keeps_alias_sets: bool
    """Whether an unknown that is followed keeps all its candidates (Koppier), or the path goes a way for each."""

    def first_read(self, state: Memory, variable: Term) -> None:
        """An unknown reference has just been read for the first time."""


class Lazy:
    """Decides everything when a reference is first read (Kiasan SEL: GETFIELD3..6)."""

    name = "lazy"
    keeps_alias_sets = False

    def first_read(self, state: Memory, variable: Term) -> None:
        """Null, each existing object, or a new one."""
        if variable not in state.chosen:
            raise ChooseInitial(variable, whole=True)


class Lazier:
    """Decides about null when a reference is first read, about the object when it is followed (Kiasan SELA)."""

    name = "lazier"
    keeps_alias_sets = False

    def first_read(self, state: Memory, variable: Term) -> None:
        """Null or not (GETFIELD3-S, GETFIELD2-A)."""
        if variable not in state.chosen:
            raise ChooseInitial(variable, whole=False)


class LazierSharp:
    """Decides nothing before a reference is compared or followed (Kiasan SELB: GETFIELD2-B)."""

    name = "lazier#"
    keeps_alias_sets = False

    def first_read(self, state: Memory, variable: Term) -> None:
        """Nothing yet."""


class AliasSets:
    """Keeps the set of objects a reference may be, with conditional values (Koppier 4.4.4)."""

    name = "alias-sets"
    keeps_alias_sets = True

    def first_read(self, state: Memory, variable: Term) -> None:
        """Nothing yet."""


STRATEGIES: dict[str, Strategy] = {s.name: s for s in (Lazy(), Lazier(), LazierSharp(), AliasSets())}
