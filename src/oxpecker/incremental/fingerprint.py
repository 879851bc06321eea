"""Fingerprints: a digest of everything that the verdict about a method depends on.

A fingerprint over-approximates the dependencies. Of the whole program: its options, the classes with their fields
and hierarchy, all class invariants, static initialisers and methods with reserved names, and which static state any
code changes. Of methods, with contracts and bodies: the method itself, everything it names, every override that may
run instead, and so on transitively. Of the tool: its state and all options. Lines may move: places count only
relative to the contract or body that contains them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from hashlib import sha256

from oxpecker.engine import Options
from oxpecker.incremental.pieces import Lines, Piece, field_text, method_text, piece_of
from oxpecker.incremental.places import Places
from oxpecker.incremental.tool import tool_state
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import static_state
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.scan import forks, needs_journal
from oxpecker.oox.source import BUILT_IN, Source

_FORMAT = 1
"""The version of the stored format; a new version changes all fingerprints."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The digest, and the places of the pieces that it covers."""

    key: str
    places: Places


@dataclass(frozen=True, slots=True)
class _Code:
    """The code of one method: its digest, the methods it names, and its pieces with places that may move."""

    digest: str
    named: tuple[MethodInfo, ...]
    pieces: tuple[Piece, ...]


def _code(pieces: tuple[Piece, ...]) -> _Code:
    named = {each.key: each for piece in pieces for each in piece.named}
    movable = tuple(piece for piece in pieces if piece.anchors)
    return _Code(digest(piece.digest.hex() for piece in pieces), tuple(named.values()), movable)


@dataclass(frozen=True, slots=True)
class _Shared:
    """Methods that all fingerprints cover, with everything that these may run."""

    keys: frozenset[str]
    digest: str
    pieces: tuple[Piece, ...]
    """Those of invariants, and those of the methods with places that may move."""


FindCommon = Callable[[Callable[[], str]], str]
"""What is stored of the very same program, or what a function finds."""


class Fingerprints:
    """The fingerprints of the methods of one program."""

    def __init__(
        self, program: typed.Program, sources: Mapping[str, Source], find_common: FindCommon = lambda find: find()
    ) -> None:
        self._program = program
        self._find_common = find_common
        self._sources = sources
        self._lines = Lines(sources)
        self._code: dict[str, _Code] = {}
        self._runs: dict[str, tuple[MethodInfo, ...]] = {}
        self._next: dict[str, frozenset[str]] = {}
        self._classes = {info.declaration.span: info.name for info in program.hierarchy.classes.values()}
        self._invariants = [
            self._piece((name, clauses))
            for table in (program.invariants, program.static_invariants)
            for name, clauses in table.items()
        ]

    @cached_property
    def _common(self) -> str:
        """What every fingerprint contains; finding it takes analyses of the whole program."""
        return self._find_common(lambda: digest([*self._declared, static_state(self._program).text()]))

    @cached_property
    def _declared(self) -> list[str]:
        """The tool and what the program declares, apart from its methods; no analysis is needed for it."""
        return [
            str(_FORMAT),
            tool_state(),
            repr(sorted(self._program.options.items())),
            f"{forks(self._program)} {needs_journal(self._program)}",
            *(_class_text(info) for info in self._program.hierarchy.classes.values()),
            *(piece.digest.hex() for piece in self._invariants),
        ]

    def of(self, method: typed.Method, options: Options) -> Fingerprint:
        """The fingerprint of a method checked under these options."""
        always, more = self._always, self._closure(self._run_by(method.info), self._always.keys)
        parts = [self._common, always.digest, options_text(options), method.info.key]
        pieces = list(always.pieces)
        for key in sorted(more):
            code = self._code_of(key)
            parts += [key, code.digest]
            pieces += code.pieces
        places = Places(anchor for piece in pieces for anchor in piece.anchors)
        parts += [f"{file} {rank}" for file, rank in places.order()]
        return Fingerprint(digest(parts), places)

    def whole(self) -> str:
        """The digest of the whole program, with its places; the code of the library is part of the tool."""
        own = [(name, source) for name, source in sorted(self._sources.items()) if not name.startswith(BUILT_IN)]
        parts = [*self._declared, *(f"{name} {source.text}" for name, source in own)]
        for key, method in sorted(self._program.methods.items()):
            is_own = not is_library(self._program.hierarchy[method.info.owner])
            parts += [key, self._code_of(key).digest if is_own else ""]
        return digest(parts)

    def digest_of(self, method: typed.Method) -> str:
        """The digest of a method, which need not be one of the program."""
        return digest([method.info.key, _code(self._pieces_of(method)).digest])

    @cached_property
    def _always(self) -> _Shared:
        """What the verdict about every method may depend on."""
        keys = frozenset(self._closure(self._roots, frozenset()))
        parts: list[str] = []
        pieces = list(self._invariants)
        for key in sorted(keys):
            code = self._code_of(key)
            parts += [key, code.digest]
            pieces += code.pieces
        return _Shared(keys, digest(parts), tuple(pieces))

    def _closure(self, starts: Iterable[MethodInfo], but: frozenset[str]) -> set[str]:
        """The keys of these methods and of all that they may run, but those of a set that is closed already."""
        pending = [info.key for info in starts if info.key not in but]
        found = set(pending)
        while pending:
            new = self._following(pending.pop()) - found - but
            found |= new
            pending += new
        return found

    def _following(self, key: str) -> frozenset[str]:
        """The keys of the methods that a method names, and of those that may run instead."""
        known = self._next.get(key)
        if known is None:
            known = frozenset(info.key for each in self._code_of(key).named for info in self._run_by(each))
            self._next[key] = known
        return known

    @cached_property
    def _roots(self) -> list[MethodInfo]:
        """What may run in every check: initialisers, methods with reserved names, methods that invariants call."""
        found = [info for piece in self._invariants for named in piece.named for info in self._run_by(named)]
        for cls in self._program.hierarchy.classes.values():
            found += [cls.initialiser] if cls.initialiser is not None else []
            found += [info for methods in cls.methods.values() for info in methods if info.name.startswith("$")]
        return found

    def _run_by(self, named: MethodInfo) -> tuple[MethodInfo, ...]:
        """A method and all overrides that a call of it may run."""
        known = self._runs.get(named.key)
        if known is None:
            found = {named.key: named}
            if not named.static and not named.is_constructor:
                for cls in self._program.hierarchy.subclasses(named.owner):
                    chosen = cls.dispatch.get(named.signature)
                    if chosen is not None:
                        found.setdefault(chosen.key, chosen)
            known = self._runs[named.key] = tuple(found.values())
        return known

    def _code_of(self, key: str) -> _Code:
        known = self._code.get(key)
        if known is None:
            method = self._program.methods.get(key)
            known = self._code[key] = _code(() if method is None else self._pieces_of(method))
        return known

    def _piece(self, part: object) -> Piece:
        return piece_of(part, self._lines, self._classes)

    def _pieces_of(self, method: typed.Method) -> tuple[Piece, ...]:
        """The head, the body and each contract case of a method, and the methods that run if it is overridden."""
        info = method.info
        chosen = ""
        if not info.static and not info.is_constructor:
            below = self._program.hierarchy.subclasses(info.owner)
            chosen = repr([(c.name, c.dispatch[info.signature].key) for c in below if info.signature in c.dispatch])
        head = (info, info.span, method.parameters, method.variables, chosen)
        return tuple(self._piece(part) for part in (head, method.body, *method.cases))


def _class_text(info: ClassInfo) -> str:
    """A class without its methods, except those with reserved names: they define its possible inputs."""
    above = [each.name for each in info.supertypes()]
    fields = [field_text(each) for each in (*info.layout, *info.static_fields.values())]
    reserved = [method_text(each) for methods in info.methods.values() for each in methods if each.name[:1] == "$"]
    place = info.declaration.span
    shown = (bool(place.line), place.file)
    return f"{info.name} {info.abstract} {info.interface} {above} {fields} {reserved} {shown} {sorted(info.ancestors)}"


def options_text(options: Options) -> str:
    """All options; sets are sorted."""
    exceptions = None if options.exceptions is None else sorted(options.exceptions)
    return f"{replace(options, exceptions=None, doubtful=frozenset())!r} {exceptions} {sorted(options.doubtful)}"


def digest(parts: Iterable[str]) -> str:
    """The digest of some texts."""
    found = sha256()
    for part in parts:
        found.update(f"{len(part)}:{part}".encode("utf-8", "surrogatepass"))
    return found.hexdigest()
