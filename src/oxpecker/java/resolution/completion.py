"""Empty worlds, ready for the classes of a program; headers and members are resolved on demand."""

from __future__ import annotations

from oxpecker.java.kinds import MissingClasses
from oxpecker.java.release import ANY_RELEASE, SourceLevel
from oxpecker.java.resolution.headers import complete_header
from oxpecker.java.resolution.members import complete_members
from oxpecker.java.search_paths import SearchPaths
from oxpecker.java.world import Completion, World
from oxpecker.oox.source import Diagnostics

_COMPLETION = Completion(complete_header, complete_members)


def new_world(
    diagnostics: Diagnostics,
    compiles: bool = False,
    final_assertions: bool = False,
    paths: SearchPaths | None = None,
    missing: MissingClasses = MissingClasses.OPEN,
    level: SourceLevel = ANY_RELEASE,
    skipped: frozenset[str] = frozenset(),
) -> World:
    """A world that knows only the library and the given paths; the options are those of `World`."""
    return World(diagnostics, _COMPLETION, compiles, final_assertions, paths, missing, level, skipped)
