"""All classes of a program: those of its files, and those of the library, which are loaded on demand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.platform import platform
from oxpecker.java.reading import Parsed, parse
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol
from oxpecker.java.types import OBJECT, ClassType, NullType, Type, TypeVariable
from oxpecker.oox.reading import read_source
from oxpecker.oox.source import BUILT_IN, Diagnostic, Diagnostics, Source, Span

KEYWORDS = re.compile(
    r"(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|"
    r"final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|"
    r"protected|public|record|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|"
    r"try|var|void|volatile|while|yield)$"
)
"""Reserved words that the grammar accepts as class names."""

LIBRARY = Path(__file__).parent / "library"


@cache
def _library_file(path: Path) -> tuple[Source, Parsed]:
    """A file of the library; all programs of a process share it, with its parsed bodies."""
    source = read_source(path)
    assert not isinstance(source, Diagnostic), source
    source = Source(f"{BUILT_IN}library/{path.relative_to(LIBRARY).as_posix()}", source.text)
    return source, parse(source)


@dataclass(slots=True)
class FileScope:
    """The scope of a file: its package and imports."""

    package: str
    imports: tuple[tree.Import, ...]
    source: str
    known: dict[str, str | None] = field(default_factory=dict)
    """The classes found for simple names."""


@dataclass(frozen=True, slots=True)
class Completion:
    """How the headers and members of classes are resolved on demand."""

    header: Callable[[World, ClassSymbol], None]
    members: Callable[[World, ClassSymbol], None]


class World:
    """The classes by their binary names."""

    def __init__(
        self, diagnostics: Diagnostics, completion: Completion, compiles: bool = False, final_assertions: bool = False
    ) -> None:
        self.diagnostics = diagnostics
        self.completion = completion
        self.compiles = compiles
        """Whether a compiler has accepted the program: what its library lacks is then only missing in the models."""
        self.final_assertions = final_assertions
        """Whether a failing `assert` ends the program, so that nothing can catch the error."""
        self.classes: dict[str, ClassSymbol] = {}
        self.files: dict[str, FileScope] = {}
        self.sources: dict[str, Source] = {}
        self.own: list[ClassSymbol] = []
        self.missing: set[str] = set()
        self.packages: set[str] = set()
        self.specifications: dict[object, object] = {}
        """What the JML comments of declarations say, once they have been read."""
        self.uncovered: dict[str, str] = {}
        """Names that declarations of JML introduce which are not covered, and why."""
        self.pure: dict[object, bool] = {}
        """Which methods are known to be pure, or not."""
        self.facts: dict[object, bool] = {}
        """Which facts the library states about its methods, once they have been looked up."""

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports an error in the program."""
        self.diagnostics.error(message, span, *notes)

    # --- entering ------------------------------------------------------------------------------------------

    def enter_file(self, source: Source, file: tree.File, library: bool = False) -> list[ClassSymbol]:
        """Declares the classes of a file; their headers and members are resolved on demand."""
        scope = FileScope(file.package, file.imports, source.name)
        self.sources[source.name] = source
        self.packages.add(file.package)
        entered = []
        for declaration in file.classes:
            name = f"{file.package}.{declaration.name}" if file.package else declaration.name
            known = self.classes.get(name)
            if known is not None:
                note = ("first declared here", known.span)
                self.error(f"duplicate class: {name}", declaration.name_span, note)
                continue
            self.files[name] = scope
            entered.append(self.enter_class(declaration, name, None, library))
        if not library:
            self.own += entered
        return entered

    def enter_class(
        self,
        declaration: tree.ClassDeclaration,
        name: str,
        outer: ClassSymbol | None,
        library: bool,
        around: tuple[TypeVariable, ...] = (),
    ) -> ClassSymbol:
        """A class and its member classes; `around` are type parameters that its objects share."""
        modifiers = declaration.modifiers.words
        if KEYWORDS.match(declaration.name):
            self.error(f"'{declaration.name}' is not allowed as a class name", declaration.name_span)
        if declaration.kind is not ClassKind.CLASS and outer is not None:
            modifiers |= {"static"}
        symbol = ClassSymbol(
            name,
            declaration.name,
            declaration.kind,
            modifiers,
            outer,
            declaration.name_span,
            library,
            declaration,
            (*(TypeVariable(p.name, name) for p in declaration.type_parameters), *around),
            enclosing_parameters=around,
        )
        symbol.complete_header = lambda s: self.completion.header(self, s)
        symbol.complete_members = lambda s: self.completion.members(self, s)
        self.classes[name] = symbol
        for member in declaration.members:
            if isinstance(member, tree.ClassDeclaration):
                known = symbol.member_classes.get(member.name)
                if known is not None:
                    note = ("first declared here", known.span)
                    self.error(f"class {member.name} is already defined in {symbol.shown}", member.name_span, note)
                    continue
                shared = () if self._stands_alone(member, symbol) else symbol.type_parameters
                entered = self.enter_class(member, f"{name}${member.name}", symbol, library, shared)
                symbol.member_classes[member.name] = entered
        return symbol

    @staticmethod
    def _stands_alone(member: tree.ClassDeclaration, outer: ClassSymbol) -> bool:
        """Whether objects of a member class have no enclosing object (JLS 8.1.3)."""
        return member.kind is not ClassKind.CLASS or "static" in member.modifiers.words or outer.interface

    # --- finding -------------------------------------------------------------------------------------------

    def find(self, name: str) -> ClassSymbol | None:
        """The class with this binary name, from the program or the library."""
        found = self.classes.get(name)
        if found is not None or name in self.missing:
            return found
        top = name.partition("$")[0]
        path = LIBRARY.joinpath(*top.split(".")).with_suffix(".java")
        if top in self.classes or not path.is_file():
            self.missing.add(name)
            return None
        self._load(path)
        return self.classes.get(name)

    def __getitem__(self, name: str) -> ClassSymbol:
        found = self.find(name)
        assert found is not None, f"the library has no {name}"
        return found

    def _load(self, path: Path) -> None:
        source, parsed = _library_file(path)
        for item in parsed.diagnostics:
            self.error(item.message, item.span)
        self.enter_file(source, parsed.file, library=True)

    def unmodelled(self, name: str) -> ClassSymbol | None:
        """A class of the platform without a model: it may be named, but its use is unsupported.

        The name is canonical. In packages whose classes are not listed, any name is accepted.
        """
        package = name.rpartition(".")[0]
        if name.partition(".")[0] not in ("java", "javax", "jdk", "sun") and not platform().lists(package):
            return None
        binary = platform().binary_name(name)
        if binary is None:
            if platform().lists(package) and not self.compiles:
                return None
            binary = name
        return self.find(binary) or self._enter_unmodelled(binary)

    def _enter_unmodelled(self, name: str) -> ClassSymbol:
        simple = re.split(r"[.$]", name)[-1]
        found = ClassSymbol(name, simple, ClassKind.CLASS, library=True, unmodelled=True, beyond=(name,))
        found.set_supertypes(self.nearest_superclass(name), ())
        self.classes[name] = found
        return found

    def nearest_superclass(self, name: str) -> ClassType:
        """The nearest superclass with a model of a class without one."""
        for above in platform().lineage(name)[1:]:
            found = self.find(above.name)
            if found is None or found.unmodelled or found.interface:
                continue
            if not found.constructors or any(not each.parameters for each in found.constructors):
                return ClassType(found.name)
        return OBJECT

    def unmodelled_above(self, name: str) -> list[str]:
        """The direct supertypes without a model of a platform class."""
        found = platform().find(name)
        above = [] if found is None else [self.unmodelled(each.replace("$", ".")) for each in found.above]
        return [symbol.name for symbol in above if symbol is not None and symbol.unmodelled]

    def lacks(self, symbol: ClassSymbol, method: str, arguments: int | None = None) -> bool:
        """Whether a class has a method (with this many arguments) that a library model leaves out."""
        return any(
            self.compiles or platform().has_method(name, method, arguments) for name in self._modelled(symbol, method)
        ) or self._object_lacks(method, arguments)

    def _object_lacks(self, method: str, arguments: int | None) -> bool:
        """Whether every object has a method that its model leaves out."""
        known = self[OBJECT.name].methods.get(method, [])
        if method == CONSTRUCTOR or any(arguments in (None, len(each.parameters)) for each in known):
            return False
        return platform().has_method(OBJECT.name, method, arguments)

    def lacks_field(self, symbol: ClassSymbol, field: str) -> bool:
        """Whether a class has a field that a library model leaves out."""
        return any(self.compiles or platform().has_field(name, field) for name in self._modelled(symbol))

    def _modelled(self, symbol: ClassSymbol, member: str = "") -> Iterator[str]:
        """The library classes that a class inherits from: their models may leave something out."""
        if symbol.library:
            yield symbol.name
            return
        yield from symbol.beyond
        if member == CONSTRUCTOR:
            return
        for above in [*([symbol.superclass] if symbol.superclass else []), *symbol.interfaces]:
            found = self.find(above.name)
            if found is not None and found.name != OBJECT.name:
                yield from self._modelled(found)

    def is_listed(self, t: Type) -> bool:
        """Whether the platform's subclasses and superclasses of a type are known."""
        return isinstance(t, ClassType) and platform().find(t.name) is not None

    def stands_under(self, t: Type, above: Type) -> bool:
        """Whether one class is a superclass of another in the platform, but not in the models."""
        if not isinstance(t, ClassType) or not isinstance(above, ClassType):
            return False
        found = self.find(t.name)
        names = () if found is None else (t.name,) if found.library else tuple(self._modelled(found))
        return any(above.name == each.name for name in names for each in platform().lineage(name))

    def is_unmodelled(self, t: Type) -> bool:
        """Whether a type is a class without a model."""
        found = self.classes.get(t.name) if isinstance(t, ClassType) else None
        return found is not None and found.unmodelled

    def is_foreign(self, t: Type, target: Type) -> bool:
        """Whether one of two types has no model, so that only the platform knows their relation."""
        if t == target or target == OBJECT or isinstance(t, NullType):
            return False
        if isinstance(t, ClassType) and isinstance(target, ClassType) and self.is_unmodelled(target):
            found = self.find(t.name)
            if found is not None and found.unmodelled:
                return not self.stands_under(t, target)
            return found is None or target.name not in self._beyond(found)
        return self.is_unmodelled(t) and isinstance(target, ClassType)

    def _beyond(self, symbol: ClassSymbol) -> set[str]:
        """The classes without a model in the headers of a class and its supertypes."""
        found = set(symbol.beyond)
        for above in [*([symbol.superclass] if symbol.superclass else []), *symbol.interfaces]:
            inherited = self.find(above.name)
            if inherited is not None:
                found |= self._beyond(inherited)
        return found

    def is_package(self, name: str) -> bool:
        """Whether the program, the library or the platform has classes in a package."""
        if platform().lists(name):
            return True
        inside = f"{name}."
        if any(package == name or package.startswith(inside) for package in self.packages):
            return True
        return LIBRARY.joinpath(*name.split(".")).is_dir()

    def file_of(self, symbol: ClassSymbol) -> FileScope:
        """The file a class is declared in."""
        while symbol.outer is not None:
            symbol = symbol.outer
        return self.files[symbol.name]
