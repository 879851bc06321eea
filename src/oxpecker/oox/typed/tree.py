"""Going over typed trees."""

from __future__ import annotations

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.tree import Tree
from oxpecker.oox.typed.expressions import Expression
from oxpecker.oox.typed.node import Node, Variable
from oxpecker.oox.typed.statements import Target
from oxpecker.oox.types import Type

TREE: Tree[Node] = Tree(Node, (Type, Variable, FieldInfo, MethodInfo, Target))
"""Statements, expressions and contracts."""

STATEMENTS = TREE.without(Expression)
"""Statements alone, and the handlers between them."""

children = TREE.children
walk = TREE.walk
found = TREE.found
contains = TREE.contains
