"""`==` of references if the code involves no objects that a language keeps unique.

A front end compares objects that may be unique by the input clause `same`. Inputs alone do not need it: any object
of a class that the code cannot distinguish from `Object` can replace them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL, OBJECT, ClassType, Type
from oxpecker.refinement.queries import asked
from oxpecker.refinement.scan import Code
from oxpecker.refinement.vocabulary import mentions, vocabulary


def code_of(program: typed.Program, method: typed.Method, names: Collection[str]) -> Code:
    """The code that a method may run, with plain reference comparison if `==` cannot observe more."""
    library = frozenset(name for name in program.hierarchy.classes if _is_library(program, name))
    same = [each for each in program.methods.values() if each.info.name == InputRole.SAME]
    if same:
        plain = _by_reference(program, same)
        seen = _seen(Code(plain, library), method, names)
        if seen.isdisjoint(_kept(Code(program), same)):
            return Code(plain, library - seen)
    return Code(program, library - _seen(Code(program, library), method, names))


def _is_library(program: typed.Program, name: str) -> bool:
    return name != OBJECT.name and program.hierarchy[name].declaration.span.file.startswith(BUILT_IN)


def _kept(code: Code, same: Iterable[typed.Method]) -> Iterator[str]:
    """The classes of the unique objects: the only purpose of `InputRole.SAME`."""
    for method in same:
        for info in code.reachable(method.info):
            for node in mentions(code, info):
                if isinstance(node, typed.TypeTest):
                    yield from _below(code, node.tested)


def _by_reference(program: typed.Program, same: Iterable[typed.Method]) -> typed.Program:
    """The program with reference comparison instead of `InputRole.SAME`."""
    replaced = {}
    for method in same:
        span = method.info.span
        left, right = (typed.Local(each.type, each, span=span) for each in method.parameters)
        equal = typed.Binary(BOOL, BinaryOperator.EQUAL, left, right, span=span)
        replaced[method.info.key] = replace(method, body=typed.Return(equal, span=span))
    return replace(program, methods={**program.methods, **replaced})


def _seen(code: Code, method: typed.Method, names: Collection[str]) -> set[str]:
    """The classes that the code can distinguish from others: by allocation, by a type test or by a method."""
    methods = code.reachable(method.info)
    found = {info.owner for info in methods if not info.static} | set(vocabulary(code, method, methods, names).classes)
    for info in methods:
        for node in mentions(code, info):
            match node:
                case g.AllocateObject():
                    found.add(node.class_name)
                case typed.TypeTest():
                    found.update(_below(code, node.tested))
                case typed.CastReference():
                    found.update(_below(code, node.type))
                case typed.Invoke():
                    found.update(each.info.owner for each in asked(code, node))
    return found


def _below(code: Code, t: Type) -> Iterator[str]:
    """The classes of the objects of a type, unless all objects belong to it."""
    if isinstance(t, ClassType) and t != OBJECT:
        yield from (info.name for info in code.hierarchy.concrete_subclasses(t.name))
