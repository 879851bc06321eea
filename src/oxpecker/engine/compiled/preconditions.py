"""A method without its body: its paths are those of its precondition, which give inputs that the contract allows."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox import typed


def precondition_only(program: typed.Program, method: typed.Method) -> tuple[typed.Program, typed.Method]:
    """The program in which the method does nothing and guarantees nothing (Kiasan's black-box use)."""
    cases = tuple(replace(case, ensures=(), exceptional=(), signals=(), assignable=None) for case in method.cases)
    body = typed.Block((), span=method.info.span)
    empty = typed.Method(method.info, method.parameters, method.variables, cases, body)
    return replace(program, methods={**program.methods, method.info.key: empty}), empty
