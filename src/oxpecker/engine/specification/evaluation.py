"""Evaluates contract expressions to terms.

Evaluation avoids splitting the path where it can: conditions become terms, and quantifiers become conjunctions or
disjunctions over the possible elements. Exceptions are collected as *problems* with their conditions. If an unknown
must be accessed or a pure method called, evaluation stops with a request, and starts again when the request is
fulfilled; results of calls are stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from oxpecker.engine.machine.arrays import array_within_bounds, cell, element, length, length_of
from oxpecker.engine.machine.decisions import choose, holds, in_range
from oxpecker.engine.machine.fields import load, load_static
from oxpecker.engine.machine.references import same, targets
from oxpecker.engine.machine.strings import as_text, character, same_text
from oxpecker.engine.machine.types import type_test
from oxpecker.engine.path.entities import Array
from oxpecker.engine.path.frames import Activation
from oxpecker.engine.path.heap import Snapshot
from oxpecker.engine.path.requests import Decide, Initialise, Narrowing, Resolve, RunPure, TooLong, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.evaluator import Problem, ThrownInside
from oxpecker.engine.specification.folds import fold
from oxpecker.engine.specification.quantifiers import all_different, for_elements, for_range
from oxpecker.engine.values import arithmetic, text
from oxpecker.engine.values.arithmetic import conditional, conjunction, disjunction, equal, implication, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.actions import ClassStatus
from oxpecker.oox.code_units import code_units
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import FLOATING, STRING, Type, is_reference
from oxpecker.terms import Term


class Evaluation:
    """One evaluation of a specification in a state; `frame` holds its locals."""

    def __init__(self, state: State, frame: Sequence[Value], activation: Activation | None) -> None:
        self.state = state
        self.frame = frame
        self.activation = activation
        self.bound: dict[int, Value] = {}
        self.problems: list[Problem] = []
        self.guard: Value = True
        self.past: Snapshot | None = None
        self.reads: dict[tuple[Value, Value, Snapshot | None], Value] = {}

    # --- helpers -------------------------------------------------------------------------------------------

    def problem(self, condition: Value, exception: str | ThrownInside) -> None:
        """Records that evaluation throws if the condition holds."""
        here = conjunction(self.guard, condition)
        if here is not False:
            self.problems.append((here, exception))
            self.unless_thrown(len(self.problems) - 1)

    def unless_thrown(self, first: int) -> None:
        """Accesses from now on count only if none of the problems from a number on occurs."""
        footprint = self.state.action.footprint
        if footprint is not None:
            for thrown, _ in self.problems[first:]:
                footprint.guard = conjunction(footprint.guard, negation(thrown))

    @contextmanager
    def under(self, condition: Value) -> Iterator[None]:
        """Inside, everything is evaluated under the condition."""
        before, problems = self.guard, len(self.problems)
        self.guard = conjunction(before, condition)
        try:
            with self.state.action.used_under(condition):
                yield
        finally:
            self.guard = before
        self.unless_thrown(problems)

    def certain(self, condition: Value) -> Value:
        """The condition, or its decided truth value."""
        return self.state.knowledge.facts.get(condition, condition) if isinstance(condition, Term) else condition

    def side(self, node: typed.Expression, *conditions: Value) -> Any:
        """An operand that matters only under conditions; they are decided first if the operand needs a request."""
        conditions = tuple(self.certain(condition) for condition in conditions)
        if any(condition is False for condition in conditions):
            return _absent(node.type)
        matters: Value = True
        for condition in conditions:
            matters = conjunction(matters, condition)
        if matters is True:
            return self.value(node)
        try:
            with self.under(matters):
                return self.value(node)
        except (Resolve, Narrowing, RunPure, Initialise, TooLong, Unsupported) as request:
            for condition in conditions:
                if isinstance(condition, Term):
                    raise Decide(condition) from request
            raise

    def alone(self, node: typed.Expression, condition: Value) -> Any:
        """The value under one condition; None if it may throw or needs a request, or if overflow is checked."""
        problems = len(self.problems)
        if self.state.explorer.program.overflow_check:
            return None
        try:
            with self.under(condition):
                value = self.value(node)
        except (Resolve, Narrowing, RunPure, Initialise, TooLong, Unsupported, Decide):
            value = None
        if value is None or len(self.problems) > problems:
            del self.problems[problems:]
            return None
        return value

    def not_null(self, reference: Value) -> bool:
        """Whether a reference can be dereferenced; records a problem if it may be null."""
        is_null = self.certain(same(self.state, reference, 0))
        if is_null is True:
            self.problem(True, "NullPointerException")
            return False
        if isinstance(is_null, Term):
            try:
                targets(self.state, reference)
            except Resolve as request:
                raise Decide(is_null) from request
            self.problem(is_null, "NullPointerException")
        return True

    def holds(self, condition: typed.Expression) -> Any:
        """Whether a clause holds: it is true, and its evaluation does not throw."""
        self.problems = []
        with self.state.action.used_under(True):
            value = self.value(condition)
        return self.without_problems(value)

    def without_problems(self, value: Value) -> Any:
        """The conjunction of a truth value and the absence of problems."""
        for problem, _ in self.problems:
            value = conjunction(value, negation(problem))
        return value

    # --- expressions ---------------------------------------------------------------------------------------

    def value(self, node: typed.Expression) -> Any:
        """The value of an expression."""
        evaluate = _EVALUATED.get(node.__class__)
        return self.rare(node) if evaluate is None else evaluate(self, node)

    def literal(self, node: typed.Literal) -> Any:
        value = node.value
        if isinstance(value, str):
            return code_units(value)
        return 0 if value is None and node.type != STRING and is_reference(node.type) else value

    def local(self, node: typed.Local) -> Any:
        return self.frame[node.variable.index]

    def bound_variable(self, node: typed.Bound) -> Any:
        return self.bound[node.index]

    def conditional(self, node: typed.Conditional) -> Any:
        chosen = self.certain(self.value(node.condition))
        if chosen.__class__ is bool:
            return self.value(node.then if chosen else node.otherwise)
        yes, no = self.side(node.then, chosen), self.side(node.otherwise, negation(chosen))
        return conditional(chosen, yes, no)

    def convert(self, node: typed.Convert) -> Any:
        value, given = self.value(node.operand), node.operand.type
        if node.type == STRING:
            return as_text(self.state, value, given)
        return arithmetic.convert(value, given, node.type, self.state.explorer.program.java_ints)

    def field_read(self, node: typed.FieldRead) -> Any:
        reference = self.value(node.target)
        return load(self.state, reference, node.field) if self.not_null(reference) else _absent(node.type)

    def static_read(self, node: typed.StaticRead) -> Any:
        self.initialised(node.field.owner, node.span)
        return load_static(self.state, node.field)

    def initialised(self, name: str, span: Span) -> None:
        """Initialises a class that a specification is the first to use."""
        if not self.state.explorer.nested.is_initialised(self.state, name):
            raise Initialise(name, span)
        if self.state.heap.class_states.get(name) == ClassStatus.FAILED:
            raise Unsupported(f"a specification that uses {name}, whose initialisation fails", span)

    def rare(self, node: typed.Expression) -> Any:
        """Evaluates expressions that are rare."""
        match node:
            case typed.TypeTest(operand=operand, tested=tested):
                return type_test(self.state, self.value(operand), tested)
            case typed.CastReference(type=t, operand=operand):
                reference = self.value(operand)
                if t == STRING:
                    return reference
                wrong = conjunction(
                    negation(same(self.state, reference, 0)), negation(type_test(self.state, reference, t))
                )
                self.problem(wrong, "ClassCastException")
                return reference
            case typed.Invoke():
                return self.invoke(node)
            case typed.ForElements():
                return for_elements(self, node)
            case typed.ForRange():
                return for_range(self, node)
            case typed.AllDifferent(operand=operand):
                return all_different(self, operand)
            case typed.Old(operand=operand):
                return self.old(operand)
            case typed.Fold():
                return fold(self, node)
            case typed.BitsOf(type=t, operand=operand):
                return arithmetic.bits_of(self.value(operand), t)
            case typed.Elementary(function=function, arguments=arguments, is_approximate=is_approximate):
                apply = arithmetic.approximate if is_approximate else arithmetic.elementary
                return apply(function, [self.value(each) for each in arguments])
            case typed.Fresh(operand=operand):
                return self.fresh(operand)
            case typed.Uncovered(what=what):
                raise Unsupported(what, node.span)
        raise Unsupported(type(node).__name__, node.span)

    def unary(self, node: typed.Unary) -> Any:
        operator, operand, t = node.operator, self.value(node.operand), node.type
        if operator is U.NOT:
            return negation(operand)
        if t in FLOATING:
            return arithmetic.floating("-", -0.0, operand, t)
        return self.fit(-operand if operator is U.NEGATE else ~operand, t, node.span)

    def fit(self, result: Value, t: Type, span: Span) -> Any:
        """An integer result wrapped to the range of its type, or checked to be in range."""
        program = self.state.explorer.program
        if not program.overflow_check:
            return arithmetic.wrap(result, t) if program.java_ints else result
        if not holds(self.state, self.guard) or any(holds(self.state, thrown) for thrown, _ in self.problems):
            return result
        return in_range(self.state, result, t, span)

    def binary(self, node: typed.Binary) -> Any:
        operator = node.operator
        if operator in (B.AND, B.OR, B.IMPLIES):
            return self.logical(node)
        left, right = self.value(node.left), self.value(node.right)
        t = node.left.type
        if operator in (B.EQUAL, B.NOT_EQUAL):
            same = self.same_values(STRING if node.right.type == STRING else t, left, right)
            return same if operator is B.EQUAL else negation(same)
        if t in FLOATING:
            if operator in (B.LESS, B.LESS_EQUAL, B.GREATER, B.GREATER_EQUAL):
                return arithmetic.floating_compare(operator.value, left, right)
            return arithmetic.floating(operator.value, left, right, node.type)
        if node.type == STRING:
            return text.joined(left, right)
        return self.integer(node, left, right)

    def same_values(self, t: Type, left: Value, right: Value) -> Any:
        """`==` of two values of a type."""
        if t == STRING:
            return same_text(self.state, left, right)
        if is_reference(t):
            return same(self.state, left, right)
        if t in FLOATING:
            return arithmetic.floating_compare("==", left, right)
        return equal(left, right)

    def logical(self, node: typed.Binary) -> Any:
        """A logical operator; the right side is evaluated only if it matters."""
        left = self.certain(self.value(node.left))
        stops = node.operator is B.OR
        matters = negation(left) if stops else left
        if matters is False:
            return stops or node.operator is B.IMPLIES
        right = self.side(node.right, matters)
        if node.operator is B.AND:
            return conjunction(left, right)
        return disjunction(left, right) if stops else implication(left, right)

    def integer(self, node: typed.Binary, left: Any, right: Any) -> Any:
        operator, t = node.operator, node.type
        match operator:
            case B.LESS:
                return left < right
            case B.LESS_EQUAL:
                return left <= right
            case B.GREATER:
                return left > right
            case B.GREATER_EQUAL:
                return left >= right
            case B.BIT_AND | B.BIT_OR | B.BIT_XOR:
                return self.bitwise(operator, left, right)
            case B.SHIFT_RIGHT:
                return arithmetic.shift_right(left, right, t)
            case B.SHIFT_RIGHT_UNSIGNED:
                return arithmetic.shift_right_unsigned(left, right, t)
            case B.DIVIDE | B.REMAINDER:
                zero = equal(right, 0)
                self.problem(zero, "ArithmeticException")
                if zero is True:
                    return 0
                result = arithmetic.divide(left, right) if operator is B.DIVIDE else arithmetic.remainder(left, right)
            case B.SHIFT_LEFT:
                # The bits that a shift loses are not an overflow.
                result = arithmetic.shift_left(left, right, t)
                return arithmetic.wrap(result, t) if self.state.explorer.program.java_ints else result
            case B.PLUS:
                result = left + right
            case B.MINUS:
                result = left - right
            case _:
                result = left * right
        return self.fit(result, t, node.span)

    def bitwise(self, operator: B, left: Any, right: Any) -> Any:
        if left.__class__ is bool or (isinstance(left, Term) and str(left.sort) == "bool"):
            table = {B.BIT_AND: conjunction, B.BIT_OR: disjunction, B.BIT_XOR: arithmetic.exclusive}
            return table[operator](left, right)
        if operator is B.BIT_AND:
            return left & right
        return left | right if operator is B.BIT_OR else left ^ right

    # --- arrays --------------------------------------------------------------------------------------------

    def element(self, node: typed.ElementRead) -> Any:
        reference, index = self.value(node.target), self.value(node.index)
        if node.target.type == STRING:
            return self.character(reference, index)
        address = self.state.knowledge.known(reference)
        if address.__class__ is int and address and index.__class__ is int:
            array = self.state.heap.entities[address]
            known = length_of(self.state, array) if isinstance(array, Array) else None
            if known.__class__ is int and 0 <= index < known:
                return cell(self.state, address, index)
        if not self.not_null(reference):
            return _absent(node.type)
        outside = disjunction(index < 0, index >= length(self.state, reference))
        self.problem(outside, "ArrayIndexOutOfBoundsException")
        return _absent(node.type) if outside is True else self.inside(reference, index, outside, node.type)

    def inside(self, reference: Value, index: Value, outside: Value, t: Type) -> Any:
        """The element if the index is within bounds; any value otherwise."""
        inside = negation(outside)
        if index.__class__ is Term:
            # Under a quantifier, the same element is often read again and again.
            read = (reference, index, self.past)
            if self.state.action.footprint is not None or read not in self.reads:
                with self.under(inside):
                    self.reads[read] = element(self.state, reference, index)
            return self.reads[read]
        if outside is False:
            return element(self.state, reference, index)
        options = []
        for condition, address in targets(self.state, reference):
            array = array_within_bounds(self.state, address)
            fits = index < array.capacity
            used = conjunction(condition, inside)
            options.append((condition, cell(self.state, address, index, used) if fits else _absent(t)))
        return choose(options)

    def character(self, string: Value, index: Value) -> Any:
        length = self.length_of_string(string)
        if length is None:
            return 0
        outside = disjunction(index < 0, index >= length)
        self.problem(outside, "StringIndexOutOfBoundsException")
        if outside is True:
            return 0
        return character(self.state, string, index, negation(outside))

    def length_of_string(self, string: Value) -> Any:
        """The length of a string; None if it is certainly null."""
        is_null = self.certain(text.of(string).null)
        self.problem(is_null, "NullPointerException")
        return None if is_null is True else length(self.state, string)

    def length(self, node: typed.LengthOf) -> Any:
        reference = self.value(node.target)
        if node.target.type == STRING:
            known = self.length_of_string(reference)
            return 0 if known is None else known
        return length(self.state, reference) if self.not_null(reference) else 0

    # --- calls and the past --------------------------------------------------------------------------------

    def fresh(self, operand: typed.Expression) -> Any:
        """Whether a reference is an object created since the method started."""
        reference, state, activation = self.value(operand), self.state, self.activation
        assert activation is not None and activation.entry_heap is not None
        is_null = self.certain(same(state, reference, 0))
        if is_null is True:
            return False
        try:
            objects = targets(state, reference)
        except Resolve as request:
            if isinstance(is_null, Term):
                raise Decide(is_null) from request
            raise
        before, first_new = activation.entry_heap, None
        if activation.code.info.is_constructor:
            assert isinstance(activation.arguments[0], int)
            first_new = activation.arguments[0]
        options = [(c, not before.is_before(a, state.heap.entities[a], first_new)) for c, a in objects]
        return conjunction(negation(is_null), choose(options))

    def invoke(self, node: typed.Invoke) -> Any:
        """The stored result of a pure call, or the request to make it."""
        arguments = [] if node.receiver is None else [self.value(node.receiver)]
        arguments += [self.value(argument) for argument in node.arguments]
        if node.receiver is not None and not self.not_null(arguments[0]):
            return _absent(node.type)
        if node.receiver is None:
            self.initialised(node.method.owner, node.span)
        here = self.certain(self.guard)
        if here is False:
            return _absent(node.type)
        if isinstance(here, Term):
            raise Decide(here)
        if any(holds(self.state, thrown) for thrown, _ in self.problems):
            return _absent(node.type)
        call = (id(node), *self.bound.items(), self.past is not None)
        if call not in self.state.specification.memo:
            raise RunPure(node.method, arguments, node.virtual, node.span, self.past, call)
        result = self.state.specification.memo[call]
        if isinstance(result, ThrownInside):
            self.problem(True, result)
            return _absent(node.type)
        return result

    def old(self, operand: typed.Expression) -> Any:
        """The value in the heap on entry to the method, with its parameters as they were."""
        activation, frame = self.activation, self.frame
        assert activation is not None and activation.entry_heap is not None
        self.frame = [*activation.arguments, *frame[len(activation.arguments) :]]
        try:
            with self.at(activation.entry_heap):
                return self.value(operand)
        finally:
            self.frame = frame

    @contextmanager
    def at(self, moment: Snapshot) -> Iterator[None]:
        """Inside, the state is that of an earlier moment."""
        state = self.state
        present = state.heap.look_back(moment)
        self.past = moment
        try:
            # A past state cannot change any more.
            with state.action.used_under(False):
                yield
        finally:
            state.heap.entities, state.heap.statics, state.heap.epochs = present
            self.past = None


_EVALUATED: dict[type, Callable[[Evaluation, Any], Any]] = {
    typed.Literal: Evaluation.literal,
    typed.Local: Evaluation.local,
    typed.Bound: Evaluation.bound_variable,
    typed.Binary: Evaluation.binary,
    typed.Unary: Evaluation.unary,
    typed.Conditional: Evaluation.conditional,
    typed.Convert: Evaluation.convert,
    typed.FieldRead: Evaluation.field_read,
    typed.StaticRead: Evaluation.static_read,
    typed.ElementRead: Evaluation.element,
    typed.LengthOf: Evaluation.length,
}
"""Rules for frequent expressions, by class: a quantifier evaluates its body once for each instance."""


def _absent(t: Type) -> Any:
    """A placeholder value if evaluation throws anyway."""
    if t in FLOATING:
        return 0.0
    return None if t == STRING else False if str(t) == "bool" else 0


def finish(state: State) -> None:
    """Discards what was stored for one evaluation."""
    state.specification.memo = {}
