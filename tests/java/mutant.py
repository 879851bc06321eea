"""Weaker analyses: each mutant changes one rule, so that something is claimed of inputs that does not hold.

Made-up classes must notice every one of them (`stateful_classes.py`). A mutant changes the text of a function while
it is applied.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule that says too much."""

    rule: str
    place: str
    """The module and the function in it, with its class."""
    old: str
    """A part of its text, which is there once; empty for all that it does."""
    new: str

    @property
    def room(self) -> str:
        """The module."""
        return self.place.partition(":")[0]

    @property
    def translates(self) -> bool:
        """Whether the rule is part of the translation, so that it is not enough to make claims again."""
        return self.room.startswith("oxpecker.java")

    def exists(self) -> bool:
        """Whether there is such a function and such a part of it."""
        try:
            return find_spec(self.room) is not None and self.source().count(self.old) == (
                1 if self.old else len(self.source()) + 1
            )
        except (AttributeError, ModuleNotFoundError):
            return False

    def owner(self) -> Any:
        """What has the function: a module, or a class."""
        found: Any = importlib.import_module(self.room)
        for part in self.place.partition(":")[2].split(".")[:-1]:
            found = getattr(found, part)
        return found

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.place.rpartition(":")[2].rpartition(".")[2]

    def source(self) -> str:
        """The text of the function."""
        function = inspect.getattr_static(self.owner(), self.name)
        return textwrap.dedent(inspect.getsource(getattr(function, "fget", function)))

    def weaker(self) -> Any:
        """The function with the rule changed."""
        source = self.source()
        if self.old:
            source = source.replace(self.old, self.new)
        else:
            header = source[: source.index(":\n") + 2]
            source = f"{header}    {self.new}\n"
        made: dict[str, Any] = {}
        exec(
            compile(f"from __future__ import annotations\n{source}", self.place, "exec"),
            vars(sys.modules[self.room]),
            made,
        )
        return made[self.name]


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    """Changes the rule for a while, wherever its function was imported."""
    owner, name = mutant.owner(), mutant.name
    before, weaker = inspect.getattr_static(owner, name), mutant.weaker()
    owners = [owner]
    if isinstance(owner, ModuleType):
        owners = [each for each in list(sys.modules.values()) if getattr(each, "__dict__", {}).get(name) is before]
    for each in owners:
        setattr(each, name, weaker)
    try:
        yield
    finally:
        for each in owners:
            setattr(each, name, before)
