"""Free variables of expressions and formulas."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from weakref import WeakKeyDictionary

from oxpecker.relational import syntax
from oxpecker.relational.syntax import Declaration, Formula, Integer, Node, Variable
from oxpecker.relational.temporal import Primed, Temporal

_FREE: WeakKeyDictionary[Node, tuple[Variable, ...]] = WeakKeyDictionary()


def free_variables(node: Node) -> tuple[Variable, ...]:
    """The free variables, in order of occurrence."""
    known = _FREE.get(node)
    if known is None:
        known = _FREE[node] = tuple(dict.fromkeys(_free(node)))
    return known


def children(node: Node) -> tuple[Node, ...]:
    """The parts of a node that are not below a declaration."""
    match node:
        case syntax.Binary() | syntax.Join() | syntax.Product() | syntax.Comparison() | syntax.Iff():
            return (node.left, node.right)
        case syntax.Arithmetic() | syntax.IntegerComparison():
            return (node.left, node.right)
        case (
            syntax.Unary()
            | syntax.Cardinality()
            | syntax.SumOfAtoms()
            | syntax.HasTuples()
            | syntax.Not()
            | syntax.Sized()
            | syntax.Overflows()
        ):
            return (node.operand,)
        case syntax.Conditional() | syntax.IntegerConditional():
            return (node.condition, node.then, node.otherwise)
        case syntax.IntegerAtom():
            return (node.value,)
        case syntax.And() | syntax.Or() | Temporal():
            return node.parts
        case Primed():
            return (node.operand,)
        case _:
            return ()


def integers_in(node: Node) -> list[Integer]:
    """The largest integers below a node, but for those within formulas."""
    found: list[Integer] = []
    for part in children(node):
        if isinstance(part, Integer):
            found.append(part)
        elif not isinstance(part, Formula):
            found += integers_in(part)
    return found


def _free(node: Node) -> Iterable[Variable]:
    match node:
        case Variable():
            return (node,)
        case syntax.Comprehension() | syntax.SumOver() | syntax.Quantified():
            return _below(node.declarations, node.body)
        case _:
            return (variable for part in children(node) for variable in free_variables(part))


def _below(declarations: tuple[Declaration, ...], body: Node) -> Iterable[Variable]:
    """The free variables of a body and the domains of its declarations; earlier variables bind in later domains."""
    bound: set[Variable] = set()
    for declaration in declarations:
        yield from (v for v in free_variables(declaration.domain) if v not in bound)
        bound.add(declaration.variable)
    yield from (v for v in free_variables(body) if v not in bound)


def changes(node: Node, variable: Collection[syntax.Relation]) -> bool:
    """Whether the value may differ from state to state: a changing relation or a temporal operator occurs."""
    return any(isinstance(each, Temporal | Primed) or each in variable for each in nodes(node))


def relations(node: Node) -> set[syntax.Relation]:
    """All relations that occur in an expression or a formula."""
    return {each for each in nodes(node) if isinstance(each, syntax.Relation)}


def nodes(node: Node) -> set[Node]:
    """A node and all below it."""
    seen: set[Node] = set()
    pending: list[Node] = [node]
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each, syntax.Comprehension | syntax.SumOver | syntax.Quantified):
            pending.extend(d.domain for d in each.declarations)
            pending.append(each.body)
        else:
            pending.extend(children(each))
    return seen
