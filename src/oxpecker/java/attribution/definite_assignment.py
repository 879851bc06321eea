"""Definite assignment and unreachable statements, in javac's words (JLS 14.22, 16).

The rules are those of the JLS, applied to attributed code: expanding syntactic sugar preserves them. Code that is
not translated may assign anything, so bodies that contain some are not checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from oxpecker.java import attributed as a
from oxpecker.java.attributed_patterns import Test
from oxpecker.java.attributed_tree import OPERANDS, constructor_call, delegates, hides_code, outside_functions, walk
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.flow import END, Flow, Place, joined
from oxpecker.java.jml import attributed as spec
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import BOOLEAN, VOID
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


def check_assignments(context: Attribution, body: a.ClassBody) -> None:
    """Reports variables and final fields that are read too early, assigned twice or never, and unreachable code."""
    symbol = body.symbol
    if symbol.library:
        return
    if symbol.interface or hides_code(body):
        return
    blank = [f for f in symbol.fields.values() if f.final and f.initial is None and not (f.enum_constant or f.model)]
    for is_static in (True, False):
        _check_fields(context, body, frozenset(f for f in blank if f.static == is_static), is_static)
    for method in body.methods:
        if not method.symbol.is_constructor and method.body is not None:
            _Analysis(context, symbol, frozenset()).run(method.body, Flow())


def _check_fields(context: Attribution, body: a.ClassBody, blank: frozenset[FieldSymbol], static: bool) -> None:
    """Checks the final fields of a class, or of its objects, in its initialisers and constructors."""
    analysis = _Analysis(context, body.symbol, blank)
    constructors = [each for each in body.methods if each.symbol.is_constructor and each.body is not None]
    starts = {} if static else {each.symbol: _Start.of(context, body, each, blank) for each in constructors}
    whole = [starts[each.symbol].flow for each in constructors if not static and not delegates(each.body)]
    before = flow = joined(whole) if whole else Flow()
    for each in body.initialisations:
        if each.static == static:
            flow = analysis.run(each.body, flow)
    if static:
        _report(context, blank, flow, None)
        return
    for method in body.methods:
        if not method.symbol.is_constructor:
            continue
        if method.symbol.declaration is None or method.body is None:
            if body.symbol.kind is ClassKind.CLASS and not method.symbol.parameters:
                _report(context, blank, flow, None)
            continue
        others: frozenset[Place] = frozenset(blank) if delegates(method.body) else frozenset()
        end = starts[method.symbol].run_rest(before, flow.with_assigned(others))
        _report(context, blank, end, method.symbol.span)


@dataclass(frozen=True, slots=True)
class _Start:
    """A constructor up to its constructor call, after which the initialisers run."""

    analysis: _Analysis
    flow: Flow
    rest: a.Statement

    @staticmethod
    def of(context: Attribution, body: a.ClassBody, method: a.MethodBody, blank: frozenset[FieldSymbol]) -> _Start:
        """Runs the statements before the constructor call."""
        analysis, whole, number = _Analysis(context, body.symbol, blank), method.body, constructor_call(method.body)
        assert whole is not None
        if number is None or number == 0 or not isinstance(whole, a.Block):
            return _Start(analysis, Flow(), whole)
        start = Flow().with_assigned(frozenset(blank) if delegates(whole) else frozenset())
        before = a.Several(whole.statements[:number], span=whole.span)
        rest = replace(whole, statements=whole.statements[number:])
        return _Start(analysis, analysis.run(before, start), rest)

    def run_rest(self, before: Flow, after: Flow) -> Flow:
        """The flow at the end; the initialisers begin and end with the given flows."""
        assigned = after.assigned if after.assigned is None else after.assigned - (before.assigned or frozenset())
        start = self.flow.with_assigned(assigned).touch(after.touched - before.touched)
        return self.analysis.run(self.rest, start)


def _report(context: Attribution, blank: frozenset[FieldSymbol], flow: Flow, span: Span | None) -> None:
    for each in sorted(blank, key=lambda field: field.span):
        if not flow.has(each):
            how = "not initialized in the default constructor" if span is None else "might not have been initialized"
            context.error(f"variable {each.name} {how}", span or each.span)


@dataclass(slots=True)
class _Analysis:
    """The analysis of one body."""

    context: Attribution
    symbol: ClassSymbol
    blank: frozenset[FieldSymbol]
    """Final fields that may be assigned here."""
    declared: set[Variable] = field(default_factory=set)
    """Local variables declared without a value."""
    jumps: dict[tuple[str, a.Target | None], list[Flow]] = field(default_factory=dict)
    again: bool = False
    """Whether this is a later iteration of a loop."""
    reported: set[tuple[str, Span]] = field(default_factory=set)
    changed: set[Variable] = field(default_factory=set)
    """Variables that are assigned although they may have a value."""
    captured: list[a.Local] = field(default_factory=list)
    guards: list[a.Local] = field(default_factory=list)
    """Variables in the guards of switches."""

    def run(self, body: a.Statement, flow: Flow) -> Flow:
        """The flow at the end of a body."""
        end = joined([self.statement(body, flow), *self.jumps.pop(("return", None), [])])
        where = "local variables referenced from {} must be final or effectively final"
        for uses, place in ((self.captured, "a lambda expression"), (self.guards, "a guard")):
            for local in uses:
                if local.variable in self.changed:
                    self.say(where.format(place), local.span)
        for local in self.captured_by_classes():
            self.say(where.format("an inner class"), local.span)
        return end

    def captured_by_classes(self) -> Iterator[a.Local]:
        """Uses, in classes inside of the body, of variables that are assigned more than once."""
        if not any(variable.in_class for variable in self.changed):
            return
        for body in self.context.bodies:
            if body.symbol.captures:
                yield from (n for n in walk(body) if isinstance(n, a.Local) and n.variable in self.changed)

    def say(self, message: str, span: Span) -> None:
        """Reports an error once."""
        if (message, span) not in self.reported:
            self.reported.add((message, span))
            self.context.error(message, span)

    # --- variables -----------------------------------------------------------------------------------------

    def place_of(self, node: a.Expression) -> Place | None:
        """The local variable or final field under construction that an expression names; None for others."""
        if isinstance(node, a.Local):
            return node.variable
        if isinstance(node, a.FieldRead) and node.field in self.blank:
            is_own = node.target is None or (isinstance(node.target, a.This) and node.target.symbol is self.symbol)
            return node.field if is_own else None
        return None

    def use(self, node: a.Expression, flow: Flow) -> None:
        """Checks that a variable that is read is assigned."""
        place = self.place_of(node)
        if place is not None and (place in self.declared or place in self.blank) and not flow.has(place):
            self.say(f"variable {place.name} might not have been initialized", node.span)

    def assign(self, node: a.Expression, flow: Flow) -> Flow:
        """Assigns a variable."""
        place = self.place_of(node)
        if place is None:
            if isinstance(node, a.FieldRead) and node.field.final and node.span != node.field.span:
                self.say(f"cannot assign a value to final variable {node.field.name}", node.span)
            return flow
        is_touched = place in flow.touched or (isinstance(place, Variable) and place not in self.declared)
        if isinstance(place, Variable):
            self.changed |= {place} if is_touched else set()
        is_final = place.blank if isinstance(place, Variable) else True
        if is_final and is_touched and flow.assigned is not None:
            how = "might be assigned in loop" if self.again else "might already have been assigned"
            self.say(f"variable {place.name} {how}", node.span)
        return flow.assign(place)

    def assigned_in(self, nodes: tuple[a.Node, ...]) -> frozenset[Place]:
        """The variables that code assigns."""
        found = (self.place_of(node.target) for node in walk(nodes) if isinstance(node, (a.Assign, a.Update)))
        return frozenset(place for place in found if place is not None)

    # --- expressions ---------------------------------------------------------------------------------------

    def expression(self, node: a.Expression, flow: Flow) -> Flow:
        """The flow after an expression."""
        match node:
            case a.Local() | a.FieldRead(target=None) | a.FieldRead(target=a.This()):
                self.use(node, flow)
                return flow
            case a.Assign(target=target, value=value):
                flow = self.expression(value, self.operands(target, flow))
                return self.assign(target, flow)
            case a.Update(target=target, value=value):
                self.use(target, flow)
                flow = self.expression(value, self.operands(target, flow))
                return self.assign(target, flow)
            case a.Lambda(body=body):
                self.function(node, body, flow)
                return flow
            case a.SwitchValue(switch=switch):
                return self.switch(switch, flow, "yield")
            case a.Conditional(condition=condition, then=then, otherwise=otherwise) if node.type != BOOLEAN:
                yes, no = self.condition(condition, flow)
                return joined([self.expression(then, yes), self.expression(otherwise, no)])
            case a.Binary(operator="&&" | "||") | a.Conditional() | a.Unary(operator="!"):
                return joined(self.condition(node, flow))
        return self.operands(node, flow)

    def operands(self, node: a.Node, flow: Flow) -> Flow:
        """The flow after the operands of an expression; the ranges of quantifiers have their own operands."""
        for each in OPERANDS.children(node):
            flow = self.expression(each, flow) if isinstance(each, a.Expression) else self.operands(each, flow)
        return flow

    def function(self, node: a.Lambda, body: a.Statement, flow: Flow) -> None:
        """Checks the body of a function, which runs later, if at all."""
        inside = {each.variable for each in walk(body) if isinstance(each, a.Declare)} | set(node.parameters)
        self.captured += [each for each in walk(body) if isinstance(each, a.Local) and each.variable not in inside]
        outer, self.jumps = self.jumps, {}
        end = self.statement(body, flow)
        self.jumps = outer
        gives = any(isinstance(each, a.Return) and each.value is not None for each in outside_functions(body))
        gives = gives or (isinstance(body, a.Block) and node.method.return_type != VOID)
        if gives and end.reachable:
            self.say("incompatible types: bad return type in lambda expression: missing return value", node.span)

    def condition(self, node: a.Expression, flow: Flow) -> tuple[Flow, Flow]:
        """The flows for a true and a false condition."""
        match node:
            case a.Constant(value=True):
                return flow, flow.never()
            case a.Constant(value=False):
                return flow.never(), flow
            case a.Unary(operator="!", operand=operand):
                yes, no = self.condition(operand, flow)
                return no, yes
            case a.Binary(operator="&&", left=left, right=right):
                yes, no = self.condition(left, flow)
                both, not_right = self.condition(right, yes)
                return both, joined([no, not_right])
            case a.Binary(operator="||", left=left, right=right):
                yes, no = self.condition(left, flow)
                right_yes, neither = self.condition(right, no)
                return joined([yes, right_yes]), neither
            case a.Conditional(condition=condition, then=then, otherwise=otherwise) if node.type == BOOLEAN:
                yes, no = self.condition(condition, flow)
                ways = (self.condition(then, yes), self.condition(otherwise, no))
                return joined(way[0] for way in ways), joined(way[1] for way in ways)
        after = self.expression(node, flow)
        return after, after

    # --- statements ----------------------------------------------------------------------------------------

    def statement(self, node: a.Statement, flow: Flow) -> Flow:
        """The flow after a statement."""
        match node:
            case a.Block(statements=statements):
                return self.sequence(statements, flow)
            case a.Declare(variable=variable, initial=None):
                self.declared.add(variable)
                return flow.declare(variable)
            case a.Declare(variable=variable, initial=initial):
                assert initial is not None
                return self.expression(initial, flow).assign(variable)
            case a.Evaluate(expression=expression):
                return self.expression(expression, flow)
            case a.If(condition=condition, then=then, otherwise=otherwise):
                yes, no = self.condition(condition, flow)
                return joined([self.statement(then, yes), no if otherwise is None else self.statement(otherwise, no)])
            case a.Return(value=value):
                return self.leave("return", None, flow if value is None else self.expression(value, flow))
            case a.Throw(value=value):
                self.expression(value, flow)
                return END
            case a.Break(target=target):
                return self.leave("break", target, flow)
            case a.Continue(target=target):
                return self.leave("continue", target, flow)
            case a.Yield(target=target, value=value):
                return self.leave("yield", target, self.expression(value, flow))
        return self.structured(node, flow)

    def structured(self, node: a.Statement, flow: Flow) -> Flow:
        """The flow after a statement that can be left by jumps, or that guards others."""
        match node:
            case a.Loop():
                return self.loop(node, flow)
            case a.Labelled(target=target, body=body):
                return joined([self.statement(body, flow), *self.left("break", target)])
            case a.Switch():
                return self.switch(node, flow, "break")
            case a.Synchronized(monitor=monitor, body=body):
                return self.statement(body, self.expression(monitor, flow))
            case a.Try():
                return self.attempt(node, flow)
            case a.Assert(condition=condition, failure=failure):
                yes, no = self.condition(condition, flow)
                return flow.touch(joined([yes, self.expression(failure, no)]).touched)
            case a.ConstructorCall(arguments=arguments, outer=outer):
                for each in (*arguments, *(() if outer is None else (outer,))):
                    flow = self.expression(each, flow)
        return flow

    def sequence(self, statements: tuple[a.Statement, ...], flow: Flow) -> Flow:
        """A sequence of statements, each of which must be reachable."""
        for each in statements:
            if not flow.reachable and self.is_written(each):
                self.say("unreachable statement", each.span)
                flow = replace(flow, reachable=True)
            flow = self.statement(each, flow)
        return flow

    def is_written(self, node: a.Statement) -> bool:
        """Whether a statement is in the program text, unlike JML and the end of a compact constructor."""
        if isinstance(node, spec.Statement) or (isinstance(node, a.Block) and not node.statements):
            return False
        inner = node.expression if isinstance(node, a.Evaluate) else None
        target = inner.target if isinstance(inner, a.Assign) else None
        return not (isinstance(target, a.FieldRead) and target.span == target.field.span)

    def leave(self, how: str, target: a.Target | None, flow: Flow) -> Flow:
        """A jump to the end of a statement."""
        self.jumps.setdefault((how, target), []).append(flow)
        return END

    def left(self, how: str, target: a.Target) -> list[Flow]:
        """The flows of the jumps to a place."""
        return self.jumps.pop((how, target), [])

    def loop(self, node: a.Loop, flow: Flow) -> Flow:
        """A loop; later iterations see the assignments of earlier ones."""
        back, after = self.round(node, flow)
        new = back.touched - flow.touched
        if new and not self.again:
            self.again = True
            _, after = self.round(node, flow.touch(new))
            self.again = False
        return after

    def round(self, node: a.Loop, flow: Flow) -> tuple[Flow, Flow]:
        """The flows at the end of an iteration, and after the loop."""
        if node.body_first:
            flow = joined([self.statement(node.body, flow), *self.left("continue", node.target)])
        is_endless = node.condition is None or _is_constant(node.condition, True)
        yes, no = (flow, flow.never()) if node.condition is None else self.condition(node.condition, flow)
        no = replace(no, reachable=flow.reachable and not is_endless)
        if not node.body_first:
            if node.condition is not None and _is_constant(node.condition, False):
                self.say("unreachable statement", node.body.span)
            yes = joined([self.statement(node.body, yes), *self.left("continue", node.target)])
        for each in node.update:
            yes = self.expression(each, yes)
        return yes, joined([no, *self.left("break", node.target)])

    def switch(self, node: a.Switch, flow: Flow, how: str) -> Flow:
        """A switch, as a statement or an expression."""
        start = self.expression(node.selector, flow)
        ends, falling = [], END
        for case in node.cases:
            end = self.statement(case.body, joined([*self.labels(case, start), falling]))
            falling = end if case.falls else END
            ends += [] if case.falls or how == "yield" else [end]
        is_whole = node.exhaustive or any(case.default for case in node.cases)
        rest = [] if is_whole else [start]
        return joined([*ends, falling, *rest, *self.left("break", node.target), *self.left("yield", node.target)])

    def labels(self, case: a.Case, start: Flow) -> Iterator[Flow]:
        """The flows to a group: after each of its tests, or without one."""
        if case.default or not all(isinstance(label, Test) for label in case.labels):
            yield start
        for label in case.labels:
            if isinstance(label, Test):
                after, _ = self.condition(label.matches, start)
                if label.guard is not None:
                    self.guards += [each for each in outside_functions(label.guard) if isinstance(each, a.Local)]
                    after, _ = self.condition(label.guard, after)
                yield after

    def attempt(self, node: a.Try, flow: Flow) -> Flow:
        """`try`: handlers start with the flow before it, and `finally` always runs."""
        before = {key: len(found) for key, found in self.jumps.items()}
        caught = flow.touch(self.assigned_in((node.body,)))
        ends = [self.statement(node.body, flow)]
        ends += [self.statement(each.body, replace(caught, reachable=True)) for each in node.catches]
        after = joined(ends)
        if node.finally_body is None:
            return after
        bodies = (node.body, *(each.body for each in node.catches))
        inside = {key: slice(before.get(key, 0), len(found)) for key, found in self.jumps.items()}
        last = self.statement(node.finally_body, flow.touch(self.assigned_in(bodies)))
        for key, those in inside.items():
            found = self.jumps[key]
            found[those] = [each.with_assigned(last.assigned) for each in found[those] if last.reachable]
        if not last.reachable:
            return END
        return replace(after.with_assigned(last.assigned), reachable=after.reachable).touch(last.touched)


def _is_constant(node: a.Expression, value: bool) -> bool:
    return isinstance(node, a.Constant) and node.value is value
