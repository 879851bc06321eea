"""Postconditions about a parameter that the body assigns: its value on entry (as in JML), or on exit (Koppier)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import Context
from oxpecker.oox.dialects import Parameters
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL, VOID, default_value


def settle_parameters(context: Context, method: typed.Method) -> None:
    """Warns of clauses that the two readings may tell apart; with exit values, they are checked where the body ends.

    What holds of a local when the body ends says nothing to a caller, so these clauses leave the contract.
    """
    body = method.body
    stored = () if body is None else typed.STATEMENTS.found(body, typed.SetLocal)
    assigned = {each.variable for each in stored} & set(method.parameters)
    chosen = context.settings.parameters
    duties: list[typed.Expression] = []
    for case in method.cases if assigned else ():
        for clause in case.ensures:
            names = sorted({local.variable.name for local in _locals_now(clause) if local.variable in assigned})
            if names and chosen is None:
                context.warning(_ambiguous(names), clause.span)
            if names and chosen is Parameters.EXIT:
                duties.append(_duty(case, clause, several=len(method.cases) > 1))
    if duties and body is not None:
        method.body = _with_duties(context, body, duties)
        method.cases = tuple(replace(case, ensures=_kept(case, assigned)) for case in method.cases)


def _ambiguous(names: list[str]) -> str:
    what = "parameter" if len(names) == 1 else "parameters"
    return (
        f"the body assigns the {what} {', '.join(names)}; this clause is about the value on entry "
        "(--parameters exit: the value on exit)"
    )


def _kept(case: typed.Case, assigned: Iterable[typed.Variable]) -> tuple[typed.Clause, ...]:
    return tuple(c for c in case.ensures if not any(local.variable in assigned for local in _locals_now(c)))


def _locals_now(clause: typed.Clause) -> list[typed.Local]:
    """The locals of a clause outside of `old`."""
    before = {id(local) for old in typed.found([clause], typed.Old) for local in typed.found([old], typed.Local)}
    return [local for local in typed.found([clause], typed.Local) if id(local) not in before]


def _duty(case: typed.Case, clause: typed.Clause, several: bool) -> typed.Expression:
    """What must hold where the body ends: of several cases, only those count whose preconditions held."""
    duty = clause.condition
    for required in case.requires if several else ():
        held = typed.Old(BOOL, required.condition, span=required.span)
        duty = typed.Binary(BOOL, syntax.BinaryOperator.IMPLIES, held, duty, span=clause.span)
    return duty if duty is not clause.condition else replace(duty, span=clause.span)


def _with_duties(context: Context, body: typed.Statement, duties: list[typed.Expression]) -> typed.Statement:
    """The body with the duties before each of its ends. What `finally` does after a `return` is not followed."""
    if any(each.finally_body is not None for each in typed.STATEMENTS.found(body, typed.Try)):
        what = "an exit value of a parameter in a method with 'finally'"
        return typed.Unsupported(what, span=body.span)
    returns = context.method.return_type
    result = None if returns == VOID else context.new_variable(typed.RETVAL, returns)

    def checks(value: typed.Expression | None) -> list[typed.Statement]:
        if result is None or value is None:
            return [typed.Assert(duty, ensures=True, span=duty.span) for duty in duties]
        local = typed.Local(result.type, result, span=value.span)
        rename = Rewriter(typed.EXPRESSIONS, {typed.Bound: lambda node: local if node.name == typed.RETVAL else node})
        stored: list[typed.Statement] = [typed.SetLocal(result, value, span=value.span)]
        return stored + [typed.Assert(rename.rewrite(duty), ensures=True, span=duty.span) for duty in duties]

    def ending(node: typed.Return) -> typed.Statement:
        if result is None or node.value is None:
            return typed.Block((*checks(None), node), span=node.span)
        local = typed.Local(result.type, result, span=node.span)
        return typed.Block((*checks(node.value), replace(node, value=local)), span=node.span)

    rewritten = Rewriter(typed.STATEMENTS, {typed.Return: ending}).rewrite(body)
    default = typed.Literal(returns, None if returns == VOID else default_value(returns), span=body.span)
    last = checks(None if result is None else default)
    return typed.Block((rewritten, *last), span=body.span)
