"""Layout by Graphviz: by the installed `dot` when there is one, and always by a recording of one.

What it wrote for `LOOP` is in `graphviz_output.json`. To record again, write `to_dot(LOOP, fixed_sizes=True)` to a file
and run `dot -Tjson0` on it.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from oxpecker.report import Graph
from oxpecker.report.layout import GraphvizError, choice, graphviz, graphviz_layout, lay_out, layered_layout
from oxpecker.report.measure import node_size
from tests.report.sample_graphs import LOOP, SAMPLES, exceptional_ladder
from tests.tools import Tool, missing

RECORDING = Path(__file__).with_name("graphviz_output.json")
INSTALLED = shutil.which("dot")

pytestmark = pytest.mark.skipif(os.name != "posix", reason="stand-ins for `dot` are shell scripts")


class SearchPath:
    """A PATH that holds nothing but a `dot` of our own, and the shell's own programs."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        monkeypatch.setenv("PATH", str(folder))

    def dot(self, script: str) -> None:
        file = self.folder / "dot"
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SearchPath:
    return SearchPath(tmp_path, monkeypatch)


def _play_recording(path: SearchPath) -> None:
    path.dot(f"/bin/cat >/dev/null; /bin/cat '{RECORDING}'")


@pytest.mark.parametrize("which", ["recorded", *(["installed"] if INSTALLED else [])])
def test_the_layout_of_dot(which: str, path: SearchPath) -> None:
    if which == "recorded":
        _play_recording(path)
    else:
        path.dot(f'exec {INSTALLED} "$@"')
    layout = graphviz_layout(LOOP)
    boxes = {node.id: box for node, box in zip(LOOP.nodes, layout.nodes, strict=True)}
    for node, box in zip(LOOP.nodes, layout.nodes, strict=True):
        assert (box.width, box.height) == pytest.approx(node_size(node), abs=0.6)
        assert -1 <= box.left < box.right <= layout.width + 1
        assert -1 <= box.top < box.bottom <= layout.height + 1
    assert boxes["entry"].y < boxes["head"].y < boxes["body"].y < boxes["thrown"].y
    (frame,) = layout.clusters
    assert frame.x < boxes["head"].left and boxes["head"].right < frame.x + frame.width
    assert frame.y < boxes["entry"].top and boxes["body"].bottom < frame.y + frame.height
    for edge, drawn in zip(LOOP.edges, layout.edges, strict=True):
        assert len(drawn.points) % 3 == 1
        assert (drawn.label is not None) == bool(edge.label)
        for point, box in ((drawn.points[0], boxes[edge.source]), (drawn.tip, boxes[edge.target])):
            assert abs(point.x - box.x) <= box.width / 2 + 2
            assert abs(point.y - box.y) <= box.height / 2 + 2


@pytest.mark.parametrize("graph", SAMPLES, ids=lambda graph: graph.name[:9])
def test_dot_reads_every_sample(graph: Graph) -> None:
    if INSTALLED is None:
        missing(Tool.GRAPHVIZ)
    layout = graphviz_layout(graph)
    assert (len(layout.nodes), len(layout.edges)) == (len(graph.nodes), len(graph.edges))


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("echo 'Error: syntax' >&2; exit 3", "failed with 3: Error: syntax"),
        ("exit 1", "failed with 1: no message"),
        ("echo nonsense", "cannot be read: JSONDecodeError"),
        ("echo '{}'", "cannot be read: KeyError"),
        ("echo '[]'", "cannot be read: TypeError"),
        ('echo \'{"bb": "0,0,1,1", "objects": []}\'', "cannot be read: KeyError"),
        ("exec /bin/sleep 60", "took more than 0.3 seconds"),
    ],
)
def test_a_dot_that_fails_is_replaced(
    script: str, said: str, path: SearchPath, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphviz, "DOT_SECONDS", 0.3)
    path.dot(script)
    with pytest.raises(GraphvizError, match=said):
        graphviz_layout(LOOP)
    assert lay_out(LOOP) == layered_layout(LOOP)


def test_a_dot_that_cannot_be_run(path: SearchPath) -> None:
    path.dot("")
    (path.folder / "dot").write_text("#!/no/such/interpreter\n")
    with pytest.raises(GraphvizError, match="cannot be run"):
        graphviz_layout(LOOP)


def test_dot_comes_first_but_not_for_a_large_graph(path: SearchPath, monkeypatch: pytest.MonkeyPatch) -> None:
    _play_recording(path)
    assert lay_out(LOOP) == graphviz_layout(LOOP)
    large = exceptional_ladder(100)
    assert lay_out(large) == layered_layout(large)
    monkeypatch.setattr(choice, "LARGE_GRAPH", len(LOOP.edges) - 1)
    assert lay_out(LOOP) == layered_layout(LOOP)


@pytest.mark.usefixtures("path")
def test_without_dot() -> None:
    assert lay_out(LOOP) == layered_layout(LOOP)
