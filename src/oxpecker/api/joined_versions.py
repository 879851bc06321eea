"""Two versions of a Java program as one program, with a driver for each pair of methods."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from oxpecker.api.loading import Loaded, ProgramErrors, load_sources
from oxpecker.api.program_code import ProgramCode
from oxpecker.differential.driver import OWNER, Driver
from oxpecker.differential.heap_code import COPIES, IMMUTABLE, ClassPair, HeapCode
from oxpecker.differential.joint import bare, classes, precondition, with_members
from oxpecker.differential.library_code import COLLECTIONS, uses
from oxpecker.differential.matching import Pair, outermost, translated
from oxpecker.differential.renaming import affected, package_of, renamed, unused_mark
from oxpecker.differential.representation import kept_differently
from oxpecker.differential.unchanged import Unchanged
from oxpecker.oox import syntax, typed
from oxpecker.oox.analysis.effects import Effects, effect_table
from oxpecker.oox.checker import check
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.regions import element_region, structure
from oxpecker.oox.source import BUILT_IN, Severity, Source
from oxpecker.oox.types import ArrayType, ClassType, Primitive, StringType, Type


class NotJoined(Exception):
    """The versions do not fit into one program; its text says why."""


def own_sources(loaded: Loaded) -> list[Source]:
    """The files that declare the classes of a program."""
    hierarchy = loaded.program.hierarchy
    files = {hierarchy[name].declaration.span.file: None for name in sorted(loaded.own) if name in hierarchy.classes}
    return [loaded.sources[file] for file in files if file in loaded.sources]


@dataclass(frozen=True, slots=True)
class Twin:
    """The two methods of a pair in the joined program, and the name of their driver."""

    old: MethodInfo
    new: MethodInfo


class JoinedVersions:
    """Both versions in one program, in which the changed classes of the old one have other names."""

    def __init__(
        self, old: Loaded, new: Loaded, counterparts: Mapping[str, str], language: Mapping[str, str] | None
    ) -> None:
        """Translates both versions together; raises NotJoined."""
        self.counterparts = counterparts
        self._pairs: list[ClassPair] | None = None
        sources, mine = own_sources(old), own_sources(new)
        self.mark = unused_mark([*sources, *mine])
        self._renamed_files = self._changed_files(old, sources, mine)
        declared = self._declared(old)
        chosen = [each for each in sources if each.name in self._renamed_files]
        self._names = frozenset(name for each in chosen for name in declared.get(each.name, ()))
        packages = frozenset(filter(None, (package_of(each) for each in chosen)))
        twins = [renamed(each, self._names, packages, self.mark) for each in chosen]
        self._library = _collections(old) | _collections(new)
        helper = uses(self._library, self.mark)
        try:
            self.loaded = load_sources([*twins, *mine, helper], language, paths=new.paths)
        except ProgramErrors as errors:
            wrong = [each for each in errors.diagnostics if each.severity is Severity.ERROR]
            raise NotJoined(f"the versions do not fit into one program: {wrong[0].message}") from None
        self._methods = self._found(old, True) | self._found(new, False)
        self.unchanged = Unchanged(self.loaded.program, self.original, self._is_other)

    def _changed_files(self, old: Loaded, sources: Sequence[Source], mine: Sequence[Source]) -> frozenset[str]:
        texts = {(package_of(each), each.text) for each in mine}
        unchanged = frozenset(each.name for each in sources if (package_of(each), each.text) in texts)
        declared = self._declared(old)
        return affected([(each, frozenset(declared.get(each.name, ()))) for each in sources], unchanged)

    def _declared(self, loaded: Loaded) -> dict[str, list[str]]:
        """The top-level classes of each file."""
        found: dict[str, list[str]] = {}
        for name in sorted(loaded.own):
            info = loaded.program.hierarchy.get(name)
            if info is not None and "$" not in name:
                found.setdefault(info.declaration.span.file, []).append(name)
        return found

    def _found(self, loaded: Loaded, is_old: bool) -> dict[tuple[bool, str], MethodInfo]:
        """The methods of the joined program for those of a version: the same ones in each file, in the same order."""
        found: dict[tuple[bool, str], MethodInfo] = {}
        joined = _by_file(self.loaded)
        for file, methods in _by_file(loaded).items():
            twins = joined.get(f"{self.mark}/{file}" if is_old and file in self._renamed_files else file, [])
            if len(twins) == len(methods):
                pairs = zip(methods, twins, strict=True)
                found |= {(is_old, one.info.key): two.info for one, two in pairs if one.info.name == two.info.name}
        return found

    def twin(self, pair: Pair) -> Twin | None:
        """The methods of a pair in the joined program; None if one is not there."""
        if pair.old is None or pair.new is None:
            return None
        old = self._methods.get((True, pair.old.info.key))
        new = self._methods.get((False, pair.new.info.key))
        if old is None and pair.old.info.span.file not in self._renamed_files:
            old = new  # the file has not changed
        return None if old is None or new is None else Twin(old, new)

    def original(self, text: str) -> str:
        """A text of the old version with the names of the new one."""
        if self.mark not in text:
            return text
        return re.sub(rf"([\w]+?){self.mark}\b|([\w]+?){self.mark}(?=\$)", self._original_name, text)

    def _original_name(self, found: re.Match[str]) -> str:
        name = found[1] or found[2]
        return self.counterparts.get(name, name)

    def _is_other(self, name: str, is_old: bool) -> bool:
        """Whether a class belongs to the other version alone."""
        outer = outermost(name)
        if not is_old:
            return outer.endswith(self.mark)
        twins = {self.counterparts.get(each, each) for each in self._names}
        return outer in twins

    def class_pairs(self) -> list[ClassPair]:
        """The classes of both versions, subclasses first."""
        if self._pairs is None:
            self._pairs = self._matched_classes()
        return self._pairs

    def _matched_classes(self) -> list[ClassPair]:
        hierarchy = self.loaded.program.hierarchy
        found: list[ClassPair] = []
        for name in sorted(self.loaded.own):
            if name not in hierarchy.classes or "$lambda" in name:
                continue
            outer = outermost(name)
            if outer.endswith(self.mark):
                plain = outer.removesuffix(self.mark) + name[len(outer) :]
                other = translated(plain, self.counterparts)
                if other in hierarchy.classes:
                    found.append(ClassPair(hierarchy[name], hierarchy[other]))
        return sorted(found, key=lambda each: -len(each.new.ancestors))

    def effects(self, twin: Twin) -> Effects:
        """What runs of the two methods may assign."""
        table = effect_table(self.loaded.program)
        return table.of_call(twin.old, virtual=False) | table.of_call(twin.new, virtual=False)

    def _twins(self) -> list[str]:
        """The classes of the old version, of which no input is."""
        hierarchy = self.loaded.program.hierarchy
        names = [each for each in sorted(self.loaded.own) if each in hierarchy.classes]
        return [each for each in names if outermost(each).endswith(self.mark)]

    def _below(self, twin: Twin) -> list[typed.Method]:
        """The methods that runs of either version may execute."""
        methods = self.loaded.program.methods
        found = effect_table(self.loaded.program).below(twin.old, twin.new)
        return [methods[each.key] for each in found if each.key in methods]

    def _touched(self, twin: Twin) -> frozenset[tuple[str, str]]:
        """The fields that code or contracts of the methods may use, with the names of the new version."""
        roots = [root for each in self._below(twin) for root in each.roots]
        clauses = [each.condition for every in self.loaded.program.invariants.values() for each in every]
        used = (getattr(node, "field", None) for node in typed.walk([*roots, *clauses]))
        fields = [each for each in used if isinstance(each, FieldInfo)]
        return frozenset((self.original(each.owner), each.name) for each in fields)

    def kept_differently(self, twin: Twin) -> tuple[str, str] | None:
        """A class of inputs whose objects hold other things in the versions, with its fields that differ."""
        hierarchy = self.loaded.program.hierarchy
        return kept_differently(hierarchy, twin.new, self.class_pairs(), self._touched(twin), self.original)

    def prints_in_library(self, twin: Twin) -> bool:
        """Whether code of the library prints: what it prints is compared in replays only."""
        library = [each for each in self._below(twin) if each.info.span.file.startswith(BUILT_IN)]
        return any(isinstance(node, typed.Print) for each in library for node in typed.walk(each.roots))

    def statics(self, twin: Twin, effects: Effects) -> list[tuple[FieldInfo, FieldInfo]]:
        """The static fields of both versions that are not final, of classes that the methods belong to or change."""
        owners = {twin.new.owner} | {translated(self.original(each.owner), {}) for each in effects.statics}
        found = []
        for pair in self.class_pairs():
            if pair.new.name not in owners:
                continue
            for name, field in pair.new.static_fields.items():
                other = pair.old.static_fields.get(name)
                if other is not None and not field.final and not other.final and not name.startswith("$"):
                    found.append((other, field))
        return found

    def driven(self, twins: Sequence[Twin]) -> tuple[Loaded, list[typed.Method]]:
        """The joined program with a driver for each pair; raises NotJoined."""
        program, invariants = self._bare(), self._with_invariants()
        added: dict[str, list[syntax.Member]] = {}
        drivers: list[Driver] = []
        texts: list[str] = []
        for number, twin in enumerate(twins):
            has = [self._add_precondition(each, f"$pre{number}", added) for each in (twin.old, twin.new)]
            effects, code = self.effects(twin), self._heap_code(twin)
            shared = {str(t) for t in twin.new.parameter_types if self._may_share(t, effects)}
            statics = self.statics(twin, effects)
            drivers.append(Driver(number, twin.old, twin.new, (has[0], has[1]), invariants, shared, statics))
            texts += [*([] if number else [code.shared()]), code.text(number), drivers[-1].text()]
        body = "\n".join(texts)
        source = Source(
            "<driver>", f"{COPIES}\nclass {OWNER} {{\nstatic string oldOutput; static string newOutput;\n{body}\n}}\n"
        )
        whole = with_members(program, added)
        whole = replace(whole, classes=(*whole.classes, *classes(source.text)))
        checked = check(whole, dict(self.loaded.program.options))
        if checked.program is None:
            wrong = next(each for each in checked.diagnostics if each.severity is Severity.ERROR)
            raise NotJoined(f"the versions do not fit into one program: {wrong.message}")
        sources = {**self.loaded.sources, source.name: source}
        own = self.loaded.own | {OWNER}
        loaded = replace(self.loaded, code=ProgramCode.of(whole, checked.program), sources=sources, own=own, key="")
        named = {each.info.name: each for each in checked.program.methods.values() if each.info.owner == OWNER}
        return loaded, [named[each.name] for each in drivers]

    def _heap_code(self, twin: Twin) -> HeapCode:
        effects = self.effects(twin)
        return HeapCode(
            self.loaded.program.hierarchy,
            self.class_pairs(),
            self._arrays(),
            self._library,
            self._touched(twin),
            self._twins(),
            effects.is_open or bool(effects.regions),
        )

    def _bare(self) -> syntax.Program:
        pairs = {each.old.name: each for each in self.class_pairs()}
        hierarchy = self.loaded.program.hierarchy

        def copied(info: ClassInfo | None) -> bool:
            pair = None if info is None else pairs.get(info.name)
            return pair is not None and pair.is_plain and not pair.old.interface

        def changed(each: syntax.Class) -> syntax.Class:
            if each.name not in self.loaded.own or each.name not in hierarchy.classes:
                return each
            info = hierarchy[each.name]
            is_old = outermost(each.name).endswith(self.mark)
            return bare(each, is_old, copied(info), copied(info.superclass))

        program = self.loaded.syntax
        return replace(program, classes=tuple(map(changed, program.classes)))

    def _with_invariants(self) -> frozenset[str]:
        return frozenset(
            each.name
            for each in self.loaded.syntax.classes
            if each.name in self.loaded.own
            and any(isinstance(one, syntax.Invariant) and not one.static for one in each.members)
        )

    def _add_precondition(self, method: MethodInfo, name: str, added: dict[str, list[syntax.Member]]) -> bool:
        if method.declaration is None:
            return False
        found = precondition(method.declaration, name, method.static or method.is_constructor)
        added.setdefault(method.owner, []).extend(found)
        return bool(found)

    def _may_share(self, t: Type, effects: Effects) -> bool:
        """Whether neither version changes an object of the type, which is no class of the program."""
        if effects.is_open or not self._is_library(t):
            return False
        regions = self._regions(t)
        return regions is not None and regions.isdisjoint(effects.regions)

    def _is_library(self, t: Type) -> bool:
        if isinstance(t, ArrayType):
            return self._is_library(t.element)
        if not isinstance(t, ClassType):
            return True
        info = self.loaded.program.hierarchy.get(t.name)
        is_model = info is not None and info.declaration.span.file.startswith(BUILT_IN)
        return is_model and all(map(self._is_library, t.arguments)) and t.name != "Object"

    def _regions(self, t: Type) -> frozenset[tuple[str, object]] | None:
        """Everything that an assignment could change in an object of the type."""
        hierarchy = self.loaded.program.hierarchy
        if isinstance(t, ArrayType):
            inside = self._regions(t.element)
            return None if inside is None else inside | {element_region(t.element)}
        if not isinstance(t, ClassType):
            return frozenset()
        below = hierarchy.concrete_subclasses(t.name)
        if any(not each.declaration.span.file.startswith(BUILT_IN) for each in below):
            return None
        found = frozenset[tuple[str, object]]()
        for each in below:
            found |= structure(hierarchy, each)
        for argument in t.arguments:
            inside = self._regions(argument)
            if inside is None:
                return None
            found |= inside
        return found

    def _arrays(self) -> list[tuple[Type, Type]]:
        """The element types of all arrays that the versions name, subclasses and deep arrays first."""
        names = {each.new.name: each.old.name for each in self.class_pairs()}
        found: dict[str, Type] = {}
        for name in self.loaded.own:
            info = self.loaded.program.hierarchy.get(name)
            if info is None or outermost(name).endswith(self.mark):
                continue
            methods = [each for each in self.loaded.own_methods() if each.info.owner == name]
            types = [each.type for each in (*info.fields.values(), *info.static_fields.values())]
            types += [variable.type for method in methods for variable in method.variables]
            types += [method.info.return_type for method in methods]
            for t in types:
                while isinstance(t, ArrayType):
                    found[str(t.element)] = _plain(t.element)
                    t = t.element
        depth = self.loaded.program.hierarchy
        ordered = sorted(found.values(), key=lambda t: (-_rank(t, depth.classes), str(t)))
        return [(_other(t, names), t) for t in ordered]


def _collections(loaded: Loaded) -> frozenset[str]:
    """The library classes with elements that the program may have among its inputs and results."""
    hierarchy = loaded.program.hierarchy
    types: list[Type] = []
    for method in loaded.own_methods():
        types += [*method.info.parameter_types, method.info.return_type]
    for name in loaded.own & hierarchy.classes.keys():
        info = hierarchy[name]
        types += [each.type for each in (*info.fields.values(), *info.static_fields.values())]
    if all(map(_is_simple, types)):
        return frozenset()
    return COLLECTIONS & hierarchy.classes.keys()


def _is_simple(t: Type) -> bool:
    """Whether the type has no elements: a number, a text, or an array of such."""
    while isinstance(t, ArrayType):
        t = t.element
    return not isinstance(t, ClassType) or t.name in IMMUTABLE


def _rank(t: Type, known: Mapping[str, ClassInfo]) -> int:
    """Arrays of subclasses are tried before those of superclasses."""
    if isinstance(t, (Primitive, StringType)):
        return 1_000
    if isinstance(t, ArrayType):
        return 500 + _rank(t.element, known)
    return len(known[t.name].ancestors) if isinstance(t, ClassType) and t.name in known else 0


def _plain(t: Type) -> Type:
    if isinstance(t, ArrayType):
        return ArrayType(_plain(t.element))
    return ClassType(t.name) if isinstance(t, ClassType) else t


def _other(t: Type, names: Mapping[str, str]) -> Type:
    if isinstance(t, ArrayType):
        return ArrayType(_other(t.element, names))
    return ClassType(names.get(t.name, t.name)) if isinstance(t, ClassType) else t


def _by_file(loaded: Loaded) -> dict[str, list[typed.Method]]:
    found: dict[str, list[typed.Method]] = {}
    for each in loaded.own_methods():
        if "$lambda" not in each.info.owner:
            found.setdefault(each.info.span.file, []).append(each)
    return found
