"""Reports of data races: none, notes, or findings; each is replayed first. What a verdict assumes about memory."""

from __future__ import annotations

from collections.abc import Collection

from oxpecker.engine.concurrency.events import DataRace
from oxpecker.engine.limits import MOST_RACE_NOTES
from oxpecker.engine.options import MemoryModel, Races
from oxpecker.results import Assumption, AssumptionKind

_EXPLORED = {
    MemoryModel.SC: "only sequentially consistent runs were explored; a program with data races may have others, "
    "some of which --memory-model java explores",
    MemoryModel.JAVA: "reads may see earlier writes than the last one; the Java memory model also lets them see later "
    "writes, which was not explored",
}
"""The runs of a program with data races that were explored, and those that were not."""

_ASSUMED = {
    MemoryModel.SC: "sequentially consistent memory",
    MemoryModel.JAVA: "reads that see the last write or an earlier one, none a later one",
}


def memory_assumptions(races: bool, explored: MemoryModel, promised: MemoryModel) -> list[Assumption]:
    """What a verdict about a program with data races assumes: without them, memory is sequentially consistent."""
    if not races or (explored is MemoryModel.SC and promised is MemoryModel.SC):
        return []
    return [Assumption(AssumptionKind.MEMORY, "", _ASSUMED[explored])]


def race_notes(races: Collection[DataRace], counted: Races, explored: MemoryModel) -> list[str]:
    """Notes about a few data races, the number of others, and the explored memory model."""
    if not races or counted is Races.IGNORE:
        return []
    if counted is Races.FINDING:
        return [_EXPLORED[explored]]
    ordered = sorted(races, key=lambda race: (race.first, race.second, race.first_writes, race.second_writes))
    notes = [_describe(race) for race in ordered[:MOST_RACE_NOTES]]
    left = len(ordered) - len(notes)
    if left:
        notes.append(f"and {left} more data race{'' if left == 1 else 's'}")
    return [*notes, _EXPLORED[explored]]


def _describe(race: DataRace) -> str:
    """A data race in words."""
    sides = ((race.first_writes, race.first), (race.second_writes, race.second))
    uses = [f"{'written' if writes else 'read'} at {span}" for writes, span in sides]
    return f"data race on {race.what}: {uses[0]} and {uses[1]}, and neither happens before the other"
