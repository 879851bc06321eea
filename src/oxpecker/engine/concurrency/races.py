"""Reports of data races: none, notes, or findings; each is replayed first."""

from __future__ import annotations

from collections.abc import Collection

from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.limits import MOST_RACE_NOTES
from oxpecker.engine.options import Races

_ASSUMED = "only sequentially consistent runs were explored; a program with data races may have others"


def race_notes(races: Collection[DataRace], counted: Races) -> list[str]:
    """Notes about a few data races, the number of others, and the assumed memory model."""
    if not races or counted is Races.IGNORE:
        return []
    if counted is Races.FINDING:
        return [_ASSUMED]
    ordered = sorted(races, key=lambda race: (race.first, race.second, race.first_writes, race.second_writes))
    notes = [_describe(race) for race in ordered[:MOST_RACE_NOTES]]
    left = len(ordered) - len(notes)
    if left:
        notes.append(f"and {left} more data race{'' if left == 1 else 's'}")
    return [*notes, _ASSUMED]


def _describe(race: DataRace) -> str:
    """A data race in words."""
    sides = ((race.first_writes, race.first), (race.second_writes, race.second))
    uses = [f"{'written' if writes else 'read'} at {span}" for writes, span in sides]
    return f"data race on {race.what}: {uses[0]} and {uses[1]}, and neither happens before the other"
