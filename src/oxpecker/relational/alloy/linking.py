"""Links modules that open others: each is loaded once per choice of signature arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from pathlib import Path

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.meta import FIELDS, SIGNATURES, atoms_of, field_names, mentions_meta, sets_of_atoms
from oxpecker.relational.alloy.parser import parse_module
from oxpecker.relational.alloy.tree import Command, Module, Name, Open, Signature
from oxpecker.relational.place import Place, RelationalError

LIBRARY = "util/"
BUILT_IN = ("Int", "seq/Int", "String", "univ", "none")
"""Sets that every module knows, and that modules may take as arguments."""


@dataclass(eq=False, slots=True)
class Linked:
    """A module and the modules it opens, by their aliases."""

    module: Module
    signatures: dict[str, str] = field(default_factory=dict)
    """Its signatures and parameters, by their names in the linked whole."""
    opened: dict[str, Linked] = field(default_factory=dict)
    """Modules without an alias, because an earlier one has it, are here under a number."""
    hidden: set[str] = field(default_factory=set)
    """The aliases of modules that are opened privately."""

    @property
    def is_ordering(self) -> bool:
        """Whether it is `util/ordering`."""
        return self.module.file == f"{LIBRARY}ordering"

    @property
    def is_library(self) -> bool:
        """Whether it is a module of the library."""
        return self.module.file.startswith(LIBRARY)

    def declares(self, name: str) -> bool:
        """Whether it declares a signature, a field, a function or an assertion of this name."""
        module = self.module
        fields = (each for signature in module.signatures for declared in signature.fields for each in declared.names)
        own = (*(f.name for f in module.functions), *(a.name for a in module.assertions), *fields)
        return name in self.signatures or any(each.text == name for each in own)

    def signature(self, name: Name, *, outside: bool = False) -> str | None:
        """The name in the linked whole of a signature that this module names, or from outside, one that opens it."""
        prefix, _, rest = name.text.partition("/")
        hidden = self.module.private | self.hidden if outside else set[str]()
        if name.text in BUILT_IN:
            return name.text
        if prefix in hidden:
            return None
        if rest:
            if prefix == "this":
                return self.signatures.get(rest)
            inner = self.opened.get(prefix)
            return None if inner is None else inner.signature(Name(rest, name.place), outside=True)
        if name.text in self.signatures:
            return self.signatures[name.text]
        seen = (each for alias, each in self.opened.items() if alias not in hidden)
        found = {each.signature(name, outside=True) for each in seen}
        found.discard(None)
        return found.pop() if len(found) == 1 else None


@dataclass(slots=True)
class Whole:
    """A module with all modules that it opens, directly or not."""

    main: Linked
    parts: list[Linked] = field(default_factory=list)
    flat: Module = field(init=False)
    """All signatures, under unique names."""
    homes: dict[str, Linked] = field(default_factory=dict)
    """The module that declares each signature."""

    def views(self, seen: Linked, name: str) -> list[tuple[Linked, str]]:
        """The modules that see a name of a module, and the prefixes that each uses.

        A prefix means what the module behind it declares itself, and only without that what it opens.
        """
        found = []
        for part in self.parts:
            for prefix, behind in _prefixes(part, seen):
                if not prefix or behind is seen or not behind.declares(name):
                    found.append((part, prefix))
        return found

    def scoped(self, command: Command) -> Command:
        """The command with its scopes resolved to signatures of the linked whole."""
        kept = (*BUILT_IN, "seq", "steps")
        scopes = [
            each if each.name.text in kept else replace(each, name=_known(self.main, each.name))
            for each in command.scopes
        ]
        return replace(command, scopes=tuple(scopes))


def _prefixes(viewer: Linked, seen: Linked, *, nested: bool = False) -> list[tuple[str, Linked]]:
    """The prefixes by which a module may name another, each with the module that it leads to."""
    if viewer is seen:
        return [("", viewer), ("this/", viewer)]
    found: list[tuple[str, Linked]] = []
    for alias, part in viewer.opened.items():
        for prefix, behind in _prefixes(part, seen, nested=True):
            if prefix != "this/" and not (nested and alias in viewer.hidden):
                found.append(("", viewer))
                if not alias.isdigit():
                    found.append((f"{alias}/{prefix}", behind if prefix else part))
    return list(dict.fromkeys(found))


def link(module: Module) -> Whole:
    """Links a module with all modules that it opens; signatures and fields become atoms if it mentions such ones."""
    linker = _Linker(Path(module.file), module.files)
    main = linker.main(module)
    whole = Whole(main, [main, *(part for part in linker.parts if part is not main)])
    if mentions_meta(module):
        _add_meta(whole)
    whole.flat = Module(module.file, signatures=[], exact=linker.exact)
    for part in whole.parts:
        for signature in part.module.signatures:
            flat = _renamed(part, signature)
            whole.flat.signatures.append(flat)
            whole.homes.setdefault(flat.name.text, part)
    return whole


def _above(part: Linked, signature: Signature) -> str:
    """The name in the linked whole of what a signature extends; empty if that is nothing."""
    return (part.signature(signature.parent) or "") if signature.parent else ""


def _add_meta(whole: Whole) -> None:
    """Adds the signatures and fields of all modules as atoms."""
    children: dict[str, list[tuple[Linked, Signature]]] = {}
    for part in whole.parts:
        for signature in part.module.signatures:
            children.setdefault(_above(part, signature), []).append((part, signature))

    def below(part: Linked, signature: Signature) -> list[str]:
        name = part.signatures[signature.name.text]
        found = [f"{name}${each.text}" for each in field_names(signature)]
        return found + [each for other, child in children.get(name, ()) for each in below(other, child)]

    for part in whole.parts:
        made = atoms_of(part.module, partial(_above, part), partial(below, part))
        made += sets_of_atoms(part.module) if part is whole.main else []
        for each in made:
            owner, mark, rest = each.name.text.partition("$")
            part.signatures[each.name.text] = f"{part.signatures.get(owner, owner)}{mark}{rest}"
        part.module = replace(part.module, signatures=[*part.module.signatures, *made])


def opened_files(module: Module) -> dict[str, str]:
    """The texts of the files of all modules that a module opens, without the library."""
    linker = _Linker(Path(module.file), module.files)
    linker.main(module)
    return linker.texts


def _renamed(part: Linked, signature: Signature) -> Signature:
    name = Name(part.signatures[signature.name.text], signature.name.place)
    parent = signature.parent and _known(part, signature.parent)
    return replace(signature, name=name, parent=parent, within=tuple(_known(part, each) for each in signature.within))


def _known(part: Linked, name: Name) -> Name:
    if name.text in (SIGNATURES, FIELDS):
        return name
    found = part.signature(name)
    if found is None:
        raise RelationalError(f"no such signature: {name.text}", name.place)
    return Name(found, name.place)


class _Linker:
    def __init__(self, file: Path, files: Mapping[str, str] | None) -> None:
        self.file = file
        self.texts: dict[str, str] = {}
        """The files that were read."""
        self._files = files
        self.parts: list[Linked] = []
        self.exact: list[Name] = []
        self._names: set[str] = set(BUILT_IN)
        self._opening: list[str] = []
        """The modules from the main one to the one that is being linked."""
        self._known: dict[tuple[str, tuple[str, ...]], Linked] = {}

    def main(self, module: Module) -> Linked:
        self._opening.append(module.name or self.file.stem)
        return self.linked(module, ())

    def linked(self, module: Module, arguments: tuple[str, ...], prefix: str = "") -> Linked:
        part = Linked(module)
        for parameter, argument in zip(module.parameters, arguments, strict=False):
            part.signatures[parameter.text] = argument
        if not arguments and module.parameters:  # a module with parameters on its own: they are arbitrary signatures
            own = tuple(Signature(each, (), None) for each in module.parameters)
            part.module = replace(module, signatures=[*own, *module.signatures])
        for signature in part.module.signatures:
            short = signature.name.text
            if short in part.signatures:
                raise RelationalError(f"{short} is declared twice", signature.name.place)
            part.signatures[short] = self._unique(short, prefix)
        for opened in module.opens:
            self._open(part, opened, prefix)
        if f"{LIBRARY}integer" not in (module.file, module.name) and module.dialect is Dialect.ALLOY_6:
            self._open(part, Open(Name(f"{LIBRARY}integer", Place(module.file, 1, 1, 1, 1)), (), "integer"), prefix)
        for parameter in module.parameters:
            if parameter.text in module.exact_parameters and part.signatures[parameter.text] not in BUILT_IN:
                self.exact.append(Name(part.signatures[parameter.text], parameter.place))
        self.parts.append(part)
        return part

    def _unique(self, short: str, prefix: str) -> str:
        candidates = (short, f"{prefix}{short}", *(f"{prefix}{short}_{n}" for n in range(2, len(self._names) + 3)))
        found = next(each for each in candidates if each not in self._names)
        self._names.add(found)
        return found

    def _open(self, part: Linked, opened: Open, prefix: str) -> None:
        name = opened.name
        arguments = tuple(_known(part, each).text for each in opened.arguments)
        key = (name.text, arguments)
        if name.text in self._opening:
            cycle = [*self._opening[self._opening.index(name.text) :], name.text]
            raise RelationalError(f"modules open each other in a circle: {' -> '.join(cycle)}", name.place)
        if key not in self._known:
            module = self._read(name, part.module)
            if len(module.parameters) != len(arguments):
                expected = len(module.parameters)
                signatures = "signature" if expected == 1 else "signatures"
                raise RelationalError(
                    f"{name.text} takes {expected} {signatures}, but {len(arguments)} are given", name.place
                )
            self._opening.append(name.text)
            self._known[key] = self.linked(module, arguments, f"{prefix}{opened.alias}/")
            self._opening.pop()
        found, alias = self._known[key], opened.alias
        if part.opened.get(alias, found) is not found:
            if opened.explicit:
                raise RelationalError(f"two modules are opened as {alias}", name.place)
            alias = str(len(part.opened))
        part.opened[alias] = found
        part.hidden.update([alias] if opened.private else ())

    def _read(self, name: Name, opener: Module) -> Module:
        """A module of the library, or from a file whose path relates to the opener's as their names do."""
        for path in self._candidates(name.text, opener):
            text = self._text(path)
            if text is not None:
                self.texts[str(path)] = text
                return parse_module(str(path), text, opener.dialect)
        if not name.text.startswith(LIBRARY):
            raise RelationalError(f"no such module in {self.file.parent}: {name.text}", name.place)
        known = files("oxpecker.relational.alloy").joinpath("library")
        source = known.joinpath(f"{name.text.removeprefix(LIBRARY)}.als")
        if not source.is_file():
            there = ", ".join(sorted(LIBRARY + each.name.removesuffix(".als") for each in known.iterdir()))
            raise RelationalError(f"{name.text} is not available; use one of {there}", name.place)
        return parse_module(name.text, source.read_text(encoding="utf-8"), Dialect.ALLOY_6)

    def _text(self, path: Path) -> str | None:
        """The text of a file; None if there is no such file."""
        if self._files is not None:
            return self._files.get(str(path))
        return path.read_text(encoding="utf-8") if path.is_file() else None

    def _candidates(self, name: str, opener: Module) -> list[Path]:
        if name.startswith(LIBRARY):
            return []
        own = Path(opener.file)
        levels = opener.name.count("/") if opener.name else 0
        root = own.parents[min(levels, len(own.parents) - 1)]
        short = name.rpartition("/")[2]
        return [root / f"{name}.als", own.parent / f"{name}.als", own.parent / f"{short}.als"]
