"""The numbers of paths of a search tree whose comparator is not known (Deng 2007, tables 9.1 to 9.6).

Under lazier# it makes no difference whether keys are numbers; lazier decides of each key that is read whether it is
null, lazy also which object it is. The thesis prints 13, 112, 2161 for lazy, which are reached where keys may be one
link further away than the nodes that hold them: under the bound k as it is defined, a node at the end of the longest
chain holds null or a key that is there already, and there are 7 and 33 paths. So the trees here have k levels, and the
bound is k + 1. For k = 3 it prints 236, 1668 and 2161; run as a script, this file counts them in some minutes.
"""

from __future__ import annotations

from collections import Counter

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.engine import Bounds, Explorer, Options, ProgramCode
from oxpecker.oox.source import Source
from tests.engine.checks import solver
from tests.oracles.oracle_classes import CLASSES, path_ends

_LOWER = """
    private static /*@ pure @*/ boolean lower(Node t, int levels) {
        return t == null || levels > 0 && lower(t.left, levels - 1) && lower(t.right, levels - 1);
    }

    //@ requires"""


def returned(method: str, levels: int, strategy: str) -> int:
    """The paths that return for trees with at most so many levels."""
    text = (CLASSES / "OrderedTree.java").read_text(encoding="utf-8").replace("    //@ requires", _LOWER, 1)
    text = text.replace("comparator != null &&", f"comparator != null && lower(root, {levels}) &&")
    loaded = load_sources([Source("OrderedTree.java", text)])
    found = min(loaded.program.find_methods(f"OrderedTree.{method}"), key=lambda m: len(m.parameters))
    explorer = Explorer(ProgramCode(loaded.program), Bounds(chain=levels + 1), solver(), Options(strategy=strategy))
    ends = Counter(type(end.ending).__name__ for end in explorer.paths(found))
    assert set(ends) <= {"Returned", "Excluded"}
    return ends["Returned"]


@pytest.mark.parametrize("method", ["insert", "remove"])
@pytest.mark.parametrize(("strategy", "counts"), [("lazier#", (4, 21)), ("lazier", (12, 94)), ("lazy", (13, 112))])
def test_paths_of_trees_with_an_unknown_comparator(method: str, strategy: str, counts: tuple[int, ...]) -> None:
    assert tuple(returned(method, levels, strategy) for levels in (1, 2)) == counts


@pytest.mark.parametrize(("strategy", "counts"), [("lazier#", (4, 21)), ("lazier", (12, 94)), ("lazy", (7, 33))])
def test_paths_where_keys_are_bounded_like_nodes(strategy: str, counts: tuple[int, ...]) -> None:
    assert tuple(path_ends("OrderedTree", "insert", k, strategy)["Returned"] for k in (1, 2)) == counts


if __name__ == "__main__":
    for chosen in ("lazier#", "lazier", "lazy"):
        print(chosen, [returned(name, 3, chosen) for name in ("insert", "remove")], flush=True)
