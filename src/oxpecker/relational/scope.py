"""Free variables of expressions and formulas."""

from __future__ import annotations

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from oxpecker.relational import syntax
from oxpecker.relational.syntax import Declaration, Node, Variable

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
        case syntax.Unary() | syntax.Cardinality() | syntax.SumOfAtoms() | syntax.HasTuples() | syntax.Not():
            return (node.operand,)
        case syntax.Conditional() | syntax.IntegerConditional():
            return (node.condition, node.then, node.otherwise)
        case syntax.IntegerAtom():
            return (node.value,)
        case syntax.And() | syntax.Or():
            return node.parts
        case _:
            return ()


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


def relations(node: Node) -> set[syntax.Relation]:
    """All relations that occur in an expression or a formula."""
    found: set[syntax.Relation] = set()
    seen: set[Node] = set()
    pending: list[Node] = [node]
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if isinstance(each, syntax.Relation):
            found.add(each)
        elif isinstance(each, syntax.Comprehension | syntax.SumOver | syntax.Quantified):
            pending.extend(d.domain for d in each.declarations)
            pending.append(each.body)
        else:
            pending.extend(children(each))
    return found
