"""Going over trees of syntax."""

from __future__ import annotations

from oxpecker.oox.syntax.code_summary import CodeSummary
from oxpecker.oox.syntax.node import Node
from oxpecker.oox.tree import Tree
from oxpecker.oox.types import Type

TREE: Tree[Node] = Tree(Node, (Type, CodeSummary))
"""Programs, and all they consist of."""

children = TREE.children
walk = TREE.walk
found = TREE.found
contains = TREE.contains
