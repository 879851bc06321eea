"""Constraints on a relation from arrow multiplicities and sequences."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.relational import syntax
from oxpecker.relational.alloy import tree
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.place import Place
from oxpecker.relational.syntax import Declaration, Expression, Formula, Variable, join, product

Meaning = Callable[[tree.Node], Expression]
"""Maps expressions in the text to their meaning."""


def within(relation: Expression, node: tree.Node, meaning: Meaning, place: Place) -> Formula:
    """`relation in node`, where arrow multiplicities constrain the number of tuples from and to each atom."""
    if not isinstance(node, tree.Arrow):
        return syntax.compare(relation, meaning(node), equal=False, place=place)
    left, right = meaning(node.left), meaning(node.right)
    parts = [syntax.compare(relation, product(left, right), equal=False, place=place)]
    if _demands(node.right, node.right_multiplicity):
        declared, member, atoms = _columns("from", left)
        image = relation
        for atom in atoms:
            image = join(atom, image)
        asked = _multiplicity(image, node.right, node.right_multiplicity, meaning, place)
        parts.append(syntax.Quantified(Quantifier.ALL, declared, member.implies(asked), place))
    if _demands(node.left, node.left_multiplicity):
        declared, member, atoms = _columns("to", right)
        image = relation
        for atom in reversed(atoms):
            image = join(image, atom)
        asked = _multiplicity(image, node.left, node.left_multiplicity, meaning, place)
        parts.append(syntax.Quantified(Quantifier.ALL, declared, member.implies(asked), place))
    return syntax.And(tuple(parts), place)


def contiguous(sequence: Expression, place: Place) -> Formula:
    """The indices of a sequence have no gaps."""
    index = Variable("i")
    before = syntax.IntegerAtom(syntax.SumOfAtoms(index) - syntax.IntegerConstant(1))
    held = join(sequence, syntax.UNIVERSE)
    declaration = Declaration(index, held - syntax.IntegerAtom(syntax.IntegerConstant(0)))
    return syntax.Quantified(Quantifier.ALL, (declaration,), before.inside(held), place)


def _multiplicity(image: Expression, side: tree.Node, many: Multiplicity, meaning: Meaning, place: Place) -> Formula:
    """The constraint that one side of an arrow puts on the image of an atom of the other side."""
    parts: list[Formula] = [] if many is Multiplicity.SET else [syntax.HasTuples(many, image)]
    if _is_narrow(side):
        parts.append(within(image, side, meaning, place))
    return syntax.conjunction(parts)


def _demands(side: tree.Node, many: Multiplicity) -> bool:
    return many is not Multiplicity.SET or _is_narrow(side)


def _is_narrow(node: tree.Node) -> bool:
    """Whether the node contains an arrow with a multiplicity."""
    if not isinstance(node, tree.Arrow):
        return False
    return _demands(node.left, node.left_multiplicity) or _demands(node.right, node.right_multiplicity)


def _columns(name: str, relation: Expression) -> tuple[tuple[Declaration, ...], Formula, list[Variable]]:
    """A variable for each column of a relation, and the formula that they form a tuple of it."""
    atoms = [Variable(name) for _ in range(relation.arity)]
    if relation.arity == 1:
        return (Declaration(atoms[0], relation),), syntax.TRUE, atoms
    row: Expression = atoms[0]
    for atom in atoms[1:]:
        row = row * atom
    return tuple(Declaration(atom, syntax.UNIVERSE) for atom in atoms), row.inside(relation), atoms
