"""Empty worlds, ready for the classes of a program; headers and members are resolved on demand."""

from __future__ import annotations

from oxpecker.java.resolution.headers import complete_header
from oxpecker.java.resolution.members import complete_members
from oxpecker.java.world import Completion, World
from oxpecker.oox.source import Diagnostics

_COMPLETION = Completion(complete_header, complete_members)


def new_world(diagnostics: Diagnostics, compiles: bool = False, final_assertions: bool = False) -> World:
    """A world that knows only the library; the options are those of `World`."""
    return World(diagnostics, _COMPLETION, compiles, final_assertions)
