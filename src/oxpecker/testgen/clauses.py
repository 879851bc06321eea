"""Clauses of contracts as Java expressions, so that a test can check them."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter import show_simple
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import QuantifierKind
from oxpecker.oox.types import INT, STRING, VOID, ArrayType, ClassType
from oxpecker.testgen.literals import literal
from oxpecker.testgen.promises import RESULT
from oxpecker.testgen.view import JavaView


class Unwritable(Exception):
    """A clause that Java cannot express outside of the class."""


def unparenthesised(expression: str) -> str:
    """An expression without redundant outer parentheses."""
    if not (expression.startswith("(") and expression.endswith(")")):
        return expression
    depth = 0
    for position, c in enumerate(expression):
        depth += (c == "(") - (c == ")")
        if depth == 0 and position < len(expression) - 1:
            return expression
    return expression[1:-1]


class ClauseWriter:
    """Writes the clauses of one method; values of `\\old` are stored in variables before the call."""

    def __init__(self, view: JavaView, method: MethodInfo, names: Mapping[str, str]) -> None:
        self.view = view
        self.method = method
        self.names = names
        """The Java expressions of `this` and the parameters."""
        self.before: list[str] = []
        self.reflective = False

    def code(self, e: typed.Expression) -> str:
        """An expression in Java."""
        match e:
            case typed.Literal():
                return "null" if e.value is None else literal(show_simple(e.value, e.type), e.type)
            case typed.Local(variable=variable):
                return self.local(variable.name)
            case typed.Bound(name=name):
                return "result" if name in RESULT else name
            case typed.Unary(operator=operator, operand=operand):
                return f"{operator}({self.code(operand)})"
            case typed.Binary():
                return self.binary(e)
            case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
                return f"({self.code(condition)} ? {self.code(then)} : {self.code(otherwise)})"
            case typed.Old(operand=operand):
                return self.old(operand)
        return self.heap(e)

    def heap(self, e: typed.Expression) -> str:
        """An expression that reads the heap."""
        match e:
            case typed.FieldRead(target=target, field=field):
                receiver = self.code(target)
                if self.view.may_use(field) and self.view.is_named(target.type):
                    return f"{receiver}.{java_name(field.name)}"
                if self.view.class_outline(field.owner) is None:
                    raise Unwritable(str(field))
                self.reflective = True
                return f'(({self.view.type_name(e.type)}) HeapState.get({receiver}, "{java_name(field.name)}"))'
            case typed.ElementRead(target=target, index=index) if isinstance(target.type, ArrayType):
                return f"{self.code(target)}[{self.code(index)}]"
            case typed.LengthOf(target=target) if isinstance(target.type, ArrayType):
                return f"{self.code(target)}.length"
            case typed.Convert(operand=operand) if e.type != STRING:
                return f"(({self.view.type_name(e.type)}) {self.code(operand)})"
            case typed.CastReference(operand=operand):
                return f"(({self.view.type_name(e.type)}) {self.code(operand)})"
            case typed.TypeTest(operand=operand, tested=tested) if self.view.is_named(tested):
                return f"({self.code(operand)} instanceof {self.view.type_name(tested)})"
            case typed.Invoke():
                return self.call(e)
            case typed.ForRange(index=index, low=low, high=high, body=body) if index.type == INT:
                last = self.code(high) if e.exclusive else f"{self.code(high)} + 1"
                return self.stream(e.kind, index.name, self.code(low), last, self.code(body))
        raise Unwritable(type(e).__name__)

    def stream(self, kind: QuantifierKind, name: str, low: str, high: str, body: str) -> str:
        """A quantifier over integers."""
        which = "allMatch" if kind is QuantifierKind.FORALL else "anyMatch"
        return f"java.util.stream.IntStream.range({low}, {high}).{which}({name} -> {body})"

    def local(self, name: str) -> str:
        """A parameter or the result."""
        if name in RESULT:
            return "result"
        if name not in self.names:
            raise Unwritable(name)
        return self.names[name]

    def binary(self, e: typed.Binary) -> str:
        """A binary operator; Java has no implication."""
        left, right = self.code(e.left), self.code(e.right)
        if STRING in (e.left.type, e.right.type):
            raise Unwritable("text")
        if e.operator is B.IMPLIES:
            return f"(!({left}) || {right})"
        return f"({left} {e.operator} {right})"

    def old(self, operand: typed.Expression) -> str:
        """A variable that is set before the call; only simple values, because objects could change meanwhile."""
        if isinstance(operand.type, ArrayType):
            raise Unwritable("an array of the past")
        name = f"old{len(self.before) + 1}"
        value = unparenthesised(self.code(operand))
        self.before.append(f"{self.view.type_name(operand.type)} {name} = {value};")
        return name

    def call(self, e: typed.Invoke) -> str:
        """A call of a pure method."""
        info = e.method
        arguments = [self.code(argument) for argument in e.arguments]
        receiver = self.code(e.receiver) if e.receiver is not None else self.view.class_name(info.owner)
        if receiver is None or info.return_type == VOID:
            raise Unwritable(str(info))
        if self.view.may_use(info) or self.view.offers(info):
            return f"{receiver}.{java_name(info.name)}({', '.join(arguments)})"
        if self.view.is_library(info.owner) or self.view.class_name(info.owner) is None:
            raise Unwritable(str(info))
        self.reflective = True
        types = ", ".join(f"{self.view.type_name(t)}.class" for _, t in info.parameters)
        target = "null" if info.static else receiver
        given = "".join(f", {argument}" for argument in arguments)
        if len(arguments) == 1 and isinstance(info.parameter_types[0], (ClassType, ArrayType)):
            given = f", (Object) {arguments[0]}"
        owner = self.view.class_name(info.owner)
        called = f'HeapState.ask({owner}.class, {target}, "{java_name(info.name)}", new Class<?>[] {{{types}}}{given})'
        return f"(({self.view.type_name(info.return_type)}) {called})"
