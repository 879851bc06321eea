"""The comparison with other tools: how their output is read, what counts as found, and the figures that are stored."""

from __future__ import annotations

import ast

from benchmarks.findings_corpus import Side, programs
from benchmarks.peers.absent import REASONS, not_on_path
from benchmarks.peers.alarms import Alarm, is_found
from benchmarks.peers.compilers import warnings
from benchmarks.peers.crosshair import functions, translation
from benchmarks.peers.run import OURS, PEERS, read, table, who_finds_what
from benchmarks.peers.spotbugs import bugs

JAVAC = """\
findings/wrong/crash/Report.java:7: warning: [NullAway] dereferenced expression 'name' is @Nullable
        return name.length();
               ^
    (see http://t.uber.com/nullaway )
findings/wrong/crash/Grid.java:12: warning: (array.access.unsafe.high) Potentially unsafe array access.
Note: Some input files use unchecked or unsafe operations.
2 warnings
"""

SPOTBUGS = """\
<BugCollection>
  <BugInstance type="NP_NULL_ON_SOME_PATH" priority="2">
    <Class classname="Report$Line">
      <SourceLine classname="Report$Line" start="3" end="9" sourcefile="Report.java"/>
    </Class>
    <SourceLine classname="Report$Line" start="7" end="7" sourcefile="Report.java"/>
  </BugInstance>
</BugCollection>
"""


def test_the_warnings_of_compilers_are_alarms() -> None:
    assert warnings(JAVAC) == [Alarm("Report", "NullAway"), Alarm("Grid", "array.access.unsafe.high")]


def test_a_bug_in_a_nested_class_belongs_to_its_file() -> None:
    assert bugs(SPOTBUGS) == [Alarm("Report", "NP_NULL_ON_SOME_PATH")]


def test_an_alarm_that_the_right_version_has_too_finds_nothing() -> None:
    style, null = Alarm("Report", "UnusedVariable"), Alarm("Report", "NullAway")
    assert not is_found([style], [style])
    assert not is_found([], [null])
    assert is_found([style, null], [style])
    assert is_found([null, null], [null])


def test_every_translated_program_is_in_the_corpus_and_its_versions_differ() -> None:
    names = {each.name for each in programs()}
    assert functions(Side.WRONG).keys() == functions(Side.RIGHT).keys() <= names
    wrong, right = (
        [
            ast.dump(each)
            for each in ast.parse(translation(side).read_text("utf-8")).body
            if isinstance(each, ast.FunctionDef)
        ]
        for side in Side
    )
    assert len(wrong) == len(right) > 0
    assert all(one != two for one, two in zip(wrong, right, strict=True))


def test_a_tool_that_is_not_there_is_absent() -> None:
    assert not_on_path("no-such-tool") == "there is no no-such-tool on the PATH"


def test_the_stored_figures_are_about_the_corpus_and_name_every_tool() -> None:
    stored = read()
    assert set(stored) == {OURS, *(each.name for each in PEERS), *REASONS}
    files = {each.file for each in programs()}
    for figures in stored.values():
        assert figures.get("absent") or set(figures["found"]) <= files
    assert sum(line.startswith("| ") for line in table(stored)) == len(stored) + 1
    assert any(OURS in line for line in who_finds_what(stored))
