"""The report for a browser as files: which pages there are, what they say, and that they hold together."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

import oxpecker
from oxpecker.api.checking import Report
from oxpecker.cli.main import cli
from oxpecker.report.html import NoReport, Site, report_files, write_report
from oxpecker.report.html.site import page_names
from oxpecker.report.html.source import heat
from oxpecker.report.html.summary import sentence
from oxpecker.report.limits import HEATS
from oxpecker.results import MethodResult, Verdict

NASTY = """
class Node { int value; Node next; }
class Main {
    // <script>alert("comment & all")</script>
    static int pick(int x, Node n)
        ensures(retval != 3)
    {
        if (x > 2 && n != null) {
            n.value := x;
            n := n.next;
            return 3;
        }
        return 0;
    }
    static string text(string s)
        ensures(s != "</td><img src=x onerror=alert(1)>'&")
    {
        return s + "<b>";
    }
    static int fine(int x) ensures(retval >= 0) { return x > 0 ? x : 0 - x; }
    static int loop(int n) { int i := 0; while (i < n) { i := i + 1; } return i; }
}
"""
VOID = {"br", "hr", "input", "link", "meta", "wbr"}


def files_of(report: Report) -> dict[str, str]:
    return report_files(Site(report.name, report.results, report.sources, report.paths, report.replay_flags))


@pytest.fixture(scope="module")
def report() -> Report:
    return oxpecker.check(NASTY, name="nasty & <odd>.oox", paths=True, decisions=4, chain=2, string=60)


@pytest.fixture(scope="module")
def pages(report: Report) -> Mapping[str, str]:
    return files_of(report)


class Page(HTMLParser):
    """The structure of a page; an element that is not closed as it was opened is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.errors: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.errors.append(f"</{tag}> closes nothing at {self.getpos()}")

    def all(self, name: str) -> list[str]:
        """The values of an attribute."""
        return [value for _, attributes in self.elements if (value := attributes.get(name)) is not None]


def html(pages: Mapping[str, str]) -> dict[str, Page]:
    return {name: Page(text) for name, text in pages.items() if name.endswith(".html")}


def test_there_is_a_page_for_every_method_and_file(pages: Mapping[str, str]) -> None:
    assert set(pages) == {
        "index.html",
        "method-Main.pick-int-Node.html",
        "method-Main.text-string.html",
        "method-Main.fine-int.html",
        "method-Main.loop-int.html",
        "source-nasty-odd-.oox.html",
        "assets/report.css",
        "assets/report.js",
        "assets/theme.js",
        "assets/expressions.js",
        "assets/hiding.js",
        "assets/pictures.css",
    }


def test_pages_are_well_formed_and_ids_unique(pages: Mapping[str, str]) -> None:
    for name, page in html(pages).items():
        assert not page.errors, (name, page.errors)
        assert not page.open, name
        repeated = [each for each, count in Counter(page.all("id")).items() if count > 1]
        assert not repeated, (name, repeated)


def test_every_link_and_every_label_leads_somewhere(pages: Mapping[str, str]) -> None:
    known = html(pages)
    ids = {name: set(page.all("id")) for name, page in known.items()}
    for name, page in known.items():
        for link in [*page.all("href"), *page.all("src"), *page.all("action")]:
            target, _, fragment = link.partition("#")
            assert (target or name) in pages, (name, link)
            assert not fragment or fragment in ids[target or name], (name, link)
        for attribute in ("for", "aria-labelledby", "data-copy"):
            assert set(page.all(attribute)) <= ids[name], (name, attribute)


SCRIPTS = [{"src": f"assets/{name}.js"} for name in ("theme", "expressions", "hiding", "report")]
HEAP_DATA = {"type": "application/json", "class": "heaps"}
"""Not a script: what expressions are evaluated in."""


def test_nothing_comes_from_elsewhere_and_no_handler_is_inline(pages: Mapping[str, str]) -> None:
    for name, text in pages.items():
        assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)|@import|url\(", text), name
    for name, page in html(pages).items():
        assert not [key for _, attributes in page.elements for key in attributes if key.startswith("on")], name
        scripts = [attributes for tag, attributes in page.elements if tag == "script"]
        assert [each for each in scripts if each != HEAP_DATA] == SCRIPTS, name
        assert not [tag for tag, _ in page.elements if tag in ("img", "iframe", "object", "style")], name


def test_texts_of_programs_are_escaped(pages: Mapping[str, str]) -> None:
    source = pages["source-nasty-odd-.oox.html"]
    assert "&lt;script&gt;alert(&quot;comment &amp; all&quot;)&lt;/script&gt;" in source
    finding = pages["method-Main.text-string.html"]
    assert "&lt;/td&gt;&lt;img src=x onerror=alert(1)&gt;&#x27;&amp;" in finding
    assert "nasty &amp; &lt;odd&gt;.oox" in pages["index.html"]


def test_verdicts_are_told_in_words(pages: Mapping[str, str], report: Report) -> None:
    assert [str(result.verdict) for result in report] == ["invalid", "invalid", "valid", "valid-within-bounds"]
    index = pages["index.html"]
    assert "Of 4 methods, 2 are invalid, 1 is valid within bounds and 1 is valid." in index
    assert index.count('class="badge v-invalid"') == 2
    assert "decisions up to 4" in pages["method-Main.loop-int.html"]
    assert "--decisions 8" in pages["method-Main.loop-int.html"]


def test_a_counterexample_has_a_picture_for_every_step(pages: Mapping[str, str], report: Report) -> None:
    (finding,) = report["Main.pick"].findings
    text = pages["method-Main.pick-int-Node.html"]
    assert len(finding.moments) == len(finding.steps) == 3
    # One more before the call, and one where the clause is violated.
    assert len(re.findall(r'<li id="finding-1-step-\d" class="moment', text)) == 5
    assert len(re.findall(r'aria-label="The heap in \d box', text)) == 2 * 5
    assert text.count('data-step="') == 5
    assert "Node#1" in text
    assert "oxpecker run" in text
    assert text.count("changedcell") >= 3


def test_lines_are_as_hot_as_paths_pass_them(pages: Mapping[str, str], report: Report) -> None:
    text = pages["method-Main.pick-int-Node.html"]
    hits = {line.line: line.hits for line in report.paths[0].coverage.lines}
    assert hits[8] == 3
    assert f'<tr id="L8" class="heat-{HEATS}">' in text
    assert f'<tr id="L11" class="heat-{heat(hits[11], 3)}">' in text
    assert heat(hits[11], 3) < HEATS


def test_heat_rises_with_paths() -> None:
    degrees = [heat(hits, 1000) for hits in (0, 1, 2, 10, 100, 999, 1000)]
    assert degrees == sorted(degrees)
    assert (degrees[0], degrees[1], degrees[-1]) == (0, 1, HEATS)
    assert heat(1, 1) == HEATS


def test_the_tree_has_all_paths_and_their_inputs(pages: Mapping[str, str], report: Report) -> None:
    text = pages["method-Main.pick-int-Node.html"]
    paths = re.findall(r'class="path-number">path (\d)<', text)
    assert sorted(paths) == ["1", "2", "3"] == [str(n + 1) for n in range(len(report.paths[0].cases))]
    assert "violates &#x27;ensures&#x27;" in text
    assert text.index('class="side true"') < text.index('class="side false"')
    assert '<svg class="oxpecker-graph" role="img" aria-label="The tree of paths; described in words above"' in text


def test_a_counterexample_leads_to_the_other_paths_that_fail_so() -> None:
    text = "class A { static int f(int x) ensures(retval > 2) { if (x > 9) { return 1; } return 2; } }"
    page = Page(text := files_of(oxpecker.check(text, name="a.oox", paths=True))["method-A.f-int.html"])
    assert "<dt>Paths that fail here</dt>" in text
    assert {"#path-1", "#path-2"} <= set(page.all("href")) and {"path-1", "path-2"} <= set(page.all("id"))


def test_the_same_results_give_the_same_bytes(report: Report, pages: Mapping[str, str]) -> None:
    assert files_of(report) == pages
    again = oxpecker.check(NASTY, name=report.name, paths=True, decisions=4, chain=2, string=60)
    assert files_of(again) == pages


def test_without_paths_there_is_no_coverage_but_all_else() -> None:
    plain = files_of(oxpecker.check(NASTY, name="plain.oox", method="Main.fine"))
    assert set(plain) >= {"index.html", "method-Main.fine-int.html", "source-plain.oox.html"}
    assert 'class="heat-' not in plain["source-plain.oox.html"]
    assert 'id="paths"' not in plain["method-Main.fine-int.html"]


def test_threads_have_columns_and_a_table_of_what_they_wait_for() -> None:
    root = Path(__file__).parents[2]
    report = oxpecker.check(root / "examples" / "philosophers.oox", method="Main.main", paths=True)
    text = files_of(report)["method-Main.main.html"]
    assert [f"thread {number}" in text for number in range(4)] == [True] * 4
    (schedule,) = re.findall(r'<table class="schedule">.*?</table>', text, re.DOTALL)
    assert len(re.findall("<th ", schedule)) == 4
    assert "lock Fork#2" in schedule
    (waiting,) = re.findall(r'<table class="waiting">.*?</table>', text, re.DOTALL)
    assert "the lock of Fork#3" in waiting
    assert not Page(text).errors


def test_names_of_pages_are_different_whatever_the_case() -> None:
    names = page_names("method", ["A.f(int)", "a.F(int)", "A.f[int]", "", "x" * 300])
    assert len({name.lower() for name in names}) == 5
    assert max(map(len, names)) < 100
    assert all(re.fullmatch(r"[\w.-]+", name) for name in names)


def test_one_sentence_sums_up() -> None:
    def results(*verdicts: Verdict) -> list[MethodResult]:
        from oxpecker.oox.source import NOWHERE

        return [MethodResult(f"A.f{number}()", NOWHERE, verdict) for number, verdict in enumerate(verdicts)]

    assert sentence([]) == "No method was checked."
    assert sentence(results(Verdict.VALID)) == "The only method is valid."
    assert sentence(results(Verdict.DEADLOCK)) == "The only method deadlocks."
    assert sentence(results(Verdict.UNKNOWN, Verdict.UNKNOWN)) == "All 2 methods are unknown."
    both = results(Verdict.VALID, Verdict.DEADLOCK, Verdict.VALID)
    assert sentence(both) == "Of 3 methods, 1 deadlocks and 2 are valid."


def test_a_report_replaces_an_older_one_and_nothing_else(tmp_path: Path, report: Report) -> None:
    site = Site(report.name, report.results, report.sources)
    target = tmp_path / "deep" / "report"
    assert write_report(site, target) == target / "index.html"
    (target / "method-Gone.f.html").write_text("old")
    (target / "notes.txt").write_text("mine")
    write_report(site, target)
    assert not (target / "method-Gone.f.html").exists()
    assert (target / "notes.txt").read_text() == "mine"
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("<html>another page</html>")
    with pytest.raises(NoReport, match="does not contain an Oxpecker report"):
        write_report(site, other)
    assert (other / "index.html").read_text() == "<html>another page</html>"


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    program = tmp_path / "a.oox"
    program.write_text("class A { static int f(int x) ensures(retval != 7) { return x; } }")
    run = CliRunner().invoke(cli, ["check", str(program), "--report", str(tmp_path / "out")])
    assert run.exit_code == 1
    assert run.output.endswith(f"report: {tmp_path / 'out' / 'index.html'}\n")
    assert "A.f(7)" in (tmp_path / "out" / "method-A.f-int.html").read_text("utf-8")
    quiet = CliRunner().invoke(cli, ["check", str(program), "--format", "json", "--report", str(tmp_path / "out")])
    assert quiet.output.startswith("{")
    refused = CliRunner().invoke(cli, ["check", str(program), "--report", str(tmp_path)])
    assert refused.exit_code == 2
    assert "is not empty and does not contain an Oxpecker report" in refused.output
    assert "A.f" not in refused.output  # nobody has waited for it
    assert (tmp_path / "out" / "index.html").exists()


def test_no_string_ends_the_data_of_a_heap(tmp_path: Path) -> None:
    program = 'class A { static void f(string s) { assert s != "</script><i>"; } }'
    oxpecker.check(program, name="a.oox", paths=True).write_html(tmp_path)
    text = (tmp_path / "method-A.f-string.html").read_text(encoding="utf-8")
    assert "</script><i>" not in text
    (data,) = re.findall(r'<script type="application/json" class="heaps">(.*?)</script>', text)
    assert json.loads(data)[0]["roots"] == {"s": '"</script><i>"'}
