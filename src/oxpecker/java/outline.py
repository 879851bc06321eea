"""What tests need but OOX does not have: packages, kinds of classes, access levels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import cache

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.reading import parse
from oxpecker.java.world import LIBRARY
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Source, Span

MODELS = f"{BUILT_IN}library/"
"""The prefix of model file names."""
TELLS = "Tells"
"""The annotation of methods of models that give a field (`library/oxpecker/Tells.java`)."""
TELLS_APART = "TellsApart"
"""The annotation of methods of models that tell whether objects are one (`library/oxpecker/TellsApart.java`)."""
USUAL = "Usual"
"""The annotation of factories of models with their usual arguments (`library/oxpecker/Usual.java`)."""


@dataclass(frozen=True, slots=True)
class ClassOutline:
    """A class as other Java code sees it."""

    name: str
    """Its qualified name without the package."""
    package: str
    kind: ClassKind
    modifiers: frozenset[str]
    visible: bool
    """Whether other classes of the package can access it."""
    inner: bool
    """Whether its objects have an enclosing object."""
    parameters: int = 0
    """The number of its type parameters."""
    components: tuple[str, ...] = ()
    """The components of a record."""
    supertypes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The supertypes by simple name, with their type arguments as written."""
    constructors: frozenset[tuple[str, ...]] = frozenset()
    """The parameter types of its public constructors, as written."""
    statics: frozenset[str] = frozenset()
    """The names of its static methods."""
    annotations: frozenset[str] = frozenset()
    """The simple names of its annotations."""
    told: tuple[tuple[str, str], ...] = ()
    """The fields of a model that methods tell (`@Tells`), each with its method."""

    @property
    def abstract(self) -> bool:
        """Whether it has no direct instances."""
        return "abstract" in self.modifiers or self.kind.is_interface


@dataclass(slots=True)
class Outline:
    """The classes of a program by the place of their names, and the modifiers of members by the members' places."""

    classes: dict[Span, ClassOutline] = field(default_factory=dict)
    members: dict[Span, frozenset[str]] = field(default_factory=dict)
    generic: set[Span] = field(default_factory=set)
    """The generic methods and constructors, by place."""
    telling_apart: set[Span] = field(default_factory=set)
    """The methods that tell whether objects are one (`@TellsApart`), by place."""
    usual: dict[Span, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """The usual arguments of factories (`@Usual`), by place."""


def outline(sources: Iterable[Source]) -> Outline:
    """The outline of classes that can be named, without local and anonymous ones."""
    found = Outline()
    for source in sources:
        file = parse(source).file
        for declaration in file.classes:
            _enter(found, source, declaration, file.package, None)
    return found


@cache
def model_outline(name: str) -> Outline:
    """The outline of a library class's model and its nested classes, by the file name in reports."""
    path = LIBRARY / name.removeprefix(MODELS)
    return outline([Source(name, path.read_text("utf-8"))])


def _enter(
    found: Outline, source: Source, declaration: tree.ClassDeclaration, package: str, outer: ClassOutline | None
) -> None:
    within_interface = outer is not None and outer.kind.is_interface
    words = declaration.modifiers.words | (frozenset({"public"}) if within_interface else frozenset())
    is_static = outer is None or "static" in words or within_interface or declaration.kind is not ClassKind.CLASS
    entered = ClassOutline(
        declaration.name if outer is None else f"{outer.name}.{declaration.name}",
        package,
        declaration.kind,
        words,
        "private" not in words and (outer is None or outer.visible),
        not is_static,
        len(declaration.type_parameters),
        tuple(component.name for component in declaration.components),
        tuple(_supertypes(source, declaration)),
        frozenset(_public_constructors(source, declaration, words)),
        frozenset(m.name for m in declaration.members if isinstance(m, tree.MethodDeclaration) and _is_static(m)),
        frozenset(note.name.rpartition(".")[2] for note in declaration.modifiers.annotations),
        tuple(_told(declaration)),
    )
    found.classes[declaration.name_span] = entered
    implied = frozenset({"public"}) if entered.kind.is_interface else frozenset()
    for component in declaration.components:
        found.members[component.span] = frozenset({"private", "final"})
    for member in declaration.members:
        if isinstance(member, tree.ClassDeclaration):
            _enter(found, source, member, package, entered)
        elif isinstance(member, tree.FieldDeclaration):
            for declarator in member.declarators:
                found.members[declarator.span] = member.modifiers.words
        elif isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
            hidden = frozenset() if "private" in member.modifiers.words else implied
            found.members[member.span] = member.modifiers.words | hidden
            if member.type_parameters:
                found.generic.add(member.span)
            if any(note.name.rpartition(".")[2] == TELLS_APART for note in member.modifiers.annotations):
                found.telling_apart.add(member.span)
            usual = tuple(_usual(member))
            if usual:
                found.usual[member.span] = usual


def _told(declaration: tree.ClassDeclaration) -> Iterator[tuple[str, str]]:
    methods = (member for member in declaration.members if isinstance(member, tree.MethodDeclaration))
    for member in methods:
        for note in member.modifiers.annotations:
            value = note.elements.get("value")
            if note.name == TELLS and isinstance(value, tree.Literal):
                yield str(value.value), member.name


def _usual(member: tree.MethodDeclaration | tree.ConstructorDeclaration) -> Iterator[tuple[str, ...]]:
    for note in member.modifiers.annotations:
        value = note.elements.get("value")
        if note.name == USUAL and isinstance(value, tree.Literal):
            yield from (tuple(given.split(", ")) for given in str(value.value).split("; "))


def _is_static(method: tree.MethodDeclaration) -> bool:
    return "static" in method.modifiers.words


def _public_constructors(
    source: Source, declaration: tree.ClassDeclaration, words: frozenset[str]
) -> Iterator[tuple[str, ...]]:
    """The public constructors of a class with some modifiers; without any, the default constructor (JLS 8.8.9)."""
    written = [member for member in declaration.members if isinstance(member, tree.ConstructorDeclaration)]
    if not written and "public" in words:
        yield ()
    for each in written:
        if "public" in each.modifiers.words:
            yield tuple(source.excerpt(parameter.type.span) for parameter in each.parameters)


def _supertypes(source: Source, declaration: tree.ClassDeclaration) -> Iterator[tuple[str, tuple[str, ...]]]:
    above = [] if declaration.superclass is None else [declaration.superclass]
    for node in (*above, *declaration.interfaces):
        if isinstance(node, tree.NamedType):
            last = node.parts[-1]
            yield last.name, tuple(source.excerpt(argument.span) for argument in last.arguments or ())
