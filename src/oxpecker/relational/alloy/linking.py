"""Links modules that open others: each is loaded once per choice of signature arguments."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path

from oxpecker.relational.alloy.parser import parse_module
from oxpecker.relational.alloy.tree import Command, Module, Name, Open, Scope, Signature
from oxpecker.relational.place import RelationalError

LIBRARY = "util/"


@dataclass(eq=False, slots=True)
class Linked:
    """A module and the modules it opens, by their aliases."""

    module: Module
    signatures: dict[str, str] = field(default_factory=dict)
    """Its signatures and parameters, by their names in the linked whole."""
    opened: dict[str, Linked] = field(default_factory=dict)

    @property
    def is_ordering(self) -> bool:
        """Whether it is `util/ordering`."""
        return self.module.file == f"{LIBRARY}ordering"

    @property
    def is_sequences(self) -> bool:
        """Whether it is the module of sequence indices."""
        return self.module.file == f"{LIBRARY}sequniv"

    def declares(self, name: str) -> bool:
        """Whether it declares a signature, a function or an assertion of this name."""
        own = (*(f.name for f in self.module.functions), *(a.name for a in self.module.assertions))
        return name in self.signatures or any(each.text == name for each in own)

    def has_field(self, name: str) -> bool:
        """Whether it declares a field of this name."""
        declared = (each for signature in self.module.signatures for each in signature.fields)
        return any(name == each.text for field in declared for each in field.names)

    def signature(self, name: Name) -> str | None:
        """The name in the linked whole of a signature that this module names."""
        prefix, _, rest = name.text.partition("/")
        if rest:
            if prefix == "this":
                return self.signatures.get(rest)
            inner = self.opened.get(prefix)
            return None if inner is None else inner.signature(Name(rest, name.place))
        if name.text in self.signatures:
            return self.signatures[name.text]
        found = {each.signature(name) for each in self.opened.values() if name.text not in each.module.private}
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

    def views(self, seen: Linked) -> list[tuple[Linked, str]]:
        """The modules that see the declarations of a module, and the prefix that each uses."""
        found = []
        for part in self.parts:
            found += [(part, prefix) for prefix in _prefixes(part, seen)]
        return found

    def scoped(self, command: Command) -> Command:
        """The command with its scopes resolved to signatures of the linked whole."""
        scopes = [
            each if each.name.text in ("Int", "seq") else Scope(_known(self.main, each.name), each.size, each.exact)
            for each in command.scopes
        ]
        return replace(command, scopes=tuple(scopes))


def _prefixes(viewer: Linked, seen: Linked) -> list[str]:
    if viewer is seen:
        return ["", "this/"]
    found = []
    for alias, part in viewer.opened.items():
        for prefix in _prefixes(part, seen):
            if prefix != "this/":
                found += ["", f"{alias}/{prefix}"]
    return list(dict.fromkeys(found))


def link(module: Module) -> Whole:
    """Links a module with all modules that it opens."""
    linker = _Linker(Path(module.file).parent)
    main = linker.linked(module, ())
    whole = Whole(main, [main, *(part for part in linker.parts if part is not main)])
    whole.flat = Module(module.file, signatures=[], exact=linker.exact)
    for part in whole.parts:
        for signature in part.module.signatures:
            flat = _renamed(part, signature)
            whole.flat.signatures.append(flat)
            whole.homes.setdefault(flat.name.text, part)
    return whole


def _renamed(part: Linked, signature: Signature) -> Signature:
    name = Name(part.signatures[signature.name.text], signature.name.place)
    parent = signature.parent and _known(part, signature.parent)
    return replace(signature, name=name, parent=parent, within=tuple(_known(part, each) for each in signature.within))


def _known(part: Linked, name: Name) -> Name:
    found = part.signature(name)
    if found is None:
        raise RelationalError(f"no such signature: {name.text}", name.place)
    return Name(found, name.place)


class _Linker:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: list[Linked] = []
        self.exact: list[Name] = []
        self._names: set[str] = set()
        self._opening: list[str] = []
        self._known: dict[tuple[str, tuple[str, ...]], Linked] = {}

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
        for parameter in module.parameters:
            if parameter.text in module.exact_parameters:
                self.exact.append(Name(part.signatures[parameter.text], parameter.place))
        self.parts.append(part)
        return part

    def _unique(self, short: str, prefix: str) -> str:
        candidates = (short, f"{prefix}{short}", *(f"{prefix}{short}_{n}" for n in range(2, len(self._names) + 3)))
        found = next(each for each in candidates if each not in self._names)
        self._names.add(found)
        return found

    def _open(self, part: Linked, opened: Open, prefix: str) -> None:
        name, alias = opened.name, opened.alias
        if alias in part.opened:
            raise RelationalError(f"two modules are opened as {alias}: name one of them with 'as'", name.place)
        arguments = tuple(_known(part, each).text for each in opened.arguments if each.text != "Int")
        if len(arguments) != len(opened.arguments):
            raise RelationalError("Int cannot be passed to a module", name.place)
        key = (name.text, arguments)
        if name.text in self._opening:
            raise RelationalError(f"module {name.text} opens itself", name.place)
        if key not in self._known:
            module = self._read(name)
            if len(module.parameters) != len(arguments):
                expected = len(module.parameters)
                raise RelationalError(
                    f"{name.text} takes {expected} signatures, but {len(arguments)} are given", name.place
                )
            self._opening.append(name.text)
            self._known[key] = self.linked(module, arguments, f"{prefix}{alias}/")
            self._opening.pop()
        part.opened[alias] = self._known[key]

    def _read(self, name: Name) -> Module:
        """A module of the library, or from a file beside the first one."""
        if name.text.startswith(LIBRARY):
            known = files("oxpecker.relational.alloy").joinpath("library")
            source = known.joinpath(f"{name.text.removeprefix(LIBRARY)}.als")
            if not source.is_file():
                there = ", ".join(sorted(LIBRARY + each.name.removesuffix(".als") for each in known.iterdir()))
                raise RelationalError(f"{name.text} is not available; use one of {there}", name.place)
            return parse_module(name.text, source.read_text(encoding="utf-8"))
        for path in (self.folder / f"{name.text}.als", self.folder / f"{name.text.rpartition('/')[2]}.als"):
            if path.is_file():
                return parse_module(str(path), path.read_text(encoding="utf-8"))
        raise RelationalError(f"no such module in {self.folder}: {name.text}", name.place)
