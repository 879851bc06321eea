"""One walker and one rewriter for all trees: each learns from the declared fields of a class what its nodes hold."""

from oxpecker.oox.tree.parts import (
    Reference,
    UnclassifiedFieldError,
)
from oxpecker.oox.tree.rewrite import (
    Rewriter,
    rewritten,
)
from oxpecker.oox.tree.visit import (
    Visitor,
)
from oxpecker.oox.tree.walk import (
    Tree,
)

__all__ = [
    "Reference",
    "Rewriter",
    "Tree",
    "UnclassifiedFieldError",
    "Visitor",
    "rewritten",
]
