"""Initialisation strategies: when an unknown reference is decided, and whether the path splits for it."""

from __future__ import annotations

from oxpecker.engine.path.requests import ChooseInitial
from oxpecker.engine.path.state import State
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.types import ClassType, Type, is_reference
from oxpecker.oox.value_classes import is_value
from oxpecker.terms import Term


class Strategy:
    """The queries on which strategies differ; the defaults are those of the laziest one."""

    name: str

    def first_read(self, state: State, variable: Term) -> None:
        """An unknown reference has just been read for the first time; nothing is decided yet."""

    def keeps_alias_set(self, _hierarchy: Hierarchy, _type: Type) -> bool:
        """Whether a dereferenced unknown gets an alias set, or the path splits by its candidates."""
        return False

    def defers_aliases(self, _hierarchy: Hierarchy, _type: Type) -> bool:
        """Whether a dereferenced unknown is a new object until the path asks whether it is the same as another one."""
        return False


class Lazy(Strategy):
    """Decides everything when a reference is first read (Kiasan SEL: GETFIELD3..6)."""

    name = "lazy"

    def first_read(self, state: State, variable: Term) -> None:
        """Null, each existing object, or a new one."""
        if variable not in state.knowledge.chosen:
            raise ChooseInitial(variable, whole=True)


class Lazier(Strategy):
    """Decides null when a reference is first read, and the object when it is dereferenced (Kiasan SELA)."""

    name = "lazier"

    def first_read(self, state: State, variable: Term) -> None:
        """Null or not (GETFIELD3-S, GETFIELD2-A)."""
        if variable not in state.knowledge.chosen:
            raise ChooseInitial(variable, whole=False)


class LazierSharp(Strategy):
    """Decides nothing before a reference is compared or dereferenced (Kiasan SELB: GETFIELD2-B)."""

    name = "lazier#"


class AliasSets(Strategy):
    """Keeps the set of objects that a reference may refer to, with conditional values (Koppier 4.4.4)."""

    name = "alias-sets"

    def keeps_alias_set(self, _hierarchy: Hierarchy, _type: Type) -> bool:
        """Always."""
        return True


class Auto(Strategy):
    """Lazier# if shapes matter; alias sets for objects without references, where each object would double the paths.

    Where many values meet, such as strings, hardly any code asks which of them are the same object.
    """

    name = "auto"

    def keeps_alias_set(self, hierarchy: Hierarchy, t: Type) -> bool:
        """For objects that contain no references."""
        if not isinstance(t, ClassType):
            return False
        classes = hierarchy.concrete_subclasses(t.name)
        return not any(is_reference(field.type) for cls in classes for field in cls.layout)

    def defers_aliases(self, hierarchy: Hierarchy, t: Type) -> bool:
        """For values: an object that equals another one and cannot change is as good as that one."""
        return is_value(hierarchy, t)


STRATEGIES: dict[str, Strategy] = {s.name: s for s in (Auto(), Lazy(), Lazier(), LazierSharp(), AliasSets())}
