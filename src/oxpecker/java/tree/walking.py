"""Going over trees of Java's syntax."""

from __future__ import annotations

from oxpecker.java.tree.node import Expression, Node
from oxpecker.java.tree.statements import LocalClass
from oxpecker.oox.tree import Tree

TREE: Tree[Node] = Tree(Node)
"""Files and their parts, except bodies that have not been read."""

OWN_STATEMENTS = TREE.without(Expression, LocalClass)
"""Statements that belong to one body: those of classes and lambdas inside are left out."""

walk = TREE.walk
