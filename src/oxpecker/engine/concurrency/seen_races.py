"""The data races that an exploration has seen and that have not been taken yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oxpecker.engine.concurrency.events import DataRace, Relations
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.state import PathEnd, State
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.input_clauses import IMMUTABLE, KEPT
from oxpecker.oox.types import shown_class

_UNCHANGING = IMMUTABLE | KEPT
"""Implemented by classes of the library whose objects never change."""


class SeenRaces:
    """Each data race once, with the first path that shows it."""

    def __init__(self, hierarchy: Hierarchy) -> None:
        self._hierarchy = hierarchy
        self._waiting: dict[DataRace, PathEnd] = {}
        self._seen: set[DataRace] = set()

    def note(self, relations: Relations, end: PathEnd) -> None:
        """Keeps the first path that shows a data race."""
        for race in relations.data_races:
            field = self._field_of(end.state, race)
            if field is not None and race.is_read_last and self._is_frozen(field):
                continue
            known = replace(race, what=_shown(field) if field is not None else _element(end.state, race))
            if known not in self._seen:
                self._seen.add(known)
                self._waiting[known] = PathEnd(end.ending, end.state.fork())

    @property
    def are_any(self) -> bool:
        """Whether a path may have a data race."""
        return bool(self._seen)

    def take(self) -> Iterator[tuple[DataRace, PathEnd]]:
        """The data races that were seen since they were last taken, each with a path that shows it."""
        while self._waiting:
            race = next(iter(self._waiting))
            yield race, self._waiting.pop(race)

    def look_again(self, race: DataRace) -> None:
        """The path did not show the race after all; another one may."""
        self._seen.discard(race)

    def _is_frozen(self, field: FieldInfo) -> bool:
        """Whether only constructors write a field, so that a read sees the written value (JLS 17.5).

        Where an object leaves its constructor earlier, some read comes before the write.
        """
        return field.final or not _UNCHANGING.isdisjoint(self._hierarchy[field.owner].ancestors)

    def _field_of(self, state: State, race: DataRace) -> FieldInfo | None:
        """The field that two steps access, if it is no element."""
        if isinstance(race.holder, str):
            fields: Iterable[FieldInfo] = self._hierarchy[race.holder].static_fields.values()
        else:
            assert isinstance(race.holder, int)
            entity = state.heap.entities[race.holder]
            fields = entity.classes[0].layout if isinstance(entity, Record) else ()
        return next((field for field in fields if field.slot == race.slot), None)


def _element(state: State, race: DataRace) -> str:
    """The name of an element that two steps access."""
    entity = state.heap.entities[race.holder] if isinstance(race.holder, int) else None
    return f"an element of {entity.type}" if isinstance(entity, Array) else ""


def _shown(field: FieldInfo) -> str:
    return f"{shown_class(field.owner)}.{field.shown}"
