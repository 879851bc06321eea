"""What class objects are asked for beyond their names: supertypes, elements, classes by name, and new arrays.

The methods are static ones of the class that holds the class objects, written only if the program calls them. They
compare their argument with each class object; an input that may be any class is refused where it is compared.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from enum import StrEnum

from oxpecker.java.lowering.array_classes import exists
from oxpecker.java.lowering.class_objects import ClassObjects
from oxpecker.java.lowering.naming import CLASSES, Described, identifier, names_of
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.platform import platform
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import OBJECT
from oxpecker.java.well_known import CLASS, CLONEABLE, ENUM, SERIALIZABLE
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier

_OF_ARRAYS = (OBJECT.name, CLONEABLE, SERIALIZABLE)
_UNKNOWN = "what is asked of a class that is not known"


class ClassQuery(StrEnum):
    """The methods, by the names that models call on `oxpecker.Oox`."""

    SUPERTYPES = "supertypesOf"
    ELEMENT = "elementOf"
    ARRAY = "arrayOf"
    BY_JAVA_NAME = "classWithName"
    NEW_ARRAY = "newArray"
    CONSTANTS = "constantsOf"
    ENCLOSING = "enclosingOf"
    DECLARED = "declaredAs"


def class_queries(
    program: Lowering, objects: ClassObjects, found: list[syntax.Class], asked: set[str]
) -> list[syntax.Member]:
    """The methods among those that the program asks for."""
    queries = _Queries(program, objects, found)
    if ClassQuery.ENCLOSING in asked:
        list(queries.enclosing())  # creates the class objects, whose supertypes may be asked for
    # Supertypes after what creates class objects as well.
    order = (
        ClassQuery.NEW_ARRAY,
        ClassQuery.ARRAY,
        ClassQuery.ELEMENT,
        ClassQuery.BY_JAVA_NAME,
        ClassQuery.CONSTANTS,
        ClassQuery.SUPERTYPES,
        ClassQuery.ENCLOSING,
        ClassQuery.DECLARED,
    )
    return [queries.method(query) for query in order if query in asked]


class _Queries:
    def __init__(self, program: Lowering, objects: ClassObjects, found: list[syntax.Class]) -> None:
        self.program = program
        self.objects = objects
        self.by_name = {declaration.name: declaration for declaration in found}
        self.use = syntax.TypeUse(oox.ClassType(program.named(CLASS)))

    def method(self, query: ClassQuery) -> syntax.Method:
        """One of the methods: a test for each class object, and a refusal behind them."""
        cases: dict[ClassQuery, Callable[[], Iterator[syntax.Statement]]] = {
            ClassQuery.SUPERTYPES: self._supertypes,
            ClassQuery.ELEMENT: self._elements,
            ClassQuery.ARRAY: self._array_classes,
            ClassQuery.BY_JAVA_NAME: self._names,
            ClassQuery.NEW_ARRAY: self._arrays,
            ClassQuery.CONSTANTS: self._constants,
            ClassQuery.ENCLOSING: self.enclosing,
            ClassQuery.DECLARED: self._declared,
        }
        nothing = syntax.IntegerLiteral(0) if query is ClassQuery.DECLARED else syntax.NullLiteral()
        body = [*cases[query](), syntax.Unsupported(_UNKNOWN), syntax.Return(nothing)]
        parameters = [syntax.Parameter(self.use, "of")]
        result = self.use
        if query is ClassQuery.SUPERTYPES:
            result = syntax.TypeUse(oox.ArrayType(self.use.type))
        elif query is ClassQuery.BY_JAVA_NAME:
            parameters = [syntax.Parameter(syntax.TypeUse(oox.STRING), "of")]
        elif query is ClassQuery.NEW_ARRAY:
            parameters.append(syntax.Parameter(syntax.TypeUse(oox.INT), "length"))
            result = syntax.TypeUse(oox.OBJECT)
        elif query is ClassQuery.DECLARED:
            result = syntax.TypeUse(oox.INT)
        elif query is ClassQuery.CONSTANTS:
            result = syntax.TypeUse(oox.ArrayType(oox.ClassType(self.program.named(ENUM))))
        block = syntax.Block(tuple(body))
        return syntax.Method(result, query.value, tuple(parameters), (), block, frozenset({Modifier.STATIC}))

    def _case(self, value: syntax.Expression, result: syntax.Expression) -> syntax.If:
        test = syntax.Binary(B.EQUAL, syntax.Name("of"), value)
        return syntax.If(test, syntax.Block((syntax.Return(result),)))

    def _object(self, field: str) -> syntax.Expression:
        return syntax.FieldAccess(syntax.Name(CLASSES), field)

    # --- supertypes ----------------------------------------------------------------------------------------

    def _supertypes(self) -> Iterator[syntax.Statement]:
        """The superclass or null, the interfaces of the class itself, null, and all others."""
        pending = deque(self.objects.described_fields())
        seen = set(pending)
        while pending:
            field = pending.popleft()
            lines = self._above(self.objects.names_in(field))
            if lines is None:
                continue
            parts = [None if name is None else self._field_of(name) for name in lines]
            new = [part for part in parts if part is not None and part not in seen]
            seen |= set(new)
            pending += new
            values = tuple(syntax.NullLiteral() if part is None else self._object(part) for part in parts)
            yield self._case(self._object(field), syntax.ArrayLiteral(self.use, values))

    def _above(self, names: Described) -> list[str | None] | None:
        """The names of the supertypes in this order; None if one of them is not known."""
        if names.name is None:
            return None
        if names.name.startswith("["):
            return [*_OF_ARRAYS, None]
        if not names.kind:
            return [None, None]
        direct = self._direct(names.name)
        if direct is None:
            return None
        closure: dict[str, None] = {}
        pending = list(direct)
        while pending:
            current = pending.pop(0)
            if current in closure:
                continue
            closure[current] = None
            further = self._direct(current)
            if further is None:
                return None
            pending += further
        first: list[str | None] = list(direct)
        if names.kind == "interface " or names.name == OBJECT.name:
            first = [None, *first]
        return [*first, None, *(name for name in closure if name not in direct)]

    def _direct(self, name: str) -> tuple[str, ...] | None:
        """The superclass and the interfaces of a class or an interface."""
        symbol = self._own(name)
        if symbol is not None:
            above = [] if symbol.superclass is None or symbol.interface else [symbol.superclass.name]
            return (*above, *(each.name for each in symbol.interfaces))
        known = platform().find(name)
        return None if known is None else known.above

    def _field_of(self, name: str) -> str:
        """The field with the class object of a Java class."""
        symbol = self.program.world.find(name)
        if symbol is not None and symbol.declaration is not None:
            return self.objects.add(identifier(self.program.names.of(symbol)), names_of(symbol))
        kind = "class " if any(each.name == OBJECT.name for each in platform().lineage(name)) else "interface "
        simple = name.replace("$", ".").rpartition(".")[2]
        return self.objects.add(f"p_{name.replace('.', '$')}", Described(name, simple, kind))

    # --- the others ----------------------------------------------------------------------------------------

    def _elements(self) -> Iterator[syntax.Statement]:
        for t in self.objects.array_types():
            element = self.objects.of(t.element)
            yield self._case(self._object(self.objects.of(t)), self._object(element))

    def _names(self) -> Iterator[syntax.Statement]:
        """Classes that nothing initialises: their initialisers would have to run."""
        for field, names in list(self.objects.described_fields().items()):
            declaration = self.by_name.get(field)
            quiet = declaration is None or not any(_initialises(member) for member in declaration.members)
            if names.name is not None and names.kind and quiet:
                yield self._case(syntax.StringLiteral(names.name), self._object(field))

    def _constants(self) -> Iterator[syntax.Statement]:
        """The constants of the enums that the program has, and null for classes that are no enums."""
        for field, names in self.objects.described_fields().items():
            is_enum = bool(names.name) and self._direct(str(names.name)) == (ENUM,)
            declaration = self.by_name.get(field)
            members = () if declaration is None else declaration.members
            if is_enum and declaration is not None:
                if any(isinstance(each, syntax.Method) and each.name == "values" for each in members):
                    yield self._case(self._object(field), syntax.Call(syntax.Name(declaration.name), "values", ()))
            elif not is_enum:
                yield self._case(self._object(field), syntax.NullLiteral())

    # --- how they are declared -----------------------------------------------------------------------------

    def enclosing(self) -> Iterator[syntax.Statement]:
        """The class around each class, or null."""
        pending = deque(self.objects.described_fields())
        seen = set(pending)
        while pending:
            field = pending.popleft()
            names = self.objects.names_in(field)
            if names.name is None or names.name.startswith("[") or not names.kind:
                continue
            symbol = self._own(names.name)
            outer = names.name.rpartition("$")[0] if symbol is None else symbol.outer and symbol.outer.name
            if not outer:
                yield self._case(self._object(field), syntax.NullLiteral())
                continue
            above = self._field_of(outer)
            if above not in seen:
                seen.add(above)
                pending.append(above)
            yield self._case(self._object(field), self._object(above))

    def _declared(self) -> Iterator[syntax.Statement]:
        """The modifiers of each class, and behind them how it is nested."""
        from oxpecker.java.lowering.class_modifiers import Nesting, Unknown, modifiers, nesting, platform_modifiers

        for field, names in self.objects.described_fields().items():
            if names.name is None or names.name.startswith("[") or not names.kind:
                continue
            symbol = self._own(names.name)
            if symbol is None:
                if platform().find(names.name) is None:
                    continue
                found, where = platform_modifiers(names.name), Nesting.MEMBER if "$" in names.name else Nesting.TOP
            else:
                found, where = modifiers(symbol), nesting(symbol)
            bits = Unknown.MODIFIERS if found is None else found
            yield self._case(self._object(field), syntax.IntegerLiteral(int(bits) | where))

    def _own(self, name: str) -> ClassSymbol | None:
        """A class of the program."""
        symbol = self.program.world.find(name)
        return symbol if symbol is not None and symbol.declaration is not None and not symbol.library else None

    def _arrays(self) -> Iterator[syntax.Statement]:
        """Arrays of all types that the program has."""
        for t in self._element_types():
            created = syntax.NewArray(syntax.TypeUse(t), (syntax.Name("length"),))
            as_object = syntax.Cast(syntax.TypeUse(oox.OBJECT), created)
            self.objects.of(oox.ArrayType(t))
            yield self._case(self._object(self.objects.of(t)), as_object)

    def _array_classes(self) -> Iterator[syntax.Statement]:
        for t in self._element_types():
            array = self.objects.of(oox.ArrayType(t))
            yield self._case(self._object(self.objects.of(t)), self._object(array))

    def _element_types(self) -> list[oox.Type]:
        """The types with class objects of which the program may have arrays."""
        types: list[oox.Type] = [oox.ClassType(name) for name in self.by_name if not name.startswith("$")]
        types += [*_PRIMITIVES, *(t for t in self.objects.array_types() if exists(t, self.by_name))]
        return [t for t in types if self.objects.has(t)]


_PRIMITIVES = (oox.BOOL, oox.BYTE, oox.SHORT, oox.CHAR, oox.INT, oox.LONG, oox.FLOAT, oox.DOUBLE)


def _initialises(member: syntax.Member) -> bool:
    """Whether a member takes part in the initialisation of its class."""
    if isinstance(member, syntax.Field):
        return member.static and member.initial is not None
    return isinstance(member, syntax.StaticInitialiser)
