"""Questions about a whole program that decide how it is compiled."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.prelude import MESSAGE, WRONG_OBJECT, WRONG_TYPE

DETAILS = (MESSAGE, WRONG_OBJECT, WRONG_TYPE)
"""The fields in which exceptions of operators tell something."""


def forks(program: typed.Program) -> bool:
    """Whether any method starts a thread; if none does, no action needs to be seen by others."""
    if "forks" not in program.answers:
        methods = program.methods.values()
        bodies = [each.body for each in methods if each.summary is None or each.summary.forks]
        program.answers["forks"] = typed.STATEMENTS.contains(bodies, typed.Fork)
    return program.answers["forks"]


def needs_journal(program: typed.Program) -> bool:
    """Whether anything asks for the past: a method does, or a specification calls one (which must not write).

    Of a broken invariant it is asked whether it held in the beginning.
    """
    if "needs_journal" not in program.answers:
        methods = program.methods.values()
        asked = any(each.info.pure for each in methods) or any(map(looks_back, methods))
        program.answers["needs_journal"] = asked or any(program.invariants.values())
    return program.answers["needs_journal"]


def read_details(program: typed.Program) -> frozenset[str]:
    """The fields in which exceptions of operators tell something that any code of the program reads."""
    if f"reads {MESSAGE}" not in program.answers:
        roots = [root for method in program.methods.values() for root in _reading_roots(method, DETAILS)]
        for invariants in (*program.invariants.values(), *program.static_invariants.values()):
            roots += invariants
        read = {node.field.name for node in typed.found(roots, typed.FieldRead)}
        program.answers.update({f"reads {name}": name in read for name in DETAILS})
    return frozenset(name for name in DETAILS if program.answers[f"reads {name}"])


def _reading_roots(method: typed.Method, names: Iterable[str]) -> tuple[typed.Node, ...]:
    """The trees of a method, without a deferred body that reads no field with one of these names."""
    is_unrelated = method.summary is not None and method.summary.reads.isdisjoint(names)
    return method.cases if is_unrelated else method.roots


def looks_back(method: typed.Method) -> bool:
    """Whether the method's contract or body asks what was before it was entered: `old`, `fresh` or `assignable`."""
    return any(case.assignable is not None for case in method.cases) or _asks_for_the_past(method)


def _asks_for_the_past(method: typed.Method) -> bool:
    if method.summary is not None and not method.summary.looks_back:
        return typed.contains(method.cases, typed.Old, typed.Fresh)
    return typed.contains(method.roots, typed.Old, typed.Fresh)


def needs_entry_heap(method: typed.Method) -> bool:
    """Whether what was before it was entered must be known; that it assigns nothing is seen from its own writes."""
    return any(case.assignable for case in method.cases) or _asks_for_the_past(method)


_HEAP_READS = (
    typed.FieldRead,
    typed.StaticRead,
    typed.ElementRead,
    typed.ForElements,
    typed.AllDifferent,
    typed.Invoke,
    typed.Old,
)


def reads_heap(expression: typed.Expression) -> bool:
    """Whether the value of a specification may depend on what other threads write."""
    return typed.contains(expression, *_HEAP_READS)


def contract_reads_heap(method: typed.Method, program: typed.Program) -> bool:
    """Whether the contract of a method, or the invariants it keeps, may depend on what other threads write.

    So does what its body asks of the past, which is the heap at the moment of entry.
    """
    if not method.info.static and not method.info.helper and any(program.invariants.values()):
        return True
    return needs_entry_heap(method) or typed.contains(method.cases, *_HEAP_READS)


def shows_contract(program: typed.Program, method: MethodInfo, virtual: bool) -> bool:
    """Whether the contract of a possible callee reads what other threads write."""
    called = [program.methods[method.key]]
    if virtual:
        classes = program.hierarchy.subclasses(method.owner)
        keys = {cls.dispatch[method.signature].key for cls in classes if method.signature in cls.dispatch}
        called += [program.methods[key] for key in keys]
    return any(contract_reads_heap(each, program) for each in called)
