"""Symbolic execution of a method over source expressions, path by path."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.types import BOOL, ArrayType, ClassType, Type
from oxpecker.refinement.inference.path import Condition, End, Frame, Path
from oxpecker.refinement.inference.values import (
    FALSE,
    TRUE,
    Expression,
    LoopVariable,
    Made,
    Unknown,
    binary,
    conditional,
    conversion,
    negation,
)
from oxpecker.refinement.limits import DEEPEST_INLINING, MOST_PATHS, MOST_STEPS_OF_PATHS
from oxpecker.refinement.unrolling import loop_bodies


@dataclass(slots=True)
class Round:
    """How one way through the body of a loop ends."""

    conditions: list[Condition]
    locals: dict[int, Expression]
    elements: dict[tuple[Expression, Expression], Expression]


@dataclass(slots=True)
class LoopEntry:
    """One arrival at a loop: what its locals held then, and what its rounds do to them."""

    variables: dict[int, LoopVariable]
    initial: dict[int, Expression]
    known: int
    """How many conditions held before the loop."""
    rounds: list[Round] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Changes:
    """What code may change; `anything` when that is not known."""

    fields: frozenset[FieldInfo] = frozenset()
    elements: bool = False
    anything: bool = False

    def __or__(self, other: Changes) -> Changes:
        elements, anything = self.elements or other.elements, self.anything or other.anything
        return Changes(self.fields | other.fields, elements, anything)


class Execution:
    """The paths of one method."""

    def __init__(self, program: typed.Program, method: typed.Method, tick: Callable[[], None]) -> None:
        self.program, self.method, self.tick = program, method, tick
        self.hierarchy = program.hierarchy
        self.ended: list[Path] = []
        self.loops: dict[int, LoopEntry] = {}
        self.complete = True
        """Whether all paths were followed to their ends."""
        self._graphs: dict[str, cfg.Graph] = {}
        self._steps = 0

    def run(self) -> list[Path]:
        """The paths that end."""
        entry: dict[int, Expression] = {v.index: typed.Local(v.type, v) for v in self.method.parameters}
        start = Path([Frame(self._graph(self.method), entry)])
        if self.method.info.is_constructor:
            start.frame.locals[0] = Made(self.method.parameters[0].type, 0)
        pending = [start]
        while pending:
            path = pending.pop()
            pending += reversed(self._advance(path))
            if len(self.ended) > MOST_PATHS or self._steps > MOST_STEPS_OF_PATHS:
                self.complete = False
                break
        return self.ended

    def _graph(self, method: typed.Method) -> cfg.Graph:
        found = self._graphs.get(method.info.key)
        if found is None:
            found = self._graphs[method.info.key] = cfg.build(method, self.hierarchy, splits=True)
        return found

    def _advance(self, path: Path) -> list[Path]:
        """Executes a block; the ways on."""
        self.tick()
        self._steps += 1
        frame = path.frame
        if not self._enter(path, frame):
            return []
        block = frame.graph.blocks[frame.block]
        for instruction in block.instructions:
            self._execute(path, instruction)
        return self._leave_block(path, block.end())

    # --- loops ---------------------------------------------------------------------------------------------

    def _enter(self, path: Path, frame: Frame) -> bool:
        """Whether the path goes on: what a loop assigns is forgotten at its head, and the second arrival ends it."""
        head = frame.block
        if head not in cfg.loop_heads(frame.graph):
            return True
        if head in frame.loops:
            entry = self.loops[frame.loops[head]]
            entry.rounds.append(Round(path.conditions[entry.known :], dict(frame.locals), dict(path.elements)))
            return False
        body = [frame.graph.blocks[number] for number in sorted(loop_bodies(frame.graph)[head])]
        number = frame.loops[head] = len(self.loops) + 1
        variables, initial = {}, {}
        for variable in _assigned(body):
            if variable.index in frame.locals:
                initial[variable.index] = frame.locals[variable.index]
                variables[variable.index] = LoopVariable(variable.type, variable.name, number)
        frame.locals.update(variables)
        changes = self._changes(body, frozenset())
        if changes.anything:
            path.lose()
        path.forget(changes.fields, changes.elements)
        self.loops[number] = LoopEntry(variables, initial, len(path.conditions))
        return True

    def _changes(self, blocks: Sequence[g.Block], running: frozenset[str]) -> Changes:
        """What some blocks and their callees may change."""
        found = Changes()
        for block in blocks:
            for each in block.instructions:
                match each:
                    case g.StoreField() | g.StoreStatic():
                        found |= Changes(frozenset({each.field}))
                    case g.StoreElement():
                        found |= Changes(elements=True)
                    case g.Havoc() | g.GiveUp() | g.ForkThread() | g.JoinThreads():
                        found |= Changes(anything=True)
            end = block.end()
            if isinstance(end, g.CallMethod):
                if end.method.name == InputRole.SAME:
                    continue
                target = self._target(end, None)
                if target is None or target.info.key in running:
                    return Changes(anything=True)
                found |= self._changes(self._graph(target).blocks, running | {target.info.key})
        return found

    # --- instructions --------------------------------------------------------------------------------------

    def _execute(self, path: Path, instruction: g.Instruction) -> None:
        values, frame = self._value, path.frame

        def assign(variable: typed.Variable, value: Expression) -> None:
            frame.locals[variable.index] = value

        match instruction:
            case g.SetVariable(variable=variable, value=value):
                assign(variable, values(path, value))
            case g.LoadField(variable=variable, target=target, field=field_):
                assign(variable, path.load(values(path, target), field_))
            case g.StoreField(target=target, field=field_, value=value):
                path.fields[values(path, target), field_] = values(path, value)
            case g.LoadStatic(variable=variable, field=field_):
                assign(variable, path.load_static(field_))
            case g.StoreStatic(field=field_, value=value):
                path.statics[field_] = values(path, value)
            case g.LoadElement(variable=variable, array=array, index=index):
                held = values(path, array)
                known = isinstance(held.type, ArrayType)
                unknown = Unknown(variable.type, path.fresh())
                assign(variable, path.load_element(held, values(path, index)) if known else unknown)
            case g.StoreElement(array=array, index=index, value=value):
                path.elements[values(path, array), values(path, index)] = values(path, value)
            case g.AllocateObject(variable=variable, class_name=name):
                assign(variable, Made(ClassType(name), path.fresh()))
            case g.AllocateArray(variable=variable, sizes=sizes):
                made = Made(variable.type, path.fresh())
                path.lengths[made] = values(path, sizes[0])
                assign(variable, made)
            case g.Output() | g.Acquire() | g.Release():
                pass
            case _:
                path.lose()
                if isinstance(instruction, g.Havoc):
                    assign(instruction.variable, Unknown(instruction.variable.type, path.fresh()))

    def _value(self, path: Path, expression: Expression) -> Expression:
        """The value of a total expression."""

        def value(part: Expression) -> Expression:
            return self._value(path, part)

        match expression:
            case typed.Literal():
                return expression
            case typed.Local(variable=variable):
                return path.frame.locals.get(variable.index) or Unknown(expression.type, path.fresh())
            case typed.Binary(type=t, operator=operator, left=left, right=right):
                return self._binary(path, operator, value(left), value(right), expression)
            case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
                return negation(value(operand))
            case typed.Unary(type=t, operator=operator, operand=operand):
                return typed.Unary(t, operator, value(operand))
            case typed.Conditional(type=t, condition=condition, then=then, otherwise=otherwise):
                return conditional(value(condition), value(then), value(otherwise), t)
            case typed.Convert(type=t, operand=operand):
                return conversion(value(operand), t)
            case typed.CastReference(type=t, operand=operand):
                seen = value(operand)
                return seen if self.hierarchy.subtype(seen.type, t) else typed.CastReference(t, seen)
            case typed.LengthOf(target=target):
                return path.length(value(target))
            case typed.TypeTest(operand=operand, tested=tested):
                return self._tested(value(operand), expression, tested)
            case typed.Storable():
                return TRUE
        return Unknown(expression.type, path.fresh())

    def _binary(
        self, path: Path, operator: BinaryOperator, left: Expression, right: Expression, whole: typed.Binary
    ) -> Expression:
        if operator in (BinaryOperator.AND, BinaryOperator.OR):
            deciding = FALSE if operator is BinaryOperator.AND else TRUE
            if deciding in (left, right):
                return deciding
            rest = [each for each in (left, right) if each not in (TRUE, FALSE)]
            if len(rest) < 2:
                return rest[0] if rest else negation(deciding)
        if isinstance(left, Unknown) or isinstance(right, Unknown):
            return Unknown(whole.type, path.fresh())
        return binary(operator, left, right, whole.type)

    def _tested(self, operand: Expression, whole: typed.TypeTest, tested: Type) -> Expression:
        if isinstance(operand, Made):
            return TRUE if self.hierarchy.subtype(operand.type, tested) else FALSE
        return typed.TypeTest(BOOL, operand, tested, span=whole.span)

    # --- ends of blocks ------------------------------------------------------------------------------------

    def _leave_block(self, path: Path, end: g.Terminator) -> list[Path]:
        frame = path.frame
        match end:
            case g.Goto(target=target):
                frame.block = target
            case g.Branch(condition=condition, then=then, otherwise=otherwise):
                return self._branch(path, self._value(path, condition), end, then, otherwise)
            case g.Guard(condition=condition):
                return self._guard(path, self._value(path, condition), end)
            case g.CallMethod():
                return self._call(path, end)
            case g.InitialiseClass(next=following):
                frame.block = following
            case g.Check(next=following) | g.Measure(next=following):
                frame.block = following
            case g.ThrowObject(value=value, handler=handler):
                frame.locals[handler.variable.index] = self._value(path, value)
                frame.block = handler.block
            case g.Leave(variable=variable):
                return self._returned(path, None if variable is None else frame.locals.get(variable.index))
            case g.LeaveThrowing(variable=variable):
                return self._threw(path, frame.locals[variable.index])
            case g.Resume(selector=selector, targets=targets):
                chosen = frame.locals.get(selector.index)
                if not isinstance(chosen, typed.Literal) or not isinstance(chosen.value, int):
                    self.complete = False
                    return []
                frame.block = targets[chosen.value]
            case _:
                self.complete = False
                return []
        return [path]

    def _branch(self, path: Path, value: Expression, end: g.Branch, then: int, otherwise: int) -> list[Path]:
        decided = _decided(path, value)
        found = []
        for holds, target in ((True, then), (False, otherwise)):
            if decided is not None and decided is not holds:
                continue
            other = path.fork() if decided is None else path
            if decided is None:
                other.assume(value if holds else negation(value), end.span, False)
            other.frame.block = target
            found.append(other)
        return found

    def _guard(self, path: Path, value: Expression, end: g.Guard) -> list[Path]:
        decided = _decided(path, value)
        leaves = isinstance(path.frame.graph.blocks[end.handler.block].end(), g.LeaveThrowing)
        found = []
        if decided is not True:
            passed = path.fork()
            if decided is None:
                passed.assume(negation(value), end.span, leaves)
            passed.frame.block = end.next
            found.append(passed)
        if decided is not False:
            if decided is None:
                path.assume(value, end.span, leaves)
            handler = end.handler
            thrown = Made(ClassType(end.exception), path.fresh(), thrown_by_language=True)
            path.frame.locals[handler.variable.index] = thrown
            path.frame.block = handler.block
            found.append(path)
        return found

    # --- calls ---------------------------------------------------------------------------------------------

    def _target(self, call: g.CallMethod, receiver: Expression | None) -> typed.Method | None:
        """The one method that a call runs, if its body is known."""
        info: MethodInfo | None = call.method
        if call.virtual:
            name = call.method.owner
            if isinstance(receiver, Made) and isinstance(receiver.type, ClassType):
                classes = [self.hierarchy[receiver.type.name]]
            else:
                classes = list(self.hierarchy.concrete_subclasses(name))
            bodies = {each.dispatch.get(call.method.signature, call.method) for each in classes}
            info = next(iter(bodies)) if len(bodies) == 1 else None
        found = None if info is None else self.program.methods.get(info.run.key)
        return found if found is not None and found.body is not None and not found.open else None

    def _call(self, path: Path, call: g.CallMethod) -> list[Path]:
        if call.method.name == InputRole.SAME and call.variable is not None:
            left, right = (self._value(path, each) for each in call.arguments)
            whole = typed.Binary(BOOL, BinaryOperator.EQUAL, left, right)
            path.frame.locals[call.variable.index] = self._binary(path, whole.operator, left, right, whole)
            path.frame.block = call.next
            return [path]
        receiver = None if call.receiver is None else self._value(path, call.receiver)
        target = self._target(call, receiver)
        running = [each.graph.method.info.key for each in path.frames]
        if target is None or target.info.key in running or len(running) > DEEPEST_INLINING:
            return self._unknown_call(path, call)
        arguments = [] if receiver is None else [receiver]
        arguments += [self._value(path, each) for each in call.arguments]
        path.frame.call = call
        path.frames.append(Frame(self._graph(target), dict(enumerate(arguments))))
        return [path]

    def _unknown_call(self, path: Path, call: g.CallMethod) -> list[Path]:
        """Something runs that is not looked into; that it may throw is seen by whoever checks."""
        self.complete = False
        path.lose()
        if call.variable is not None:
            path.frame.locals[call.variable.index] = Unknown(call.variable.type, path.fresh())
        path.frame.block = call.next
        return [path]

    def _returned(self, path: Path, value: Expression | None) -> list[Path]:
        frame = path.frames.pop()
        if not path.frames:
            path.frames, path.end, path.value = [frame], End.RETURNED, value
            self.ended.append(path)
            return []
        caller = path.frame
        call, caller.call = caller.call, None
        assert call is not None
        if call.variable is not None:
            caller.locals[call.variable.index] = value or Unknown(call.variable.type, path.fresh())
        caller.block = call.next
        return [path]

    def _threw(self, path: Path, thrown: Expression) -> list[Path]:
        frame = path.frames.pop()
        if not path.frames:
            path.frames, path.end, path.value = [frame], End.THREW, thrown
            self.ended.append(path)
            return []
        caller = path.frame
        call, caller.call = caller.call, None
        assert call is not None
        caller.locals[call.handler.variable.index] = thrown
        caller.block = call.handler.block
        return [path]


def _decided(path: Path, value: Expression) -> bool | None:
    """Whether a condition holds on a path, if that is plain."""
    if value in (TRUE, FALSE):
        return value == TRUE
    opposite = negation(value)
    for condition in path.conditions:
        if condition.value == value:
            return True
        if condition.value == opposite:
            return False
    return None


def _assigned(blocks: Sequence[g.Block]) -> list[typed.Variable]:
    """The locals that some blocks assign."""
    found: dict[int, typed.Variable] = {}
    for block in blocks:
        for each in (*block.instructions, block.end()):
            variable = getattr(each, "variable", None)
            if isinstance(variable, typed.Variable):
                found.setdefault(variable.index, variable)
    return list(found.values())
