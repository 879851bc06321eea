"""Which methods never return null, and which parameters are not null where a method ends normally.

Locals are followed along the control flow. Of methods that call each other it is assumed that they give objects until
one of them does not: the greatest fixpoint, which is right because a method that never returns gives no null.
"""

from __future__ import annotations

from collections.abc import Iterator

from reference_flow import ReferenceFlow

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import STRING, ArrayType, ClassType, StringType

Known = frozenset[int]
"""The locals that are not null."""


class NullnessFlow:
    """What is not null in the methods of a program."""

    def __init__(self, table: ReferenceFlow) -> None:
        self.table = table
        self.nullable: set[str] = set()
        """The methods that may give null, as far as they have been looked at."""
        self._done: set[str] = set()
        self._filled: dict[FieldInfo, bool] = {}

    def never_null(self, method: MethodInfo) -> bool:
        """Whether a method gives an object wherever it returns."""
        group = [each for each in self._results_of(method) if each.key not in self._done]
        changed = True
        while changed:
            before = len(self.nullable)
            self.nullable |= {each.key for each in group if each.key not in self.nullable and not self._gives(each)}
            changed = len(self.nullable) > before
        self._done |= {each.key for each in group}
        return method.key not in self.nullable

    def _results_of(self, method: MethodInfo) -> list[MethodInfo]:
        """A method and those whose results it may give on."""
        found, pending = {method.key: method}, [method]
        while pending:
            for block in self.table.blocks_of(pending.pop()):
                end = block.end()
                if not isinstance(end, graph.CallMethod) or end.variable is None or not _may_be_null(end.variable):
                    continue
                for each in () if self.is_open(end) else self.table.bodies(end.method, end.virtual):
                    if each.key not in found and each.key not in self._done:
                        found[each.key] = each
                        pending.append(each)
        return list(found.values())

    def is_open(self, end: graph.CallMethod) -> bool:
        """Whether a call may run code of a program."""
        return end.virtual and self.table.is_open(end.method)

    def _gives(self, method: MethodInfo) -> bool:
        if not self.table.has_body(method):
            return False
        return all(end.variable is not None and end.variable.index in known for known, end in self.returns(method))

    def demanded(self, method: MethodInfo, place: int) -> bool:
        """Whether a parameter is not null wherever a method returns; nothing else is assigned to it."""
        variable = self.table.program.methods[method.key].parameters[place]
        written = [i for block in self.table.blocks_of(method) for i in block.instructions]
        if any(getattr(each, "variable", None) == variable for each in written):
            return False
        return all(variable.index in known for known, _ in self.returns(method))

    def returns(self, method: MethodInfo) -> list[tuple[Known, graph.Leave]]:
        """What is known where a method returns."""
        found = []
        for number, known in self._entries(method).items():
            block = self.table.graph_of(method).blocks[number]
            for instruction in block.instructions:
                known = self._after(instruction, known)
            end = block.end()
            if isinstance(end, graph.Leave):
                found.append((known, end))
        return found

    def _entries(self, method: MethodInfo) -> dict[int, Known]:
        """What is known where the blocks of a method begin that are reached."""
        control = self.table.graph_of(method)
        entry: dict[int, Known] = {0: frozenset() if method.static else frozenset({0})}
        pending = [0]
        while pending:
            number = pending.pop()
            known = entry[number]
            for instruction in control.blocks[number].instructions:
                known = self._after(instruction, known)
            for target, reached in self._ways(control.blocks[number].end(), known):
                before = entry.get(target)
                entry[target] = reached if before is None else before & reached
                if before != entry[target]:
                    pending.append(target)
        return entry

    def _after(self, instruction: graph.Instruction, known: Known) -> Known:
        variable = getattr(instruction, "variable", None)
        if variable is None:
            return known
        match instruction:
            case graph.AllocateObject() | graph.AllocateArray():
                is_object = True
            case graph.SetVariable(value=value):
                is_object = self._is_object(value, known)
            case graph.LoadField(field=field):
                is_object = getattr(field.type, "present", False)
            case graph.LoadStatic(field=field):
                is_object = self._is_filled(field)
            case _:
                is_object = False
        return known | {variable.index} if is_object else known - {variable.index}

    def _is_object(self, value: typed.Expression, known: Known) -> bool:
        match value:
            case typed.Local(variable=variable):
                return variable.index in known
            case typed.CastReference(operand=operand):
                return self._is_object(operand, known)
            case typed.Conditional(then=then, otherwise=otherwise):
                return self._is_object(then, known) and self._is_object(otherwise, known)
            case typed.Literal(value=constant):
                return constant is not None
        return value.type == STRING and isinstance(value, typed.Binary)

    def _ways(self, end: graph.Terminator, known: Known) -> list[tuple[int, Known]]:
        """Where a block goes on, with what is known there."""
        handler = getattr(end, "handler", None)
        ways = [] if handler is None else [(handler.block, known | {handler.variable.index})]
        match end:
            case graph.Branch(condition=condition, then=then, otherwise=otherwise):
                return [
                    (then, known | _objects(condition, True)),
                    (otherwise, known | _objects(condition, False)),
                ]
            case graph.Guard(condition=condition, next=after):
                return [*ways, (after, known | _objects(condition, False))]
            case graph.CallMethod(variable=variable, next=after):
                if variable is not None:
                    known = known | {variable.index} if self._call_gives(end) else known - {variable.index}
                return [*ways, (after, known)]
            case graph.Measure(variable=variable, next=after):
                return [*ways, (after, known - {variable.index})]
            case graph.Goto(target=after):
                return [(after, known)]
            case graph.Resume(targets=targets):
                return [(target, known) for target in targets]
            case graph.EnterLoop(assigned=assigned, next=after):
                return [(after, known - {each.index for each in assigned})]
        after_others = getattr(end, "next", None)
        return ways if after_others is None else [*ways, (after_others, known)]

    def _call_gives(self, end: graph.CallMethod) -> bool:
        if self.is_open(end):
            return False
        return all(each.key not in self.nullable for each in self.table.bodies(end.method, end.virtual))

    def _is_filled(self, field: FieldInfo) -> bool:
        """Whether every assignment to a static field gives it an object that the same method makes."""
        if field not in self._filled:
            self._filled[field] = False
            stores = list(self._stores(field))
            self._filled[field] = bool(stores) and all(self._stores_object(*each) for each in stores)
        return self._filled[field]

    def _stores_object(self, method: MethodInfo, number: int, stored: graph.StoreStatic) -> bool:
        known = self._entries(method).get(number)
        if known is None:
            return True
        for instruction in self.table.graph_of(method).blocks[number].instructions:
            if instruction is stored:
                return self._is_object(stored.value, known)
            known = self._after(instruction, known)
        return False

    def _stores(self, field: FieldInfo) -> Iterator[tuple[MethodInfo, int, graph.StoreStatic]]:
        """The assignments to a static field in the file that declares it, with their places."""
        file = self.table.hierarchy[field.owner].declaration.span.file
        for method in self.table.program.methods.values():
            if self.table.hierarchy[method.info.owner].declaration.span.file == file:
                for block in self.table.blocks_of(method.info):
                    for each in block.instructions:
                        if isinstance(each, graph.StoreStatic) and each.field == field:
                            yield method.info, block.number, each


def _may_be_null(variable: typed.Variable) -> bool:
    return isinstance(variable.type, (ClassType, ArrayType, StringType))


def _objects(condition: typed.Expression, holds: bool) -> Known:
    """The locals that are not null where a condition holds, or does not."""
    match condition:
        case typed.Unary(operator=U.NOT, operand=operand):
            return _objects(operand, not holds)
        case typed.Binary(operator=B.AND, left=left, right=right) if holds:
            return _objects(left, True) | _objects(right, True)
        case typed.Binary(operator=B.OR, left=left, right=right) if not holds:
            return _objects(left, False) | _objects(right, False)
        case typed.Binary(operator=B.EQUAL | B.NOT_EQUAL as operator, left=left, right=right):
            sides = [each.operand if isinstance(each, typed.CastReference) else each for each in (left, right)]
            null = any(isinstance(each, typed.Literal) and each.value is None for each in sides)
            if null and (operator is B.NOT_EQUAL) == holds:
                return frozenset(each.variable.index for each in sides if isinstance(each, typed.Local))
        case typed.TypeTest(operand=typed.Local(variable=variable)) if holds:
            return frozenset({variable.index})
    return frozenset()
