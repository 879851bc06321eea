"""Hypothesis strategies for syntax trees of OOX that have a text: every kind of node, well-typed or not."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from oxpecker.oox import syntax as s
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import PRIMITIVES, STRING, VOID, ArrayType, ClassType, Type

# Words with a meaning in some places that are names in all others (docs/language.md 1.1).
CONTEXTUAL = [
    "alldifferent",
    "also",
    "assignable",
    "count",
    "decreases",
    "everything",
    "fresh",
    "helper",
    "invariant",
    "max",
    "min",
    "nondet",
    "notify",
    "notifyall",
    "nothing",
    "old",
    "option",
    "product",
    "pure",
    "retval",
    "print",
    "signals",
    "specified",
    "unsupported",
    "wait",
]
# Before a parenthesis these are words of the language.
_NOT_CALLED = {"alldifferent", "fresh", "nondet", "old", "specified", "unsupported"}
_names = st.sampled_from(["a", "i", "x1", "_", "$t", "Main", "ifx", "e5", "größe", "f", "L", *CONTEXTUAL])
# Deferred strategies have a short representation; Hypothesis complains about long ones.
names: SearchStrategy[str] = st.deferred(lambda: _names)
callables = names.filter(lambda name: name not in _NOT_CALLED)


# --- types and literals ------------------------------------------------------------------------------------

base_types: SearchStrategy[Type] = st.one_of(
    st.sampled_from(list(PRIMITIVES.values())), st.just(STRING), names.map(ClassType)
)
types: SearchStrategy[Type] = st.builds(
    lambda base, dimensions: _array(base, dimensions), base_types, st.sampled_from([0, 0, 0, 1, 2])
)
_type_uses = types.map(s.TypeUse)
type_uses: SearchStrategy[s.TypeUse] = st.deferred(lambda: _type_uses)


def _array(element: Type, dimensions: int) -> Type:
    for _ in range(dimensions):
        element = ArrayType(element)
    return element


def _utf16(units: list[int]) -> str:
    """The string that UTF-16 units spell; a surrogate that has no partner stays one."""
    return b"".join(unit.to_bytes(2, "big") for unit in units).decode("utf-16-be", "surrogatepass")


units = st.one_of(
    st.integers(0, 0x7F), st.integers(0, 0xFFFF), st.sampled_from([0xD800, 0xDBFF, 0xDC00, 0xDFFF, ord("\\"), ord('"')])
)
literals: SearchStrategy[s.Expression] = st.one_of(
    st.builds(s.IntegerLiteral, st.integers(0, 10) | st.integers(0, 2**70), st.sampled_from(s.IntegerSuffix)),
    st.builds(
        s.FloatLiteral,
        st.floats(0, allow_infinity=False),
        st.sampled_from([s.FloatSuffix.NONE, s.FloatSuffix.DOUBLE]),
    ),
    st.builds(s.FloatLiteral, st.floats(0, allow_infinity=False, width=32), st.just(s.FloatSuffix.FLOAT)),
    st.builds(s.BooleanLiteral, st.booleans()),
    st.builds(s.CharLiteral, units),
    st.builds(s.StringLiteral, st.lists(units, max_size=6).map(_utf16)),
    st.just(s.NullLiteral()),
)


# --- expressions -------------------------------------------------------------------------------------------


def _tuples(elements: SearchStrategy[s.Expression], least: int = 0) -> SearchStrategy[tuple[s.Expression, ...]]:
    return st.lists(elements, min_size=least, max_size=3).map(tuple)


def _calls(e: SearchStrategy[s.Expression]) -> SearchStrategy[s.Call]:
    return st.one_of(
        st.builds(s.Call, e, names, _tuples(e)),
        st.builds(s.Call, st.just(s.Super()), names, _tuples(e)),
        st.builds(s.Call, st.none(), callables, _tuples(e)),
    )


def _new_array(base: Type, unsized: int, sizes: tuple[s.Expression, ...]) -> s.NewArray:
    return s.NewArray(s.TypeUse(_array(base, unsized + len(sizes) - 1)), sizes)


def _compound(inner: SearchStrategy[s.Expression]) -> SearchStrategy[s.Expression]:
    e: SearchStrategy[s.Expression] = st.deferred(lambda: inner)
    kinds = st.sampled_from(s.QuantifierKind)
    operators = st.sampled_from(s.BinaryOperator)
    return st.one_of(
        st.builds(s.Binary, operators, e, e),
        st.builds(s.Binary, operators, e, e),
        st.builds(s.Unary, st.sampled_from(s.UnaryOperator), e),
        st.builds(s.Length, e),
        st.builds(s.Cast, type_uses, e),
        st.builds(s.InstanceOf, e, type_uses),
        st.builds(s.Conditional, e, e, e),
        st.builds(s.ArrayQuantifier, kinds, names, names, e, e),
        st.builds(s.RangeQuantifier, kinds, names, e, e, e, st.booleans()),
        st.builds(s.Fold, st.sampled_from(s.FoldKind), names, e, e, e, st.none() | e, st.booleans()),
        st.builds(s.FieldAccess, e, names),
        st.builds(s.Index, e, e),
        _calls(e),
        st.builds(s.New, names, _tuples(e)),
        st.builds(s.NewCopy, names, e),
        st.builds(_new_array, base_types, st.integers(0, 2), _tuples(e, 1)),
        st.builds(s.ArrayLiteral, type_uses, _tuples(e)),
        st.builds(s.Nondet, type_uses),
        st.builds(s.Old, e),
        st.builds(s.BitsOf, e),
        st.builds(s.Elementary, st.sampled_from(["sin", "pow"]), _tuples(e, 1), st.booleans()),
        st.builds(s.AllDifferent, e),
        st.builds(s.Specified, e),
        st.builds(s.Fresh, e),
        st.builds(s.Uncovered, st.sampled_from(["", "a clause", '"quotes"'])),
    )


_leaves: SearchStrategy[s.Expression] = st.one_of(names.map(s.Name), st.just(s.This()), literals)
leaves: SearchStrategy[s.Expression] = st.deferred(lambda: _leaves)
expressions: SearchStrategy[s.Expression] = st.recursive(leaves, _compound, max_leaves=12)
# What stands in statements; the deep ones are tested by themselves.
_small = st.recursive(leaves, _compound, max_leaves=3)
small: SearchStrategy[s.Expression] = st.deferred(lambda: _small)


# --- statements --------------------------------------------------------------------------------------------

targets: SearchStrategy[s.Expression] = st.one_of(
    names.map(s.Name), st.builds(s.FieldAccess, small, names), st.builds(s.Index, small, small)
)
_simple: SearchStrategy[s.Statement] = st.one_of(
    st.builds(s.Declare, type_uses, names, st.none() | small),
    st.builds(s.Assign, targets, small),
    st.builds(s.Evaluate, _calls(small)).map(lambda statement: _writable(statement)),
    st.builds(s.Evaluate, st.builds(s.New, names, _tuples(small))),
    st.just(s.Skip()),
    st.builds(s.Assert, small),
    st.builds(s.Assume, small),
    st.builds(s.Break, st.none() | names),
    st.builds(s.Continue, st.none() | names),
    st.builds(s.Return, st.none() | small),
    st.builds(s.Throw, st.none() | small),
    st.builds(s.Fork, _calls(small)),
    st.just(s.Join()),
    st.builds(s.Monitor, st.sampled_from(s.MonitorAction), small),
    st.builds(s.Monitor, st.sampled_from([each for each in s.MonitorAction if each.waits]), small, small),
    st.builds(s.Print, st.lists(small, max_size=2).map(tuple)),
    st.builds(s.Unsupported, st.sampled_from(["", "a call", '"quotes"'])),
)


def takes_else(statement: s.Statement) -> bool:
    """Whether an `else` after the statement would belong to an `if` inside it."""
    match statement:
        case s.If(otherwise=None):
            return True
        case s.If(otherwise=s.Statement() as last) | s.While(body=last) | s.Labelled(body=last):
            return takes_else(last)
        case _:
            return False


def _writable(statement: s.Statement) -> s.Statement:
    """The statement, or one like it that has a text.

    An `else` belongs to the nearest `if` before it, `wait(e);` and `print(e);` are no calls, and what begins with
    `invariant(` after the condition of a loop is a clause of it.
    """
    match statement:
        case s.If(otherwise=s.Statement()) if takes_else(statement.then):
            return replace(statement, then=s.Block((statement.then,)))
        case s.Evaluate(s.Call(None, method, arguments) as call) if method == "print" or (
            len(arguments) == 1 and method in ("unsupported", *s.MonitorAction)
        ):
            return s.Evaluate(replace(call, target=s.This()))
        case s.While(body=(s.Evaluate(first) | s.Assign(first)) as body):
            while isinstance(first, (s.Call, s.FieldAccess, s.Index)) and first.target is not None:
                first = first.target
            clause = isinstance(first, s.Call) and first.method in ("invariant", "decreases")
            return replace(statement, body=s.Block((body,))) if clause else statement
        case _:
            return statement


def _block(statements: list[s.Statement]) -> s.Block:
    """A block; `;` after an `if` without `else` is left out, it is Jip's way to close one (docs/language.md 1.4)."""
    kept: list[s.Statement] = []
    for statement in statements:
        if not (isinstance(statement, s.Skip) and kept and takes_else(kept[-1])):
            kept.append(statement)
    return s.Block(tuple(kept))


def _blocks(statements: SearchStrategy[s.Statement]) -> SearchStrategy[s.Block]:
    return st.lists(statements, max_size=3).map(_block)


def _catches(blocks: SearchStrategy[s.Block]) -> SearchStrategy[s.Catch]:
    caught = st.lists(type_uses, min_size=1, max_size=2).map(tuple)
    return st.one_of(st.builds(s.Catch, caught, names, blocks), st.builds(partial(s.Catch, (), None), blocks))


def _nested(inner: SearchStrategy[s.Statement]) -> SearchStrategy[s.Statement]:
    statements: SearchStrategy[s.Statement] = st.deferred(lambda: inner)
    blocks = _blocks(statements)
    bodies = statements | blocks
    catches = _catches(blocks)
    return st.one_of(
        blocks,
        st.builds(s.If, small, bodies, st.none() | bodies).map(_writable),
        st.builds(s.While, small, bodies, _tuples(small), st.none() | small).map(_writable),
        st.builds(s.Labelled, names, bodies),
        st.builds(s.Lock, small, blocks),
        st.builds(s.Try, blocks, st.lists(catches, max_size=2).map(tuple), blocks),
        st.builds(s.Try, blocks, st.lists(catches, min_size=1, max_size=2).map(tuple), st.none()),
    )


simple: SearchStrategy[s.Statement] = st.deferred(lambda: _simple)
statements: SearchStrategy[s.Statement] = st.recursive(simple, _nested, max_leaves=6)
blocks: SearchStrategy[s.Block] = st.deferred(lambda: _blocks(statements))


# --- declarations ------------------------------------------------------------------------------------------

locations: SearchStrategy[s.Location] = st.one_of(
    st.just(s.Nothing()),
    st.just(s.Everything()),
    st.builds(s.FieldLocation, small, names),
    st.builds(s.AllFields, small),
    st.builds(s.ElementLocation, small, small),
    st.builds(s.ElementRange, small, small, small),
    st.builds(s.AllElements, small),
)
clauses: SearchStrategy[s.Clause] = st.one_of(
    st.builds(s.Requires, small),
    st.builds(s.Ensures, small),
    st.builds(s.Exceptional, small),
    st.builds(s.Signals, type_uses, st.none() | names, small),
    st.builds(s.Assignable, st.lists(locations, min_size=1, max_size=3).map(tuple)),
    st.just(s.Also()),
    st.just(s.Diverges()),
    st.builds(s.Decreases, st.lists(small, min_size=1, max_size=2).map(tuple)),
    st.builds(s.Throws, st.lists(type_uses, min_size=1, max_size=2).map(tuple)),
)
contracts = st.lists(clauses, max_size=2).map(tuple)
parameters = st.lists(st.builds(s.Parameter, type_uses, names), max_size=2).map(tuple)


def _constructors(name: str) -> SearchStrategy[s.Constructor]:
    call = st.builds(s.ConstructorCall, st.sampled_from(s.ConstructorKind), _tuples(small))
    bodies = st.builds(lambda first, rest: s.Block((*first, *rest.statements)), st.lists(call, max_size=1), blocks)
    return st.builds(s.Constructor, st.just(name), parameters, contracts, bodies, *(st.booleans(),) * 2)


def _members(class_name: str) -> SearchStrategy[s.Member]:
    return st.one_of(
        st.builds(s.Field, type_uses, names, st.booleans(), st.none() | small, *(st.booleans(),) * 3),
        st.builds(
            s.Method,
            type_uses | st.just(s.TypeUse(VOID)),
            names,
            parameters,
            contracts,
            st.none() | blocks,
            st.frozensets(st.sampled_from(s.MethodModifier)),
        ),
        st.builds(
            s.Method,
            type_uses | st.just(s.TypeUse(VOID)),
            st.sampled_from(list(map(str, InputRole))),
            parameters,
            st.just(()),
            blocks,
            st.frozensets(st.sampled_from(s.MethodModifier)),
        ),
        _constructors(class_name),
        st.builds(s.StaticInitialiser, blocks),
        st.builds(s.Invariant, small, st.booleans()),
    )


@st.composite
def classes(draw: st.DrawFn) -> s.Class:
    """A class or an interface with a few members of every kind."""
    name = draw(names)
    members = tuple(draw(st.lists(_members(name), max_size=3)))
    interfaces = tuple(draw(st.lists(names.map(s.ClassName), max_size=2)))
    if draw(st.booleans()):
        return s.Class(name, members, interfaces=interfaces, interface=True)
    superclass = draw(st.none() | names.map(s.ClassName))
    return s.Class(name, members, superclass, interfaces, abstract=draw(st.booleans()))


OPTIONS = {
    "ints": ("unbounded", "java"),
    "dialect": ("koppier", "jip"),
    "exceptions": ("allowed", "finding"),
    "overflow": ("ignore", "check"),
}
options: SearchStrategy[s.Option] = st.sampled_from(
    [s.Option(name, value) for name, values in OPTIONS.items() for value in values]
)
programs: SearchStrategy[s.Program] = st.builds(
    s.Program,
    st.lists(classes(), max_size=2).map(tuple),
    st.lists(options, max_size=2, unique_by=lambda option: option.name).map(tuple),
)
