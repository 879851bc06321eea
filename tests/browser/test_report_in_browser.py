"""The report in a real browser, opened from disk: it is read, searched, stepped through, used without a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import oxpecker
from oxpecker.report.html import Site, embedded_page
from tests.browser.conftest import PATIENCE
from tests.browser.contrast import LOW_CONTRAST, SIDEWAYS, UNNAMED

PROGRAM = """
class Node { int value; Node next; }
class Main {
    static int first(Node n, int x)
        ensures(retval != 3)
    {
        if (n != null && x > 2) {
            n.value := x;
            n.next := new Node();
            n.next.value := n.value + 1;
            return 3;
        }
        return x > 100 && x < 50 ? 1 : 0;
    }
    static int negate(int x) ensures(retval == 0 - x) { return 0 - x; }
    static int count(int n) { int i := 0; while (i < n) { i := i + 1; } return i; }
    static void broken(Node a) exceptional(false) { a.value := 1; }
}
"""
THREADS = """
class Cell { int value; }
class Main {
    static void main() {
        Cell c := new Cell();
        fork Main.add(c);
        fork Main.add(c);
        join;
        assert(c.value == 2);
    }
    static void add(Cell c) requires(c != null) { int old := c.value; c.value := old + 1; }
}
"""
FINDING = "method-Main.first-Node-int.html"
SCHEDULE = "method-Main.main.html"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two reports on disk, in directories whose names a link must write otherwise."""
    root = tmp_path_factory.mktemp("a report #1 & more")
    oxpecker.check(PROGRAM, name="list.oox", paths=True, decisions=6, chain=1, array=1).write_html(root / "list")
    oxpecker.check(THREADS, name="threads.oox", method="Main.main", paths=True).write_html(root / "threads")
    return root


class Tab:
    """A page of a report, and everything it complains about."""

    def __init__(self, browser: Any, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.complaints: list[str] = []
        self.page = browser.new_page(**{"viewport": {"width": 1280, "height": 800}, **settings})
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("requestfailed", lambda request: self.complaints.append(f"failed: {request.url}"))
        self.requests: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))

    def open(self, name: str, report: str = "list", rest: str = "") -> Any:
        self.page.goto((self.folder / report / name).as_uri() + rest)
        return self.page


@pytest.fixture
def tab(browser: Any, folder: Path) -> Iterator[Tab]:
    opened = Tab(browser, folder)
    yield opened
    opened.page.close()
    assert opened.complaints == []
    assert all(url.startswith("file:") for url in opened.requests)


PAGES = [
    ("list", "index.html"),
    ("list", FINDING),
    ("list", "method-Main.count-int.html"),
    ("list", "source-list.oox.html"),
    ("threads", SCHEDULE),
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_read_and_everything_has_a_name(browser: Any, folder: Path, scheme: str) -> None:
    tab = Tab(browser, folder, color_scheme=scheme)
    for report, name in PAGES:
        page = tab.open(name, report)
        assert page.evaluate(LOW_CONTRAST) == [], name
        assert page.evaluate(UNNAMED) == [], name
        levels = page.evaluate("() => [...document.querySelectorAll('h1, h2, h3')].map((h) => +h.tagName[1])")
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels)), name
    tab.page.close()
    assert tab.complaints == []


def test_no_page_is_wider_than_a_small_screen(browser: Any, folder: Path) -> None:
    tab = Tab(browser, folder, viewport={"width": 390, "height": 800})
    for report, name in PAGES:
        assert tab.open(name, report).evaluate(SIDEWAYS) <= 0, name
    tab.page.close()


def shown(page: Any, selector: str) -> list[str]:
    """The texts of what is visible."""
    return [each.inner_text().strip() for each in page.locator(selector).all() if each.is_visible()]


def test_search_filters_methods_findings_and_files(tab: Tab) -> None:
    page = tab.open("index.html")
    assert len(shown(page, ".methods tbody tr")) == 4
    page.keyboard.press("/")
    assert page.evaluate("() => document.activeElement.id") == "search"
    page.keyboard.type("EXCEPTIONAL")
    (row,) = shown(page, ".methods tbody tr")
    assert "Main.broken" in row
    assert len(shown(page, ".cards li")) == 1
    assert page.locator("#statistics").is_hidden()
    assert page.locator("#found").inner_text() == "2 of 7 entries"
    page.keyboard.type(" nonsense")
    assert page.locator("#found").inner_text() == "Nothing is found."
    page.keyboard.press("Escape")
    assert len(shown(page, ".methods tbody tr")) == 4
    assert page.locator("#found").is_hidden()


def test_verdicts_filter_the_table(tab: Tab) -> None:
    page = tab.open("index.html")
    page.get_by_role("button", name="invalid 2").click()
    assert len(shown(page, ".methods tbody tr")) == 2
    page.get_by_role("button", name="valid 1", exact=True).click()
    assert len(shown(page, ".methods tbody tr")) == 3
    assert page.get_by_role("button", name="invalid 2").get_attribute("aria-pressed") == "true"


def test_other_pages_search_on_the_first_one(tab: Tab) -> None:
    page = tab.open(FINDING)
    page.keyboard.press("/")
    page.keyboard.type("count")
    page.keyboard.press("Enter")
    page.wait_for_url("**/index.html?q=count")
    (row,) = shown(page, ".methods tbody tr")
    assert "Main.count" in row


def test_keys_step_through_a_counterexample(tab: Tab) -> None:
    page = tab.open(FINDING)
    where, last = page.locator(".where"), page.locator(".moment").count() - 1
    assert where.inner_text().startswith(f"{last} of {last} · End")
    page.locator(".walk").focus()
    page.keyboard.press("Home")
    assert where.inner_text().startswith("0 of ")
    assert len(shown(page, ".moment")) == 1
    page.keyboard.press("ArrowRight")
    assert "n.value: 0 -> 3" in where.inner_text()
    before, after = shown(page, ".moment")
    assert before.startswith("Start")
    assert after.startswith("Step 1")
    (line,) = shown(page, ".excerpt tr.here")
    assert "n.value := x;" in line
    assert page.locator("[aria-current=step]").inner_text().split() == ["8", "n.value:", "0", "->", "3"]
    assert page.evaluate("() => location.hash") == "#finding-1-step-1"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert where.inner_text().startswith("0 of ")
    page.keyboard.press("End")
    assert where.inner_text().startswith(f"{last} of ")
    assert page.get_by_role("button", name="Next step").is_disabled()


def test_buttons_links_and_the_slider_step_too(tab: Tab) -> None:
    page = tab.open(FINDING)
    page.get_by_role("button", name="First").click()
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Next step").click()
    assert page.locator(".where").inner_text().startswith("2 of ")
    page.locator(".steps a").nth(1).click()
    assert page.locator(".where").inner_text().startswith("1 of ")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator(".where").inner_text().startswith("2 of ")


def test_a_link_leads_to_a_step(tab: Tab) -> None:
    page = tab.open(FINDING, rest="#finding-1-step-2")
    assert page.locator(".where").inner_text().startswith("2 of ")


def test_what_a_step_changes_is_marked_in_its_picture(tab: Tab) -> None:
    page = tab.open(FINDING, rest="#finding-1-step-1")
    after = page.locator(".moment.after svg")
    assert after.locator(".changedcell").count() == 1
    assert "3" in after.text_content()
    before = page.locator(".moment.before svg")
    box, other = before.bounding_box(), after.bounding_box()
    assert box["y"] == pytest.approx(other["y"], abs=30), "the two stand side by side"
    assert before.get_attribute("viewBox") == after.get_attribute("viewBox"), "they show the same part of the layout"
    inside = "(svg) => svg.firstElementChild.getBoundingClientRect().right <= svg.getBoundingClientRect().right + 1"
    assert all(picture.evaluate(inside) for picture in (before, after)), "nothing is cut off"


def test_the_schedule_has_a_column_for_each_thread(tab: Tab) -> None:
    page = tab.open(SCHEDULE, "threads")
    assert shown(page, ".schedule thead th") == ["thread 0", "thread 1", "thread 2"]
    page.locator(".schedule a", has_text="c.value: 0 -> 1").last.click()
    (line,) = shown(page, ".excerpt tr.here")
    assert "c.value := old + 1" in line
    assert page.locator(".schedule [aria-current=step]").count() == 1


def test_the_theme_is_chosen_and_remembered(browser: Any, folder: Path) -> None:
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto((folder / "list" / "index.html").as_uri())
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.locator("#theme").click()
    dark = page.evaluate(paper)
    assert dark != light
    assert page.locator("#theme").get_attribute("aria-pressed") == "true"
    page.goto((folder / "list" / FINDING).as_uri())
    assert page.evaluate(paper) == dark
    context.close()


def test_the_tree_of_paths_opens_and_closes(tab: Tab) -> None:
    page = tab.open(FINDING)
    assert len(shown(page, ".tree .end")) == page.locator(".tree .end").count() > 2
    page.get_by_role("button", name="Close all").click()
    assert len(shown(page, ".tree .end")) < page.locator(".tree .end").count()
    page.locator(".tree summary").first.focus()
    page.keyboard.press("Enter")
    assert page.locator(".tree details").first.get_attribute("open") is not None


def test_the_command_is_copied(tab: Tab) -> None:
    page = tab.open(FINDING)
    # The browser answers later whether it has copied, and the button tells it only for a moment.
    page.evaluate(
        """() => {
            const button = document.querySelector("[data-copy]");
            window.said = [];
            new MutationObserver(() => window.said.push(button.textContent)).observe(button, {childList: true});
        }"""
    )
    page.get_by_role("button", name="Copy: Replay").click()
    page.wait_for_function("() => window.said.length > 0")
    assert page.evaluate("() => window.said[0]") in ("Copied", "Selected")
    assert page.evaluate("() => getSelection().toString()").startswith("oxpecker run")


def test_links_lead_from_a_line_to_its_finding_and_back(tab: Tab) -> None:
    page = tab.open("source-list.oox.html")
    page.locator(".remark .bad a").first.click()
    page.wait_for_url("**/method-*.html#finding-1")
    page.locator(".facts a.place").first.click()
    page.wait_for_url("**/source-list.oox.html#L*")
    assert page.locator("tr:target").count() == 1


def test_all_is_there_without_a_script(browser: Any, folder: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto((folder / "list" / FINDING).as_uri())
    moments = page.locator(".moment")
    assert len(shown(page, ".moment")) == moments.count() > 3
    assert shown(page, ".controls, #theme, [data-copy]") == []
    page.locator(".steps a").nth(1).click()
    assert page.url.endswith("#finding-1-step-1")
    context.close()


def test_an_expression_has_a_value_at_every_step(tab: Tab) -> None:
    page = tab.open(FINDING)
    told = page.locator(".values-of").first
    page.get_by_label("Value of").first.fill("n.next.value")
    buttons = told.locator("button")
    assert buttons.first.text_content().startswith("start: ")
    assert buttons.last.text_content().endswith(": 4")
    buttons.first.click()
    assert page.locator(".where").first.text_content().startswith("0 of ")
    page.get_by_label("Value of").first.fill("n.next.")
    assert told.text_content() == "expected a name"


def test_classes_and_fields_can_be_hidden(tab: Tab) -> None:
    page = tab.open(FINDING)
    walk = page.locator(".walk").first
    walk.get_by_text("Show classes and fields").click()

    def seen(selector: str) -> int:
        return walk.locator(f".moment.after {selector}").evaluate_all(
            "(found) => found.filter((each) => !each.closest('[display=none]')).length"
        )

    nodes, edges = seen(".node.object:not(.frame)"), seen(".edge[data-source]")
    fields = seen(".cell[data-part=next]")
    assert nodes > 1 and edges > 1 and fields > 1
    group = walk.get_by_role("group", name="Node", exact=True)
    # Without the field, nothing leads to the objects behind it.
    group.get_by_label("next").uncheck()
    assert seen(".cell[data-part=next]") == 0
    assert 0 < seen(".node.object:not(.frame)") < nodes
    assert seen(".edge[data-source]") < edges
    group.get_by_label("next").check()
    assert (seen(".node.object:not(.frame)"), seen(".edge[data-source]")) == (nodes, edges)
    # By keyboard, and without stepping.
    where = page.locator(".where").first.text_content()
    group.get_by_label("Node").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    assert page.locator(".where").first.text_content() == where
    assert seen(".node.object:not(.frame)") == 0
    assert seen(".node.frame") > 0


HEAP = """{
  roots: { x: "3", s: '"ab"', m: { reference: "Map#3" }, d: "1.5", "A.f(int): x": "7", a: { reference: "int[]#1" },
           n: null, b: "true", "A.count": "2", o: { reference: "Node#2" } },
  objects: [{ name: "int[]#1", type: "int[]", elements: ["4", "-5"] },
            { name: "Map#3", type: "Map", entries: { '"k"': "1" } },
            { name: "Node#2", type: "Node", fields: { next: null, value: "9223372036854775807" } }],
}"""
VALUES = {
    "x + 1": "8",
    "x - 2 - 1": "4",
    "1 + x * 2 == 15 && !false": "true",
    "a[0] + a[1]": "-1",
    "a[a.length - 1]": "-5",
    "a[2]": "(index 2 out of bounds)",
    "-7 / 2": "-3",
    "o.value + 1": "9223372036854775808",
    "o.next": "null",
    "o.next.value": "(null)",
    "o.none": "(Node#2 has no field 'none')",
    "o == o && o != n": "true",
    "s + x": '"ab7"',
    "s.length()": "2",
    'm["k"]': "1",
    'm["none"]': "null",
    "m.size()": "1",
    "A.count": "2",
    "d * 2 == x - 4": "true",
    "n == null || n.next == null": "true",
    "\\old(x)": "7",
    "1 / 0": "(/ by zero)",
    "y": "(no variable 'y' here)",
    "b + 1": "(true is not a number)",
}
NO_EXPRESSIONS = ["", "x +", "(x", "x y", "#", "a[", "1.", ".x"]


def test_expressions_mean_what_java_means(tab: Tab) -> None:
    page = tab.open("index.html")
    script = f"(sources) => sources.map((source) => expressions.evaluate(source, [{HEAP}])[0])"
    assert dict(zip(VALUES, page.evaluate(script, list(VALUES)), strict=True)) == VALUES
    refused = "(source) => { try { expressions.evaluate(source, [null]); return false; } catch { return true; } }"
    assert [each for each in NO_EXPRESSIONS if not page.evaluate(refused, each)] == []


HOST = """
window.told = [];
window.acquireVsCodeApi = () => ({ postMessage: (message) => window.told.push(message) });
"""


def test_a_view_in_an_editor_has_its_theme_and_tells_it_each_line(browser: Any, tmp_path: Path) -> None:
    """The page as VS Code shows it: with its API, its attribute for the theme, and the page's own policy."""
    checked = oxpecker.check(PROGRAM, name="list.oox", method="Main.first", paths=True, decisions=6, chain=1, array=1)
    site = Site(checked.name, checked.results, checked.sources)
    (tmp_path / "view.html").write_text(embedded_page(site, 0, "secret"))
    tab = Tab(browser, tmp_path, viewport={"width": 480, "height": 800})
    tab.page.add_init_script(HOST)
    page = tab.open("view.html", ".")
    page.evaluate("() => { document.body.dataset.vscodeThemeKind = 'vscode-dark'; }")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert page.evaluate(LOW_CONTRAST) == [] and page.evaluate(UNNAMED) == [] and page.evaluate(SIDEWAYS) == 0
    page.locator("[data-walk=first]").click()
    page.keyboard.press("ArrowRight")
    lines = [PROGRAM.split("\n").index(line) + 1 for line in PROGRAM.split("\n") if "first(" in line or ":= x" in line]
    steps = [{"kind": "step", "file": "list.oox", "line": line} for line in lines]
    assert page.evaluate("told") == steps
    page.locator("a.place").first.click()
    assert page.evaluate("told")[-1]["kind"] == "open" and "view.html" in page.url
    # What a program says is text: it cannot run, and nothing may be added.
    added = "const added = document.createElement('script'); added.text = 'told.push(1)'; document.body.append(added);"
    page.evaluate(f"() => {{ {added} }}")
    assert page.evaluate("told").count(1) == 0
    assert len(tab.complaints) == 1 and "Content Security Policy" in tab.complaints[0]
    tab.page.close()
