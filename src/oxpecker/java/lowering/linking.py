"""Links library classes to a program when they are first asked for: what no run can reach is not even compiled."""

from __future__ import annotations

from oxpecker.java.lowering.cache import library_class
from oxpecker.java.lowering.compiled import Compiled
from oxpecker.java.lowering.naming import Described, names_of, top_level
from oxpecker.java.lowering.outline import Outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.stubs import below_stub


class LibraryErrorsError(Exception):
    """A library class does not compile, because the program replaces one that it uses."""


class LinkedClasses:
    """The classes of a program by their OOX names, and those of the library that were asked for."""

    def __init__(self, program: Lowering, own: dict[str, Outline]) -> None:
        self._program = program
        self._own = {top_level(symbol.name) for symbol in program.own}
        self._linked: set[str] = set()
        self.outlines: dict[str, Outline] = {}
        self.new: list[str] = []
        """The classes linked since somebody last emptied the list."""
        self.described: dict[str, Described] = {program.class_name(symbol): names_of(symbol) for symbol in program.own}
        for name in list(program.stubs):
            self.described[program.stub(name)] = names_of(program.world.classes[name])
        self.add(own)

    def find(self, name: str) -> Outline | None:
        """A class by its OOX name."""
        found = self.outlines.get(name)
        if found is not None:
            return found
        top = self._program.names.library_class(name)
        if top is None or top in self._linked or top in self._own:
            return None
        compiled = library_class(self._program.world, self._program.names, top)
        if compiled is None:
            raise LibraryErrorsError(top)
        self.link(top, compiled)
        return self.outlines.get(name)

    def __getitem__(self, name: str) -> Outline:
        found = self.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def add(self, classes: dict[str, Outline]) -> None:
        """Adds classes, or replaces them."""
        for name, each in classes.items():
            self.outlines[name] = below_stub(self._program, each, self.described.get(name))

    def link(self, top: str, compiled: Compiled) -> None:
        """Adds a top-level class of the library."""
        self._linked.add(top)
        self.described |= compiled.described
        self._add_data(compiled)
        self.add(compiled.classes)
        self.new += compiled.classes

    def _add_data(self, compiled: Compiled) -> None:
        """Adds the literals and the class objects of a class, and the arrays that it copies."""
        self._program.literals |= compiled.literals
        self._program.class_objects |= compiled.class_objects
        self._program.clones |= compiled.clones
        self._program.uses_class_objects = self._program.uses_class_objects or compiled.uses_class_objects
