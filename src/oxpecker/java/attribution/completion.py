"""Whether control can reach the end of a statement (JLS 14.22)."""

from __future__ import annotations

from oxpecker.java import attributed as a


def completes(statement: a.Statement) -> bool:
    """Whether the statement can complete normally."""
    if isinstance(statement, (a.Break, a.Continue, a.Return, a.Throw, a.Yield)):
        return False
    if isinstance(statement, a.Block):
        return all(completes(inner) for inner in statement.statements)
    if isinstance(statement, a.If):
        return completes(statement.then) or statement.otherwise is None or completes(statement.otherwise)
    if isinstance(statement, a.Loop):
        endless = statement.condition is None or (
            isinstance(statement.condition, a.Constant) and statement.condition.value is True
        )
        return not endless or statement.target.broken
    if isinstance(statement, a.Labelled):
        return completes(statement.body) or statement.target.broken
    if isinstance(statement, a.Switch):
        return _switch_completes(statement)
    if isinstance(statement, a.Synchronized):
        return completes(statement.body)
    if isinstance(statement, a.Try):
        if statement.finally_body is not None and not completes(statement.finally_body):
            return False
        return completes(statement.body) or any(completes(catch.body) for catch in statement.catches)
    return True


def _switch_completes(statement: a.Switch) -> bool:
    default = any(case.default for case in statement.cases)
    if statement.target.broken or not statement.cases or not (default or statement.exhaustive):
        return True
    last = statement.cases[-1]
    return completes(last.body) or any(not case.falls and completes(case.body) for case in statement.cases)
