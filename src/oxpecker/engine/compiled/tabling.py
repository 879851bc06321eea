"""Tabling: on a path, a method that only computes returns the same result for the same arguments."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.hierarchy import STATIC_INITIALISER, MethodInfo
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import BOOL, INTEGERS, THROWABLE

COMPUTING = (
    typed.Literal,
    typed.Local,
    typed.Unary,
    typed.Binary,
    typed.Conditional,
    typed.Convert,
    typed.Elementary,
    typed.Invoke,
    typed.Block,
    typed.Break,
    typed.Continue,
    typed.Evaluate,
    typed.If,
    typed.Labelled,
    typed.Return,
    typed.SetLocal,
    typed.Skip,
    typed.Throw,
    typed.While,
)
"""What code consists of whose result depends on nothing but its arguments."""


def is_tabled(effects: EffectTable, method: typed.Method) -> bool:
    """Whether the results of a method are tabled: it calls itself at least twice, and only computes with integers."""
    info = method.info
    if not info.static or method.body is None or method.cases or method.measure is not None:
        return False
    if any(t != BOOL and t not in INTEGERS for t in (*info.parameter_types, info.return_type)):
        return False
    calls = typed.found(method.body, typed.Invoke)
    return sum(call.method.key == info.key for call in calls) > 1 and only_computes(effects, info)


def only_computes(effects: EffectTable, info: MethodInfo) -> bool:
    """Whether everything it runs only computes; an exception that it creates is thrown, and there is no result then."""
    seen, pending = {info.key}, [info]
    while pending:
        current = pending.pop()
        if not effects.has_body(current):
            return False
        nodes = typed.walk(effects.program.methods[current.key].body)
        if not all(isinstance(node, COMPUTING) or _makes_exception(effects, node) for node in nodes):
            return False
        for called in effects.called(current):
            # Its own class is initialised before any of its methods runs.
            initialiser = (called.name, called.owner) == (STATIC_INITIALISER, info.owner)
            if called.key not in seen and not initialiser and not _is_throwable(effects, called.owner):
                seen.add(called.key)
                pending.append(called)
    return True


def _makes_exception(effects: EffectTable, node: typed.Node) -> bool:
    return isinstance(node, typed.NewObject) and _is_throwable(effects, node.constructor.owner)


def _is_throwable(effects: EffectTable, name: str) -> bool:
    """Whether a class is a library exception, whose construction is not observable."""
    declared = effects.hierarchy.classes.get(name)
    file = "" if declared is None else declared.declaration.span.file
    return (file == PRELUDE or file.startswith(BUILT_IN)) and effects.hierarchy.subclass(name, THROWABLE.name)
