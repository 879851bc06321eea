"""`util/ordering`: the atoms of a signature in a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.parser import parse_module
from oxpecker.relational.syntax import Expression, Relation
from oxpecker.relational.universe import Bounds

_FUNCTIONS = """
fun nexts[e: univ]: set univ {{ e.^{0}/next }}
fun prevs[e: univ]: set univ {{ e.^{0}/prev }}
fun larger[a, b: univ]: univ {{ b in a.*{0}/next => b else a }}
fun smaller[a, b: univ]: univ {{ b in a.*{0}/next => a else b }}
fun max[s: set univ]: lone univ {{ s - s.^{0}/prev }}
fun min[s: set univ]: lone univ {{ s - s.^{0}/next }}
pred lt[a, b: univ] {{ b in a.^{0}/next }}
pred gt[a, b: univ] {{ a in b.^{0}/next }}
pred lte[a, b: univ] {{ b in a.*{0}/next }}
pred gte[a, b: univ] {{ a in b.*{0}/next }}
"""


def ordered(
    bounds: Bounds, signature: Relation, atoms: Sequence[str]
) -> tuple[dict[str, Expression], Callable[[str], Mapping[str, tree.Function]]]:
    """`first`, `last`, `next` and `prev` of a signature whose atoms are all there, and the functions that use them.

    Any order is as good as any other, so it is fixed: the atoms in the order of their names.
    """
    place, tuples = signature.place, bounds.universe.tuples
    first, last = Relation(f"{signature.name}/first", 1, place), Relation(f"{signature.name}/last", 1, place)
    following = Relation(f"{signature.name}/next", 2, place)
    bounds.fix(first, tuples(*atoms[:1]))
    bounds.fix(last, tuples(*atoms[-1:]))
    bounds.fix(following, tuples(*pairwise(atoms)))

    def functions(prefix: str) -> Mapping[str, tree.Function]:
        module = parse_module("util/ordering", _FUNCTIONS.format(prefix))
        return {function.name.text: function for function in module.functions}

    return {"first": first, "last": last, "next": following, "prev": ~following}, functions
