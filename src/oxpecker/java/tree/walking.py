"""Traversals of Java's syntax trees."""

from __future__ import annotations

from oxpecker.java.tree.node import Expression, Node
from oxpecker.java.tree.statements import LocalClass
from oxpecker.oox.tree import Tree

TREE: Tree[Node] = Tree(Node)
"""Files and their parts, except bodies that have not been parsed."""

OWN_STATEMENTS = TREE.without(Expression, LocalClass)
"""Statements of one body, without those of nested classes and lambdas."""

walk = TREE.walk
