"""What a program reaches of the library: classes that are mentioned, methods that are called by name and arity."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.lowering.inputs import MAKERS, input_types, is_maker
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.making import OF, PARTS
from oxpecker.oox.prelude import prelude


def reached(classes: dict[str, syntax.Class], own: set[str]) -> list[syntax.Class]:
    """The classes and members that may take part in a run that begins in one of the program's own classes."""
    search = _Search(classes, own)
    search.run()
    return [search.trimmed(declaration) for name, declaration in classes.items() if name in search.classes]


GET_CLASS = ("getClass", 0)
"""A method that every class is given; it is left out where nobody calls it, as those of the library are."""


class _Search:
    def __init__(self, classes: dict[str, syntax.Class], own: set[str]) -> None:
        self.all = classes
        self.own = own
        self.classes: dict[str, None] = {}
        self.calls: set[tuple[str, int]] = set()
        self.fields: set[str] = set()
        self.done: set[int] = set()
        self.waiting: dict[tuple[str, int], list[tuple[str, syntax.Member]]] = {}
        self.pending: list[tuple[str, syntax.Member]] = []

    def run(self) -> None:
        """Goes on until nothing new is found."""
        for name in self.own:
            self.add_class(name)
        for name in ("Object", "Throwable"):
            self.add_class(name)
        for name in self.own:
            for t in input_types(self.all[name]) if name in self.all else ():
                self.add_input(str(t))
        while self.pending:
            self.look(*self.pending.pop())

    def add_input(self, name: str) -> None:
        """The classes that inputs of a type are of, and what makes them."""
        self.add_class(name)
        declaration = self.all.get(name)
        members = () if declaration is None else declaration.members
        if any(isinstance(member, syntax.Method) and member.name in MAKERS for member in members):
            self.call(PARTS, 0)
            self.make(name)

    def make(self, name: str) -> None:
        """Inputs may be of a class."""
        for maker in MAKERS:
            self.call(f"{name}.{maker}", 1)

    def add_class(self, name: str) -> None:
        """A class that is mentioned, with those above it and the members that count at once."""
        if name in self.classes or name not in self.all:
            return
        self.classes[name] = None
        declaration = self.all[name]
        if declaration.superclass is not None:
            self.add_class(declaration.superclass.name)
        for interface in declaration.interfaces:
            self.add_class(interface.name)
        if not any(isinstance(member, syntax.Constructor) for member in declaration.members):
            self.call_super(name, 0)
        for member in declaration.members:
            key = self.key(member, declaration)
            if key is None or key in self.calls or (name in self.own and key != GET_CLASS):
                self.add_member(name, member)
            else:
                self.waiting.setdefault(key, []).append((name, member))

    def key(self, member: syntax.Member, owner: syntax.Class) -> tuple[str, int] | None:
        """What must be called or read for a member to matter; None where it always does."""
        if is_maker(member):
            assert isinstance(member, syntax.Method)
            return f"{owner.name}.{member.name}", 1
        if isinstance(member, syntax.Method):
            # How an object is written matters wherever there are such objects.
            return (member.name, len(member.parameters)) if member.name != OF else None
        if isinstance(member, syntax.Constructor):
            return f"new {member.name}", len(member.parameters)
        if isinstance(member, syntax.Field):
            return member.name, -1
        return None

    def add_member(self, owner: str, member: syntax.Member) -> None:
        if id(member) not in self.done:
            self.done.add(id(member))
            self.pending.append((owner, member))

    def call(self, name: str, count: int) -> None:
        """From now on every method of that name and number of parameters counts."""
        if (name, count) not in self.calls:
            self.calls.add((name, count))
            for owner, member in self.waiting.pop((name, count), []):
                self.add_member(owner, member)
            if (name, count) == GET_CLASS:
                # What operators throw can be asked for its class, too, though no text of the program names it.
                for declaration in prelude().classes:
                    self.add_class(declaration.name)

    def call_super(self, owner: str, count: int) -> None:
        """The superclass's constructor."""
        above = self.all[owner].superclass
        self.call(f"new {'Object' if above is None else above.name}", count)

    def look(self, owner: str, root: syntax.Node) -> None:
        """Notes what a member mentions."""
        if isinstance(root, syntax.Constructor):
            self.call_super(owner, 0)
        for node in syntax.walk(root):
            if isinstance(node, syntax.Call):
                self.call(node.method, len(node.arguments))
                if isinstance(node.target, syntax.Name):
                    self.call(f"{node.target.identifier}.{node.method}", len(node.arguments))
            elif isinstance(node, syntax.New):
                if owner in self.own:
                    self.make(node.class_name)
                self.add_class(node.class_name)
                self.call(f"new {node.class_name}", len(node.arguments))
            elif isinstance(node, syntax.Name):
                self.add_class(node.identifier)
            elif isinstance(node, syntax.FieldAccess):
                self.call(node.field, -1)
            elif isinstance(node, syntax.TypeUse):
                self.add_type(node.type)
            elif isinstance(node, syntax.ConstructorCall):
                if node.kind is syntax.ConstructorKind.THIS:
                    self.call(f"new {owner}", len(node.arguments))
                else:
                    self.call_super(owner, len(node.arguments))

    def add_type(self, t: oox.Type) -> None:
        while isinstance(t, oox.ArrayType):
            t = t.element
        if isinstance(t, oox.ClassType):
            self.add_class(t.name)
            for argument in t.arguments:
                self.add_type(argument)

    def trimmed(self, declaration: syntax.Class) -> syntax.Class:
        """The class with the members that were found."""
        members = tuple(member for member in declaration.members if id(member) in self.done)
        return replace(declaration, members=members)
