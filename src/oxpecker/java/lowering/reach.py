"""Reachability in the library: mentioned classes, methods called by name and arity."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from oxpecker.java.lowering.mentions import CONSTRUCTOR, Mentions
from oxpecker.java.lowering.outline import FACTORIES, TRIED, Entry, Outline
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.open_classes import input_types, parts_of
from oxpecker.oox.prelude import prelude
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole


class Classes(Protocol):
    """The classes among which a search looks; it may find some that nobody has asked for yet."""

    outlines: dict[str, Outline]

    def find(self, name: str) -> Outline | None:
        """A class by its OOX name."""

    def __getitem__(self, name: str) -> Outline: ...


@dataclass(frozen=True, slots=True)
class Reached:
    """The part of a program that a run may use."""

    classes: list[syntax.Class]
    mentions: list[Mentions]
    """What their members mention."""

    def calls(self, owner: str) -> set[str]:
        """The methods that are called on a class by its name."""
        found = {name for each in self.mentions for name, count in each.calls if count >= 0}
        return {name.removeprefix(f"{owner}.") for name in found if name.startswith(f"{owner}.")}


GET_CLASS = ("getClass", 0)
"""A method that every class gets; like library methods, it is omitted if no code calls it."""
COPY = ("$copy", 0)
"""The shallow copy that classes of the program get if they can be cloned."""
ON_CALL = (GET_CLASS, COPY)
"""Generated methods of the program's own classes, which are omitted if no code calls them."""


class Search:
    """The search for the classes and members that a run starting in the program's own classes may use.

    It goes on where it ended when classes have been added or replaced meanwhile: what it has found remains found.
    """

    def __init__(self, classes: Classes) -> None:
        self.all = classes
        self.own: set[str] = set()
        self.has_statics = False
        self.classes: dict[str, Outline] = {}
        """The classes found, as they were when their members were last looked at."""
        self.absent: dict[str, bool] = {}
        """Names that code mentions and no class has yet, and whether a class of that name has inputs."""
        self.inputs: set[str] = set()
        self.calls: set[tuple[str, int]] = set()
        self.done: set[Entry] = set()
        self.waiting: dict[tuple[str, int], list[tuple[str, Entry]]] = {}
        self.pending: list[tuple[str, Entry]] = []

    def reached(self) -> Reached:
        """What has been found, in the order of the classes."""
        found = [outline for name, outline in self.all.outlines.items() if name in self.classes]
        mentions = [entry.mentions for outline in found for entry in outline.entries if entry in self.done]
        return Reached([outline.trimmed(self.done) for outline in found], mentions)

    def _has_statics(self, name: str) -> bool:
        """Whether a class has static fields that lead to objects."""
        outline = self.all.find(name)
        members = () if outline is None else outline.whole().members
        fields = [each for each in members if isinstance(each, syntax.Field) and each.static]
        return any(oox.is_reference(each.type.type) and each.type.type != oox.STRING for each in fields)

    def fits(self, own: set[str]) -> bool:
        """Whether a search with further own classes goes on from here: what they make own code is not yet found."""
        further = own - self.own
        if self.classes.keys().isdisjoint(further):
            return self.has_statics or not self.classes or not any(map(self._has_statics, further))
        return False

    def run(self, own: set[str], given: Iterable[oox.Type] = ()) -> None:
        """Searches from the program's own classes, and what code without source gives, until nothing new is found."""
        self.has_statics = self.has_statics or any(map(self._has_statics, own - self.own))
        self.own = self.own | own
        self._look_again()
        for name in sorted(own):
            self.add_class(name)
        self.add_class("Object")
        self.add_input("Throwable")
        for part in (part for t in given for part in parts_of(t)):
            self.add_input(str(part))
        while self.pending or self.add_constructors():
            owner, entry = self.pending.pop()
            self.look(owner, entry.mentions)

    def _look_again(self) -> None:
        """Looks at the members that classes found have got meanwhile, and at classes that were absent."""
        for name, before in list(self.classes.items()):
            outline = self.all[name]
            if outline is not before:
                self._enter(name, outline, frozenset(before.entries))
        absent, self.absent = self.absent, {}
        for name, has_inputs in absent.items():
            if has_inputs:
                self.add_input(name)
            else:
                self.add_class(name)

    def _find(self, name: str, as_input: bool) -> Outline | None:
        """The class with a name, which is looked for again if it is absent."""
        found = self.all.find(name)
        if found is None:
            self.absent[name] = as_input or self.absent.get(name, False)
        return found

    def add_constructors(self) -> bool:
        """Keeps at least one constructor of each class: without any it would get a default constructor."""
        for name in self.classes:
            constructors = self.all[name].constructors
            if constructors and self.done.isdisjoint(constructors):
                self.add_member(name, constructors[0])
        return bool(self.pending)

    def add_input(self, name: str) -> None:
        """Adds the classes of inputs of a type, how they are constructed, and what the others contain."""
        outline = None if name in self.inputs else self._find(name, as_input=True)
        if outline is None:
            return
        self.inputs.add(name)
        self.add_class(name)
        self.call(InputRole.CONSTRUCTED, 0)
        for marker in TRIED:
            self.call(f"{name}.{marker}", 1)
        for t in outline.tried:
            self.add_input_of(t)
        if outline.makes_inputs:
            self.call(InputRole.PARTS, 0)
            self.make(name)
        elif outline.declaration.superclass is not None:
            # The superclass constructs what a class inherits.
            self.call(f"{name}.{InputRole.INHERITED}", 1)
            self.add_input(outline.declaration.superclass.name)

    def add_input_of(self, t: oox.Type) -> None:
        """Adds inputs of a type."""
        while isinstance(t, oox.ArrayType):
            t = t.element
        if isinstance(t, oox.ClassType):
            self.add_input(t.name)

    def make(self, name: str) -> None:
        """Adds inputs of a class."""
        for factory in FACTORIES:
            self.call(f"{name}.{factory}", 1)

    def add_class(self, name: str) -> None:
        """Adds a mentioned class, with its supertypes and the members that are always reachable."""
        outline = None if name in self.classes else self._find(name, as_input=False)
        if outline is not None:
            self._enter(name, outline)

    def _enter(self, name: str, outline: Outline, known: frozenset[Entry] = frozenset()) -> None:
        """Looks at a class: at its members but those `known`, and again at what all of them say about inputs."""
        self.classes[name] = outline
        declaration = outline.declaration
        if declaration.superclass is not None:
            self.add_class(declaration.superclass.name)
        for interface in declaration.interfaces:
            self.add_class(interface.name)
        if not outline.constructors:
            self.call_super(name, 0)
        for entry in outline.entries:
            if entry in known:
                continue
            if entry.key is None or entry.key in self.calls or (name in self.own and entry.key not in ON_CALL):
                self.add_member(name, entry)
            else:
                self.waiting.setdefault(entry.key, []).append((name, entry))
        if name in self.inputs:
            self.inputs.remove(name)
            self.add_input(name)
        if name in self.own:
            for t in input_types(outline.whole()):
                self.add_input(str(t))

    def add_member(self, owner: str, entry: Entry) -> None:
        """Adds a reachable member."""
        if entry not in self.done:
            self.done.add(entry)
            self.pending.append((owner, entry))

    def call(self, name: str, count: int) -> None:
        """Makes every method with this name and number of parameters reachable."""
        if (name, count) not in self.calls:
            self.calls.add((name, count))
            for owner, entry in self.waiting.pop((name, count), []):
                self.add_member(owner, entry)
            if (name, count) == GET_CLASS:
                # Code can ask an exception that an operator throws for its class, though no text of the program names
                # that.
                for declaration in prelude().classes:
                    self.add_class(declaration.name)

    def call_super(self, owner: str, count: int) -> None:
        """Adds the superclass's constructor."""
        above = self.all[owner].declaration.superclass
        self.call(f"{CONSTRUCTOR}{'Object' if above is None else above.name}", count)

    def look(self, owner: str, found: Mentions) -> None:
        """Follows what a member mentions."""
        for name, count in found.calls:
            self.call(name, count)
        for name in found.classes:
            self.add_class(name)
        for name in found.tested:
            # The tested object may be an input of which nothing else is known.
            self.add_input(name)
        for count in found.own_constructors:
            self.call(f"{CONSTRUCTOR}{owner}", count)
        for count in found.super_constructors:
            self.call_super(owner, count)
        if owner in self.own or self.has_statics:
            # What own code creates may be an input to it, and what a static field leads to, however it was created.
            for name in found.objects:
                self.make(name)
        if owner in self.own and not all(map(self.is_own, found.types)):
            # Library collections may contain any object.
            self.add_input("Object")

    def is_own(self, t: oox.Type) -> bool:
        """Whether a type consists only of the program's own classes and simple values."""
        while isinstance(t, oox.ArrayType):
            t = t.element
        return not isinstance(t, oox.ClassType) or (t.name in self.own and all(map(self.is_own, t.arguments)))
