"""The proof obligations of a method, shown one by one, and the verdict that follows."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.premises import about_termination, must_terminate
from oxpecker.engine.preparation import prepared
from oxpecker.horn import NotEncodable, Obligation, Proof, prove, prove_by_summaries
from oxpecker.limits import Budget
from oxpecker.limits.reason import Cause, Reason
from oxpecker.results import MethodResult, Verdict
from oxpecker.results.assumption import Assumption, AssumptionKind
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.proof_outlines import outline_of
from oxpecker.strategies.returning import some_run_returns
from oxpecker.strategies.strategy import Partial

_ENDING = Assumption(AssumptionKind.TERMINATION, "", "inputs for which the recursion terminates")


def show(goal: Goal, budget: Budget, shows_return: bool, may_recurse_forever: bool = False) -> Partial:
    """A proof, or nothing; `shows_return` if it must show, too, that paths return.

    A run that returns is enough for that. If there is none, Z3 must find a path that returns, and all runs must end.
    A recursion that never ends for some inputs is an assumption of the verdict, unless such a run is seen.
    """
    with budget.spending():
        # If recursion is seen that never ends, a run with one object says little about the others.
        wanted = shows_return or may_recurse_forever
        returns_unseen = wanted and not some_run_returns(goal, with_objects=not may_recurse_forever)
        found = prepared(lambda: _proof(goal, shows_return and returns_unseen), goal.method, goal.options)
        must_end = (shows_return and returns_unseen) or must_terminate(goal.method, goal.options)
        is_enough = isinstance(found, Proof) and (found.terminates or not must_end)
    if not isinstance(found, Proof):
        return Partial(is_complete=budget.is_enough, reason=_why_not(found))
    if not is_enough:
        return Partial(is_complete=budget.is_enough, reason="termination is not shown")
    result = _result(goal, found)
    if returns_unseen and not found.terminates:
        result = replace(
            result,
            verdict=Verdict.VALID_WITHIN_BOUNDS,
            reason=Reason(str(_ENDING), Cause.BOUNDS),
            assumptions=(_ENDING,),
        )
    return Partial(result, is_complete=budget.is_enough)


def _proof(goal: Goal, shows_return: bool) -> Proof | Obligation | NotEncodable:
    """A proof with the contracts of the program, or with those that are found for recursive methods."""
    given = goal.program, goal.method, goal.calls, shows_return, goal.options.certified
    try:
        found: Proof | Obligation | NotEncodable = prove(*given)
    except NotEncodable as missing:
        found = missing
    return found if isinstance(found, Proof) else prove_by_summaries(*given) or found


def _why_not(found: Obligation | NotEncodable | MethodResult) -> str:
    """Why there is no proof, in words."""
    match found:
        case NotEncodable():
            return f"not covered: {found.what}" + (f" at {found.span}" if found.span.line else "")
        case Obligation():
            return f"not shown: {found.kind}, at {found.span}"
    return str(found.reason)


def _result(goal: Goal, proof: Proof) -> MethodResult:
    """The verdict of a proof, with what it does not show."""
    info = goal.method.info
    notes = [f"proved for all sizes{_counted(len(proof.obligations))}"]
    notes += [f"loop invariant found for {span}: {text}" for span, text in proof.invariants]
    notes += [f"contract found for {method}: {text}" for method, text in proof.summaries]
    notes += [f"termination is not shown: the loop at {span} has no 'decreases' clause" for span in proof.unmeasured]
    others = [str(each.info) for each in proof.relied_on if each.info.key != info.key]
    if others:
        notes.append(f"relies on the contracts of {', '.join(others)}, which are proved too")
    unmeasured = [str(each.info) for each in proof.recursive if each.measure is None]
    if unmeasured:
        notes.append(f"termination of the recursion through {', '.join(unmeasured)} is not shown")
    notes += about_termination(Verdict.VALID, goal.method, goal.options)
    outline = outline_of(proof, goal.sources)
    return MethodResult(str(info), info.span, Verdict.VALID, notes=tuple(notes), proof=outline)


def _counted(obligations: int) -> str:
    """The number of proof obligations; there are none if every condition is true as it stands."""
    return f" ({obligations} proof obligation{'' if obligations == 1 else 's'})" if obligations else ""
