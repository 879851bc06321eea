"""All classes of a program: those of its files, and those of the library, which are loaded on demand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from os import sep
from pathlib import Path

from oxpecker.java import tree
from oxpecker.java.annotated_packages import AnnotatedPackages
from oxpecker.java.classfiles.mentioned import in_header, in_members
from oxpecker.java.classfiles.symbols import add_members, class_symbols
from oxpecker.java.file_scope import FileScope
from oxpecker.java.files import is_folder
from oxpecker.java.kinds import ClassKind, MissingClasses, implied_modifiers
from oxpecker.java.own_files import files_below
from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.reading import Parsed, parse
from oxpecker.java.rejections import Rejections
from oxpecker.java.release import ANY_RELEASE, NEWEST, SourceLevel
from oxpecker.java.search_paths import SearchPaths
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, top_level
from oxpecker.java.types import EXCEPTION, OBJECT, ClassType, Type, TypeVariable
from oxpecker.java.well_known import LOMBOK, PLATFORM_PACKAGE, RESERVED
from oxpecker.oox.reading import read_source
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Diagnostic, Diagnostics, Source, Span

LIBRARY = Path(__file__).parent / "library"


@cache
def _models() -> frozenset[str]:
    """The files of the library: large programs ask for very many classes."""
    return frozenset(each.path for each in files_below(LIBRARY, ".java"))


@cache
def _library_file(path: Path) -> tuple[Source, Parsed]:
    """A file of the library; all programs of a process share it, with its parsed bodies."""
    source = read_source(path)
    assert not isinstance(source, Diagnostic), source
    source = Source(f"{BUILT_IN}library/{path.relative_to(LIBRARY).as_posix()}", source.text)
    return source, parse(source)


@dataclass(frozen=True, slots=True)
class Completion:
    """How the headers and members of classes are resolved on demand."""

    header: Callable[[World, ClassSymbol], None]
    members: Callable[[World, ClassSymbol], None]


class World:
    """The classes by their binary names."""

    def __init__(
        self,
        diagnostics: Diagnostics,
        completion: Completion,
        compiles: bool = False,
        final_assertions: bool = False,
        paths: SearchPaths | None = None,
        missing: MissingClasses = MissingClasses.OPEN,
        level: SourceLevel = ANY_RELEASE,
        skipped: frozenset[str] = frozenset(),
    ) -> None:
        self.diagnostics = diagnostics
        self.completion = completion
        self.paths = paths or SearchPaths()
        self.compiles = compiles
        """Whether a compiler has accepted the program: what its library lacks is then only missing in the models."""
        self.final_assertions = final_assertions
        """Whether a failing `assert` ends the program, so that nothing can catch the error."""
        self.opens = missing is MissingClasses.OPEN and not compiles
        """Whether uses of classes without source give any value; else they are errors or unsupported."""
        self.absent: set[str] = set()
        """The classes of which only the name is known, because no source, model or listing has them."""
        self.thrown: frozenset[str] | None = None
        """The simple names of the classes that the program uses as exceptions, once they have been looked up."""
        self.release = level.language or NEWEST
        """The release of Java whose constructs the program may use."""
        self.platform_release = level.platform
        """The release whose classes and members of the platform the program may use; None: any of them."""
        self.rejections = Rejections(skipped)
        self.classes: dict[str, ClassSymbol] = {}
        self.files: dict[str, FileScope] = {}
        self.sources: dict[str, Source] = {}
        self.own: list[ClassSymbol] = []
        """The top-level classes with source that are no models; those of the source path are added on demand."""
        self.missing: set[str] = set()
        self.packages: set[str] = set()
        self.annotated = AnnotatedPackages()
        self.specifications: dict[object, object] = {}
        """What the JML comments of declarations say, once they have been read."""
        self.about_classes: dict[object, object] = {}
        """What the comments among the members of a class say, once they have been read."""
        self.left_out: dict[tuple[str, str, int], bool] = {}
        """Which overloads the models of classes leave out, by the number of arguments, once that has been looked up."""
        self.uncovered: dict[str, str] = {}
        """Names that declarations of JML introduce which are not covered, and why."""
        self.pure: dict[object, bool] = {}
        """Which methods are known to be pure, or not."""
        self.facts: dict[object, bool] = {}
        """Which facts the library states about its methods, once they have been looked up."""

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports an error in the program."""
        self.diagnostics.error(message, span, *notes)

    def header_error(self, symbol: ClassSymbol, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports an error in the header of a class, or in how its members fit together."""
        self.error(message, span, *notes)
        self.rejections.add(symbol, self.diagnostics.items[-1])

    # --- entering ------------------------------------------------------------------------------------------

    def enter_file(
        self, source: Source, file: tree.File, library: bool = False, is_on_demand: bool = False
    ) -> list[ClassSymbol]:
        """Declares the classes of a file; their headers and members are resolved on demand.

        A file that was looked up on demand cannot replace classes that are there already.
        """
        if not library and LOMBOK in source.text:
            from oxpecker.java.lombok.expansion import expanded

            file = expanded(file)
        scope = FileScope(file.package, file.imports, source.name)
        self.sources[source.name] = source
        self.packages.add(file.package)
        self.annotated.enter(source.name, file)
        entered = []
        for declaration in file.classes:
            name = f"{file.package}.{declaration.name}" if file.package else declaration.name
            known = self.classes.get(name)
            if known is not None and (is_on_demand or name in self.rejections.skipped):
                continue
            if known is not None:
                note = ("first declared here", known.span)
                self.error(f"duplicate class: {name}", declaration.name_span, note)
                self.rejections.leave_out(source.name)
                continue
            if name in self.rejections.skipped:
                self.absent_class(name)
                self.rejections.leave_out(source.name)
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
        if outer is not None:
            modifiers |= implied_modifiers(declaration.kind, outer.interface)
        if RESERVED.match(declaration.name):
            self.error(f"'{declaration.name}' is not allowed as a class name", declaration.name_span)
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
                if f"{name}${member.name}" in self.rejections.skipped:
                    left_out = symbol.member_classes[member.name] = self.absent_class(f"{name}${member.name}")
                    left_out.outer, left_out.modifiers = symbol, member.modifiers.words | {"static"}
                    self.rejections.leave_out(member.span.file, symbol)
                    continue
                if known is not None:
                    note = ("first declared here", known.span)
                    self.error(f"class {member.name} is already defined in {symbol.shown}", member.name_span, note)
                    self.rejections.leave_out(member.span.file, symbol)
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
        if top in self.classes or not any(
            enter(top) for enter in (self._enter_source, self._enter_model, self._enter_class_file)
        ):
            self.missing.add(name)
            return None
        return self.classes.get(name)

    def __getitem__(self, name: str) -> ClassSymbol:
        found = self.find(name)
        assert found is not None, f"the library has no {name}"
        return found

    def _enter_source(self, name: str) -> bool:
        """Enters the file of a top-level class, if the source path has one; no file replaces a platform class."""
        source = None if name.startswith(PLATFORM_PACKAGE) else self.paths.sources.find(name)
        if source is None:
            return False
        parsed = parse(source, self.release)
        # Not among those of a speculative attribution, which may be dropped.
        self.paths.sources.problems += parsed.diagnostics
        self.enter_file(source, parsed.file, is_on_demand=True)
        return name in self.classes

    def _enter_model(self, name: str) -> bool:
        """Enters the model of a top-level class, if there is one."""
        path = f"{LIBRARY}{sep}{name.replace('.', sep)}.java"
        if path not in _models():
            return False
        source, parsed = _library_file(Path(path))
        for item in parsed.diagnostics:
            self.error(item.message, item.span)
        self.enter_file(source, parsed.file, library=True)
        return True

    def _enter_class_file(self, name: str) -> bool:
        """Enters a top-level class of the class path or the platform with its member classes, if there is one."""
        found = class_symbols(self.paths.classes, name)
        if not found and self.opens and platform().find(name) is not None:
            found = class_symbols(signatures(), name)
        for symbol in found:
            self.classes[symbol.name] = symbol
            symbol.complete_header = lambda s: self._enter_mentioned(in_header(s))
            symbol.complete_members = self._complete_from_file
        return bool(found)

    def _complete_from_file(self, symbol: ClassSymbol) -> None:
        add_members(symbol)
        self._enter_mentioned(in_members(symbol))

    def _enter_mentioned(self, names: Iterable[str]) -> None:
        """Enters classes that a class file mentions; those that nobody has are known by name."""
        for name in names:
            if self.find(name) is None:
                self._enter_unmodelled(name)

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
            return self.find(name) or self.absent_class(name)
        return self.find(binary) or self._enter_unmodelled(binary)

    def unmodelled_member(self, outer: ClassSymbol, name: str) -> ClassSymbol | None:
        """The member class of a platform class that its model leaves out."""
        canonical = f"{outer.name.replace('$', '.')}.{name}"
        return self.unmodelled(canonical) if platform().binary_name(canonical) is not None else None

    def _enter_unmodelled(self, name: str) -> ClassSymbol:
        simple = re.split(r"[.$]", name)[-1]
        found = ClassSymbol(name, simple, ClassKind.CLASS, library=True, unmodelled=True, beyond=(name,))
        found.set_supertypes(self.nearest_superclass(name), ())
        self.classes[name] = found
        return found

    def absent_class(self, name: str) -> ClassSymbol:
        """The class of a binary name that nothing declares: nothing but its name is known of it."""
        found = self.classes.get(name)
        if found is None:
            found = self._enter_unmodelled(name)
            self.absent.add(name)
            if self.thrown is None:
                from oxpecker.java.thrown import thrown_names  # few programs need it

                self.thrown = thrown_names(s.text for f, s in self.sources.items() if not f.startswith(BUILT_IN))
            if found.simple in self.thrown:
                found.set_supertypes(EXCEPTION, ())
        return found

    def is_absent(self, t: Type) -> bool:
        """Whether a type is a class of which only the name is known."""
        return isinstance(t, ClassType) and t.name in self.absent

    def owner_of_method(self, symbol: ClassSymbol, method: str, arguments: int | None = None) -> str | None:
        """The class without source from which a class may inherit a method."""
        return self._owner_without_source(
            symbol,
            lambda name: (
                platform().has_method(name, method, arguments) or self._file_has_method(name, method, arguments)
            ),
        )

    def owner_of_field(self, symbol: ClassSymbol, field: str) -> str | None:
        """The class without source from which a class may inherit a field."""
        return self._owner_without_source(
            symbol,
            lambda name: platform().has_field(name, field) or any(field in each.fields for each in self._files(name)),
        )

    def _owner_without_source(self, symbol: ClassSymbol, has: Callable[[str], bool]) -> str | None:
        names = [name for name in self.modelled(symbol) if self.is_unmodelled(ClassType(name))]
        return next((n for n in names if has(n)), None) or next((n for n in names if n in self.absent), None)

    def nearest_superclass(self, name: str) -> ClassType:
        """The nearest superclass with a model of a class without one."""
        known = self.classes.get(name)
        if known is not None and name in self.absent:
            return known.superclass or OBJECT
        if known is not None and known.class_file is not None:
            direct = OBJECT if known.superclass is None else known.superclass
            return ClassType(direct.name) if self.is_plain(direct) else self.nearest_superclass(direct.name)
        above = (ClassType(each.name) for each in platform().lineage(name)[1:])
        return next((each for each in above if self.is_plain(each)), OBJECT)

    def is_plain(self, t: ClassType) -> bool:
        """Whether a class with a model or source can be extended without arguments for its constructor."""
        found = self.find(t.name)
        if found is None or found.unmodelled or found.interface:
            return False
        return not found.constructors or any(not each.parameters for each in found.constructors)

    def unmodelled_above(self, name: str) -> list[str]:
        """The direct supertypes without a model of a class."""
        known = self.classes.get(name)
        if known is not None and known.class_file is not None:
            direct = (known.superclass, *known.interfaces)
            return [each.name for each in direct if each is not None and self.is_unmodelled(each)]
        found = platform().find(name)
        above = [] if found is None else [self.unmodelled(each.replace("$", ".")) for each in found.above]
        return [symbol.name for symbol in above if symbol is not None and symbol.unmodelled]

    def all_unmodelled_above(self, name: str) -> dict[str, None]:
        """The supertypes without a model that a class has by itself, not by a superclass or interface with one."""
        found: dict[str, None] = {}
        pending = [name]
        while pending:
            above = [each for each in self.unmodelled_above(pending.pop()) if each not in found]
            found |= dict.fromkeys(above)
            pending += above
        return found

    def lacks(self, symbol: ClassSymbol, method: str, arguments: int | None = None, certainly: bool = False) -> bool:
        """Whether a class may have a method (with this many arguments) that is not among its members.

        `certainly` leaves out what a class may inherit of which nothing is known.
        """
        return any(
            (not certainly and (self.compiles or name in self.absent))
            or platform().has_method(name, method, arguments)
            or self._file_has_method(name, method, arguments)
            for name in self.modelled(symbol, method)
        ) or self._object_lacks(method, arguments)

    def may_declare(self, name: str, method: str, arguments: int) -> bool:
        """Whether a class without source may declare or override a method itself."""
        found = platform().find(name)
        return found is None or found.has_method(method, arguments)

    def _object_lacks(self, method: str, arguments: int | None) -> bool:
        """Whether every object has a method that its model leaves out."""
        known = self[OBJECT.name].methods.get(method, [])
        if method == CONSTRUCTOR or any(arguments in (None, len(each.parameters)) for each in known):
            return False
        return platform().has_method(OBJECT.name, method, arguments)

    def lacks_field(self, symbol: ClassSymbol, field: str, certainly: bool = False) -> bool:
        """Whether a class may have a field that is not among its members; see `lacks`."""
        return any(
            (not certainly and (self.compiles or name in self.absent))
            or platform().has_field(name, field)
            or any(field in each.fields for each in self._files(name))
            for name in self.modelled(symbol)
        )

    def _file_has_method(self, name: str, method: str, arguments: int | None) -> bool:
        """Whether a class of a class file declares or inherits a method that takes so many arguments."""
        above = [each for each in self._files(name) if method != CONSTRUCTOR or each.name == name]
        found = [
            m for each in above for m in (each.constructors if method == CONSTRUCTOR else each.methods.get(method, []))
        ]
        return any(arguments in (None, len(each.parameters)) or each.varargs for each in found)

    def _files(self, name: str) -> list[ClassSymbol]:
        """A class and the classes above it that are known by their class files, if it is one of them."""
        found = self.classes.get(name)
        if found is None or found.class_file is None:
            return []
        above = (self.classes.get(each) for each in sorted(self._above_file(found)))
        return [each for each in above if each is not None and each.class_file is not None]

    def modelled(self, symbol: ClassSymbol, member: str = "") -> Iterator[str]:
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
                yield from self.modelled(found)

    def is_listed(self, t: Type) -> bool:
        """Whether the platform's subclasses and superclasses of a type are known."""
        return isinstance(t, ClassType) and platform().find(t.name) is not None

    def stands_under(self, t: Type, above: Type) -> bool:
        """Whether one class is a superclass of another in the platform, whatever the models say."""
        if not isinstance(t, ClassType) or not isinstance(above, ClassType):
            return False
        found = self.find(t.name)
        if found is not None and found.class_file is not None:
            return above.name in self._above_file(found)
        names = () if found is None else (t.name,) if found.library else tuple(self.modelled(found))
        return any(above.name == each.name for name in names for each in platform().lineage(name))

    def _above_file(self, symbol: ClassSymbol) -> set[str]:
        """A class of a class file and everything above it."""
        found: set[str] = set()
        pending = [symbol.name]
        while pending:
            current = self.find(pending.pop())
            if current is not None and current.name not in found:
                found.add(current.name)
                pending += [each.name for each in (current.superclass, *current.interfaces) if each is not None]
                pending += [each.name for each in platform().lineage(current.name)]
        return found

    def is_unmodelled(self, t: Type) -> bool:
        """Whether a type is a class without a model."""
        found = self.classes.get(t.name) if isinstance(t, ClassType) else None
        return found is not None and found.unmodelled

    def stands_below(self, symbol: ClassSymbol, name: str) -> bool:
        """Whether a class of the program is below a class without source."""
        return not symbol.library and name in self.beyond(symbol)

    def beyond(self, symbol: ClassSymbol) -> set[str]:
        """The classes without a model in the headers of a class and its supertypes."""
        found = set(symbol.beyond)
        for above in [*([symbol.superclass] if symbol.superclass else []), *symbol.interfaces]:
            inherited = self.find(above.name)
            if inherited is not None:
                found |= self.beyond(inherited)
        return found

    def is_package(self, name: str) -> bool:
        """Whether the program, the library or the platform has classes in a package."""
        if platform().lists(name):
            return True
        inside = f"{name}."
        if any(package == name or package.startswith(inside) for package in self.packages):
            return True
        return is_folder(LIBRARY.joinpath(*name.split("."))) or self._has_on_paths(name)

    def _has_on_paths(self, package: str) -> bool:
        return self.paths.sources.has_package(package) or self.paths.classes.has_package(package)

    def is_library_file(self, file: FileScope) -> bool:
        """Whether a file is a model of the library, which names only what there is."""
        return file.source.startswith(BUILT_IN)

    def file_of(self, symbol: ClassSymbol) -> FileScope:
        """The file a class is declared in."""
        return self.files[top_level(symbol).name]
