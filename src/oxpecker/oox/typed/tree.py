"""Going over typed trees."""

from __future__ import annotations

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.tree import Tree
from oxpecker.oox.typed.expressions import Expression
from oxpecker.oox.typed.node import Node, Variable
from oxpecker.oox.typed.statements import Target
from oxpecker.oox.types import Type

_OTHERS = (Type, Variable, FieldInfo, MethodInfo, Target)

TREE: Tree[Node] = Tree(Node, _OTHERS)
"""Statements, expressions and contracts; instructions and terminators too."""

STATEMENTS = TREE.without(Expression)
"""Statements alone, and the handlers between them."""

EXPRESSIONS: Tree[Expression] = Tree(Expression, _OTHERS)
"""Expressions, which contain nothing else."""

children = TREE.children
walk = TREE.walk
found = TREE.found
contains = TREE.contains
