"""The values of locals that a method assigns once."""

from __future__ import annotations

from oxpecker.oox import typed


class Values:
    """The values of locals that a method assigns once; the lowering stores operands in such locals."""

    def __init__(self, method: typed.Method) -> None:
        self._given = frozenset(method.parameters)
        self._assigned: dict[typed.Variable, list[typed.Expression]] = {}
        for each in typed.found(method.body, typed.SetLocal):
            self._assigned.setdefault(each.variable, []).append(each.value)

    def of(self, expression: typed.Expression) -> typed.Expression:
        """What an expression stands for, without casts."""
        while True:
            match expression:
                case typed.CastReference(operand=operand):
                    expression = operand
                case typed.Local(variable=variable) if variable not in self._given and self._is_once(variable):
                    expression = self._assigned[variable][0]
                case _:
                    return expression

    def _is_once(self, variable: typed.Variable) -> bool:
        return len(self._assigned.get(variable, ())) == 1
