"""Structures that only what creates them changes, in static fields and in fields of objects; found on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.analysis.constant_contents import ConstantContents
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo


class ReadOnlyStructures:
    """Which library objects and arrays keep what initialisers and constructors have put into them.

    A large program has many fields whose uses must be followed, and a check asks for few of them.
    """

    def __init__(
        self,
        program: typed.Program,
        statics: Set[FieldInfo],
        holders: Callable[[], Iterable[FieldInfo]],
        contents: ConstantContents | None = None,
    ) -> None:
        self._program = program
        self._statics = statics
        self._holders = holders
        self._contents = contents
        self._known: dict[tuple[FieldInfo, str], bool] = {}

    @cached_property
    def fields(self) -> tuple[FieldInfo, ...]:
        """Where such structures may be: some static fields, and what they lead to."""
        return tuple(self._holders())

    def __contains__(self, place: tuple[FieldInfo, str]) -> bool:
        """Whether a field has structures of a class that nobody else changes; the name is empty for arrays."""
        field, name = place
        if place not in self._known:
            is_holder = field in self._statics if field.static else field in self.fields
            self._known[place] = is_holder and any(
                self._analysis.is_read_only(field, cls) for cls in self._analysis.classes(field) if _name(cls) == name
            )
        return self._known[place]

    def all(self) -> Iterator[tuple[FieldInfo, str]]:
        """All such fields, with the names of the classes."""
        for field in self.fields:
            yield from (place for cls in self._analysis.classes(field) if (place := (field, _name(cls))) in self)

    @property
    def _analysis(self) -> ConstantContents:
        if self._contents is None:
            self._contents = ConstantContents(self._program)
        return self._contents

    def __getstate__(self) -> dict[str, object]:
        """What is worth storing: the analysis starts anew."""
        return {**self.__dict__, "fields": self.fields, "_holders": tuple, "_contents": None}


def _name(cls: ClassInfo | None) -> str:
    return "" if cls is None else cls.name
