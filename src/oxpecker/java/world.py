"""All classes a program may speak of: those of its files, and those of the library, loaded when first named."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from oxpecker.java import tree
from oxpecker.java.reading import parse
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import OBJECT, ClassType, Type, TypeVariable
from oxpecker.oox.reading import read_source
from oxpecker.oox.source import BUILT_IN, Diagnostic, Diagnostics, Source, Span

KEYWORDS = re.compile(
    r"(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|"
    r"final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|"
    r"protected|public|record|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|"
    r"try|var|void|volatile|while|yield)$"
)
"""Words that name no class; the grammar lets some of them through."""

LIBRARY = Path(__file__).parent / "library"


@dataclass(slots=True)
class FileScope:
    """What a file says about names: its package and imports."""

    package: str
    imports: tuple[tree.Import, ...]
    source: str
    known: dict[str, str | None] = field(default_factory=dict)
    """Classes that simple names were found to mean."""


class World:
    """The classes by their binary names."""

    def __init__(self, diagnostics: Diagnostics, compiles: bool = False, final_assertions: bool = False) -> None:
        self.diagnostics = diagnostics
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
        self.pure: dict[object, bool] = {}
        """Which methods are known to be pure, or not."""

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        """Reports a mistake in the program."""
        self.diagnostics.error(message, span, *notes)

    # --- entering ------------------------------------------------------------------------------------------

    def enter_file(self, source: Source, file: tree.File, library: bool = False) -> list[ClassSymbol]:
        """Makes the classes of a file known; their headers and members are resolved when they are asked for."""
        scope = FileScope(file.package, file.imports, source.name)
        self.sources[source.name] = source
        self.packages.add(file.package)
        entered = []
        for declaration in file.classes:
            name = f"{file.package}.{declaration.name}" if file.package else declaration.name
            known = self.classes.get(name)
            if known is not None:
                note = ("first declared here", known.span)
                self.error(f"class {name} is declared twice", declaration.name_span, note)
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
        """A class and the classes that are members of it; `around` are type parameters that its objects share."""
        from oxpecker.java.resolution.headers import complete_header
        from oxpecker.java.resolution.members import complete_members

        modifiers = declaration.modifiers.words
        if KEYWORDS.match(declaration.name):
            self.error(f"'{declaration.name}' cannot be the name of a class", declaration.name_span)
        if declaration.kind in ("enum", "record", "interface", "annotation") and outer is not None:
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
        symbol.complete_header = lambda s: complete_header(self, s)
        symbol.complete_members = lambda s: complete_members(self, s)
        self.classes[name] = symbol
        for member in declaration.members:
            if isinstance(member, tree.ClassDeclaration):
                known = symbol.member_classes.get(member.name)
                if known is not None:
                    note = ("first declared here", known.span)
                    self.error(f"class {member.name} is declared twice in {symbol.shown}", member.name_span, note)
                    continue
                shared = () if self._stands_alone(member, symbol) else symbol.type_parameters
                entered = self.enter_class(member, f"{name}${member.name}", symbol, library, shared)
                symbol.member_classes[member.name] = entered
        return symbol

    @staticmethod
    def _stands_alone(member: tree.ClassDeclaration, outer: ClassSymbol) -> bool:
        """Whether objects of a member class have no enclosing object (JLS 8.1.3)."""
        return member.kind != "class" or "static" in member.modifiers.words or outer.interface

    # --- finding -------------------------------------------------------------------------------------------

    def find(self, name: str) -> ClassSymbol | None:
        """The class of a binary name, from the program or the library."""
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
        source = read_source(path)
        assert not isinstance(source, Diagnostic), source
        source = Source(f"{BUILT_IN}library/{path.relative_to(LIBRARY).as_posix()}", source.text)
        parsed = parse(source)
        for item in parsed.diagnostics:
            self.error(item.message, item.span)
        self.enter_file(source, parsed.file, library=True)

    def unmodelled(self, name: str) -> ClassSymbol | None:
        """A class of Java's library that has no model: it may be named, and what is done with it is unsupported."""
        if name.partition(".")[0] not in ("java", "javax", "jdk", "sun"):
            return None
        found = self.classes.get(name)
        if found is None:
            simple = name.rpartition(".")[2]
            found = ClassSymbol(name, simple, "class", library=True, unmodelled=True)
            found.set_supertypes(OBJECT, ())
            self.classes[name] = found
        return found

    def lacks(self, symbol: ClassSymbol) -> bool:
        """Whether a member that a class does not have can be one that a model of the library leaves out."""
        current: ClassSymbol | None = symbol
        while self.compiles and current is not None and current.name != OBJECT.name:
            if current.library:
                return True
            above = [*([current.superclass] if current.superclass else []), *current.interfaces]
            if any(self.lacks(found) for t in above[1:] if (found := self.find(t.name)) is not None):
                return True
            current = self.find(above[0].name) if above else None
        return False

    def is_unmodelled(self, t: Type) -> bool:
        """Whether a type is a class without a model."""
        found = self.classes.get(t.name) if isinstance(t, ClassType) else None
        return found is not None and found.unmodelled

    def is_package(self, name: str) -> bool:
        """Whether classes of the program or the library live there."""
        inside = f"{name}."
        if any(package == name or package.startswith(inside) for package in self.packages):
            return True
        return LIBRARY.joinpath(*name.split(".")).is_dir()

    def file_of(self, symbol: ClassSymbol) -> FileScope:
        """The file a class is declared in."""
        while symbol.outer is not None:
            symbol = symbol.outer
        return self.files[symbol.name]
