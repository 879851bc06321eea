"""A class as Lombok sees it: its instance fields, and the members that are written already."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.notes import Note, Notes
from oxpecker.java.lombok.texts import declared_parameters, type_arguments, type_text
from oxpecker.oox.records import dataclass

_BOXES = frozenset({"Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"})


@dataclass(frozen=True, slots=True)
class Property:
    """A field, or a parameter of what a builder calls."""

    name: str
    type: str
    modifiers: tree.Modifiers
    is_static: bool = False
    is_final: bool = False
    has_value: bool = False
    non_null: bool = False
    initial: tree.Expression | None = None

    @property
    def is_primitive(self) -> bool:
        return self.type in ("boolean", "byte", "short", "char", "int", "long", "float", "double")

    @property
    def is_boxed(self) -> bool:
        return self.type.rpartition(".")[2] in _BOXES

    @property
    def is_array(self) -> bool:
        return self.type.endswith("[]")

    @property
    def base(self) -> str:
        """The name for accessors, with a capital letter; a boolean loses its `is`."""
        name = self.name
        if self._starts_with_is:
            name = name[2:]
        return name[:1].upper() + name[1:]

    @property
    def _starts_with_is(self) -> bool:
        return (
            self.type == "boolean" and self.name.startswith("is") and len(self.name) > 2 and not self.name[2].islower()
        )

    @property
    def getter(self) -> str:
        """The name of the method that returns it."""
        return f"{'is' if self.type == 'boolean' else 'get'}{self.base}"

    @property
    def default(self) -> str:
        """The value of a field that nothing has assigned."""
        if not self.is_primitive:
            return "null"
        return "false" if self.type == "boolean" else "0"


@dataclass(frozen=True, slots=True)
class Shape:
    """A class declaration, its fields, and the names of the classes around it."""

    declaration: tree.ClassDeclaration
    notes: Notes
    outer: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.declaration.name

    @property
    def shown(self) -> str:
        """`Outer.Inner`, as `toString` prints it."""
        return ".".join((*self.outer, self.name))

    @property
    def type(self) -> str:
        """The class with its own type parameters."""
        return f"{self.name}{type_arguments(self.declaration.type_parameters)}"

    @property
    def type_parameters(self) -> str:
        return declared_parameters(self.declaration.type_parameters)

    @property
    def properties(self) -> list[Property]:
        """The fields; the components of a record."""
        if self.declaration.kind is ClassKind.RECORD:
            return [_of_parameter(each, self.notes) for each in self.declaration.components]
        found = []
        for member in self.declaration.members:
            if isinstance(member, tree.FieldDeclaration):
                words = member.modifiers.words
                found += [
                    Property(
                        each.name,
                        type_text(each.type),
                        member.modifiers,
                        "static" in words,
                        "final" in words,
                        each.initial is not None,
                        self.notes.is_non_null(member.modifiers),
                        each.initial,
                    )
                    for each in member.declarators
                ]
        return found

    @property
    def fields(self) -> list[Property]:
        """The instance fields that Lombok looks at."""
        return [each for each in self.properties if not each.is_static and not each.name.startswith("$")]

    @property
    def assigned(self) -> list[Property]:
        """The fields that a constructor of all fields assigns."""
        return [each for each in self.fields if not (each.is_final and each.has_value and not self.is_default(each))]

    @property
    def required(self) -> list[Property]:
        """The fields without a value that are final or never null."""
        return [each for each in self.fields if not each.has_value and (each.is_final or each.non_null)]

    def is_default(self, field: Property) -> bool:
        """Whether the initial value of a field is what its builder uses by default."""
        return self.notes.has(field.modifiers, "Builder.Default")

    def find(self, name: str) -> Note | None:
        """An annotation of the class."""
        return self.notes.find(self.declaration.modifiers, name)

    def has(self, *names: str) -> bool:
        """Whether the class has one of some annotations."""
        return self.notes.has(self.declaration.modifiers, *names)

    def has_method(self, name: str, count: int) -> bool:
        """Whether a method is written already: names are compared without case, and variable arity fits any count."""
        return self.written_method(name, count) is not None

    def written_method(self, name: str, count: int) -> str | None:
        """The name of a written method, which may differ in case."""
        methods = (each for each in self.declaration.members if isinstance(each, tree.MethodDeclaration))
        fitting = (
            each.name
            for each in methods
            if each.name.lower() == name.lower()
            and (len(each.parameters) == count or any(p.varargs for p in each.parameters))
        )
        return next(fitting, None)

    @property
    def has_constructor(self) -> bool:
        """Whether a constructor is written or asked for."""
        written = any(isinstance(each, tree.ConstructorDeclaration) for each in self.declaration.members)
        return written or self.has("NoArgsConstructor", "RequiredArgsConstructor", "AllArgsConstructor")


def _of_parameter(parameter: tree.Parameter, notes: Notes) -> Property:
    return Property(
        parameter.name,
        type_text(parameter.type),
        parameter.modifiers,
        is_final=True,
        non_null=notes.is_non_null(parameter.modifiers),
    )


def properties_of(parameters: tuple[tree.Parameter, ...], notes: Notes) -> list[Property]:
    """The parameters of a constructor or a method that a builder calls."""
    return [_of_parameter(each, notes) for each in parameters]
