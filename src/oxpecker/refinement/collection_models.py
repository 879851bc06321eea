"""Collections of the library as relational logic sees them: arrays within the bounds (`collection_models.oox`).

The library's own code is written for other engines: its arrays are longer than any bound here, and it asks for hash
codes. So a program is checked again with other bodies in the place of the library's. A method without such a body is
not supported; nor is anything that depends on the order of a hash table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from oxpecker.oox import syntax, typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.checker import check
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.parser import parse
from oxpecker.oox.prelude import is_prelude
from oxpecker.oox.source import BUILT_IN, Source, Span
from oxpecker.oox.types import NULL, OBJECT, ClassType, Type, is_reference
from oxpecker.refinement.scan import Code
from oxpecker.refinement.scope import Limits, Unsupported

_FILE = "collection_models.oox"
_PLACE = f"{BUILT_IN}{_FILE}"
_KINDS = ("Collection", "Map", "Iterator", "Map$Entry")
_BY_INDEX = "IndexIterator"
"""The library's iterator that only asks a list for its size and its elements."""
_EQUALITY = "$Equality"
_COMPARISONS = ("equal", "equal_key")
_EQUALS = "equals(Object)"
LISTS = ("ArrayList", "LinkedList")
SETS = ("HashSet",)
MAPS = ("HashMap",)
SLOTS, KEYS, VALUES, COUNT = "slots", "keys", "values", "count"
"""The fields of models."""
MODELLED = (*LISTS, *SETS, *MAPS)


def collection_calls(code: Code, methods: Iterable[MethodInfo]) -> Iterator[g.CallMethod]:
    """The calls of library collections, maps and iterators in the program's own methods."""
    kinds = _library_kinds(code.hierarchy)
    for info in methods:
        if not is_library(code.hierarchy[info.owner]):
            for block in code.graph(info).blocks:
                end = block.end()
                if isinstance(end, g.CallMethod) and end.method.owner in kinds:
                    yield end


def refuse_collections(code: Code, methods: Iterable[MethodInfo]) -> None:
    """Refuses calls of library collections, which have no contracts."""
    for call in collection_calls(code, methods):
        raise Unsupported(f"call of the library's {call.method}", call.span)


def refuse_unmodelled(code: Code, methods: Iterable[MethodInfo]) -> None:
    """Refuses what the models do not cover: comparisons of other objects than the program's own, and some casts."""
    known = list(methods)
    _refuse_comparisons(code, known)
    hierarchy = code.hierarchy
    for info in known:
        for node in () if is_library(hierarchy[info.owner]) else _nodes(code, info):
            match node:
                case typed.CastReference(type=t, operand=operand) | typed.TypeTest(tested=t, operand=operand):
                    if _has_no_model(hierarchy, t) and not _has_no_model(hierarchy, operand.type):
                        raise Unsupported(f"cast to {t}", node.span)


def _has_no_model(hierarchy: Hierarchy, t: Type) -> bool:
    if not isinstance(t, ClassType) or not is_collection(hierarchy, t.name):
        return False
    return not any(hierarchy.get(name) is not None and hierarchy.subclass(name, t.name) for name in MODELLED)


def _nodes(code: Code, info: MethodInfo) -> Iterator[object]:
    for block in code.graph(info).blocks:
        yield from typed.walk([*block.instructions, block.end()])


def _refuse_comparisons(code: Code, methods: Iterable[MethodInfo]) -> None:
    """Refuses calls that compare an object of a class whose `equals` has no model."""
    for call in collection_calls(code, methods):
        if call.arguments and _may_compare(code.hierarchy, call.method):
            t = _without_casts(call.arguments[0]).type
            if t != NULL and is_reference(t) and not _is_own(code.hierarchy, t):
                raise Unsupported(f"equals of {t} in {call.method}", call.span)


def _may_compare(hierarchy: Hierarchy, method: MethodInfo) -> bool:
    """Whether a modelled collection on which a method is called compares its first argument with others."""
    below = (name for name in MODELLED if name in hierarchy.classes and hierarchy.subclass(name, method.owner))
    lineages = (each.name for name in below for each in hierarchy[name].lineage())
    return any(method.name in _comparing().get(name, ()) for name in lineages)


@cache
def _comparing() -> dict[str, set[str]]:
    """By class, the methods whose models compare objects, or call such methods of their class or of one above."""
    found: dict[str, set[str]] = {}
    comparing = set(_COMPARISONS)
    for model in _models(1):  # superclasses come first
        called: dict[str, set[str]] = {}
        for member in model.members:
            if isinstance(member, syntax.Method):
                calls = {node.method for node in syntax.walk(member) if isinstance(node, syntax.Call)}
                called.setdefault(member.name, set()).update(calls)
        own: set[str] = set()
        while new := {name for name, calls in called.items() if calls & (comparing | own)} - own:
            own |= new
        found[model.name] = own
        comparing |= {name for name in own if name.startswith("$")}
    return found


def _without_casts(value: typed.Expression) -> typed.Expression:
    while isinstance(value, typed.CastReference):
        value = value.operand
    return value


def _is_own(hierarchy: Hierarchy, t: Type) -> bool:
    """Whether objects of a type are of the program's own classes."""
    info = hierarchy.get(t.name) if isinstance(t, ClassType) else None
    return info is not None and t != OBJECT and not is_library(info)


def is_collection(hierarchy: Hierarchy, name: str) -> bool:
    """Whether a class is a collection, a map or an iterator of the library, or a class that such extend."""
    info = hierarchy.get(name)
    if info is None or not is_library(info) or name == OBJECT.name:
        return False
    below = [name] if info.declaration.interface else [each.name for each in hierarchy.subclasses(name)]
    return any(kind in hierarchy.classes and hierarchy.subclass(each, kind) for each in below for kind in _KINDS)


def capacity(limits: Limits) -> int:
    """The most elements of a collection: as many as there are objects, and numbers to count them."""
    return min(limits.objects, (1 << limits.width - 1) - 1)


def arrays_of_collections(names: Iterable[str]) -> int:
    """How many arrays one object of each of these classes has together, if they are modelled."""
    return sum(2 if name in MAPS else 1 for name in names if name in MODELLED)


def model_fields(hierarchy: Hierarchy, names: Iterable[str]) -> Iterator[FieldInfo]:
    """The fields that models of collections have, of these classes."""
    for name in names:
        if name in MODELLED:
            found = (hierarchy[name].find_field(each, static=False) for each in (SLOTS, KEYS, VALUES, COUNT))
            yield from (each for each in found if each is not None and each.span.file == _PLACE)


def model_methods(program: typed.Program) -> frozenset[str]:
    """The methods of collections, by key."""
    kinds = _library_kinds(program.hierarchy) | {_EQUALITY}
    return frozenset(key for key, method in program.methods.items() if method.info.owner in kinds)


def with_collection_models(program: typed.Program, most: int) -> typed.Program:
    """The program with models of library collections that hold up to `most` elements each."""
    hierarchy = program.hierarchy
    kinds = _library_kinds(hierarchy)
    for info in hierarchy.classes.values():
        if not is_library(info) and any(hierarchy.subclass(info.name, each) for each in kinds & set(_KINDS)):
            raise Unsupported(f"class {info.name}, a collection of the program's own", info.declaration.span)
    models = {each.name: each for each in _models(most)}
    classes = [info.declaration for info in hierarchy.classes.values() if not _is_prelude(info)]
    changed = [_modelled(each, hierarchy, models) if each.name in kinds else each for each in classes]
    text = syntax.Program(classes=(*changed, _equality(hierarchy)), span=changed[0].span)
    checked = check(text, options=program.options)
    assert checked.program is not None, [str(each) for each in checked.diagnostics]
    return checked.program


def _library_kinds(hierarchy: Hierarchy) -> set[str]:
    return {name for name in hierarchy.classes if is_collection(hierarchy, name)}


def is_library(info: ClassInfo) -> bool:
    """Whether a class comes with the tool."""
    return info.declaration.span.file.startswith(BUILT_IN)


def _is_prelude(info: ClassInfo) -> bool:
    return is_prelude(info.name) and not is_library(info)


@cache
def _models(most: int) -> tuple[syntax.Class, ...]:
    text = (Path(__file__).parent / _FILE).read_text(encoding="utf-8").replace("CAPACITY", str(most))
    parsed = parse(Source(_PLACE, text))
    assert not parsed.diagnostics, [str(each) for each in parsed.diagnostics]
    return parsed.program.classes


def _signature(member: syntax.Member) -> tuple[str, ...] | None:
    if isinstance(member, syntax.Method | syntax.Constructor):
        types = (each.type.type for each in member.parameters)
        return (type(member).__name__, member.name, *(getattr(t, "name", str(t)) for t in types))
    return None


def _modelled(declared: syntax.Class, hierarchy: Hierarchy, models: dict[str, syntax.Class]) -> syntax.Class:
    """A class of the library with the bodies of its model, and without those that have none there."""
    if declared.name == _BY_INDEX:
        return declared
    model = models.get(declared.name)
    lineage = [info.name for info in hierarchy[declared.name].lineage()]
    inherited = {_signature(each) for name in lineage if name in models for each in models[name].members}
    kept: list[syntax.Member] = [] if model is None else list(model.members)
    for member in declared.members:
        if isinstance(member, syntax.Field):
            kept.append(replace(member, initial=None, final=False) if member.static else member)
        elif not isinstance(member, syntax.StaticInitialiser) and _signature(member) not in inherited:
            kept.append(_refused(declared, member))
    return replace(declared, members=tuple(kept))


def _refused(declared: syntax.Class, member: syntax.Member) -> syntax.Member:
    """A member that gives up."""
    if isinstance(member, syntax.Constructor) and declared.abstract:
        return member
    if isinstance(member, syntax.Constructor | syntax.Method) and member.body is not None and member.body.statements:
        return replace(member, clauses=(), body=_gives_up(f"{declared.name}.{member.name}", member.span))
    return member


def _gives_up(what: str, span: Span) -> syntax.Block:
    return syntax.Block((syntax.Unsupported(f"call of the library's {what}", span=span),), span=span)


def _equality(hierarchy: Hierarchy) -> syntax.Class:
    """What collections ask of their elements: `equals` of the program's own classes; other objects are compared."""
    own = [info for info in hierarchy.classes.values() if not is_library(info) and not _is_prelude(info)]
    defined = [info.name for info in own if not info.interface and _EQUALS in {m.signature for m in _methods(info)}]
    calls = "".join(f"if (one instanceof {name}) {{ return (({name}) one).equals(other); }}\n" for name in defined)
    keys = "".join(f'if (one instanceof {name}) {{ unsupported("hash codes of {name}"); }}\n' for name in defined)
    rest = "return one == other;"
    text = f"""class {_EQUALITY} {{
        static bool {_COMPARISONS[0]}(Object one, Object other) {{ {calls} {rest} }}
        static bool {_COMPARISONS[1]}(Object one, Object other) {{ {keys} {rest} }}
    }}"""
    parsed = parse(Source(f"{BUILT_IN}{_EQUALITY}", text))
    return parsed.program.classes[0]


def _methods(info: ClassInfo) -> Iterator[MethodInfo]:
    return (method for group in info.methods.values() for method in group)
