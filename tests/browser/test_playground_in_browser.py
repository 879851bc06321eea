"""The playground in a real browser: programs are chosen, checked, stepped through, shared, cancelled and downloaded."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxpecker.server import Playground, Settings
from tests.browser.contrast import LOW_CONTRAST, SIDEWAYS, UNNAMED

WAIT = 600_000
"""Milliseconds: runs are processes, and the machine may be busy."""


@pytest.fixture(scope="module")
def server() -> Iterator[Playground]:
    started = Playground(Settings(port=0, runs=2))
    thread = threading.Thread(target=started.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield started
    started.shutdown()
    thread.join()
    started.close()


class Visit:
    """The page in a tab of its own, and what went wrong in it."""

    def __init__(self, browser: Any, server: Playground, **options: Any) -> None:
        self.context = browser.new_context(viewport={"width": 1400, "height": 860}, **options)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.wrong: list[str] = []
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        # Nothing may come from anywhere else.
        self.page.on(
            "request",
            lambda asked: None if asked.url.startswith((server.url, "blob:")) else self.wrong.append(asked.url),
        )
        self.open(server.url)

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]")

    def load(self, example: str) -> None:
        self.page.select_option("#example", example)
        self.page.wait_for_function("() => document.getElementById('program').value.length > 0")

    def is_over(self) -> None:
        """Waits for the end of all runs."""
        self.page.wait_for_selector("#cancel:disabled")

    def shows(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def picture(self, name: str) -> None:
        """Keeps a picture of the page if somebody wants to look at it."""
        if folder := os.environ.get("OXPECKER_SCREENSHOTS"):
            self.page.screenshot(path=Path(folder) / f"playground-{name}.png")

    def close(self) -> None:
        self.context.close()
        assert self.wrong == []


@pytest.fixture
def visit(browser: Any, server: Playground) -> Iterator[Visit]:
    found = Visit(browser, server)
    yield found
    found.close()


def test_an_example_is_checked_and_its_counterexample_stepped_through(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    assert "class Account" in page.input_value("#program")
    assert page.locator("pre .k").first.inner_text() == "class"
    page.click("#run")
    page.wait_for_selector(".to-film:not(:disabled)")
    visit.is_over()
    # The finding stands beside its line.
    lines = page.locator("#editor pre .ln")
    assert lines.nth(7).get_attribute("class") == "ln finding"
    assert "Account{balance: 0}.withdraw(1) violates 'invariant'" in lines.nth(7).inner_text()
    assert lines.nth(7).locator(".mark").first.inner_text() == "invariant"
    assert page.locator("#editor .ln.finding").count() == 1
    assert visit.shows("#status").startswith("1 method: 1 invalid")
    visit.picture("results")
    # Its marker leads to what is said about it.
    page.click("[aria-label^='line 8:']")
    assert page.evaluate("document.activeElement.className") == "counterexample"
    # The heap can be stepped through, by buttons and by keys.
    page.click(".to-film")
    assert page.get_attribute("#tab-heap", "aria-selected") == "true"
    assert "balance" in page.locator(".picture svg text").all_text_contents()
    assert visit.shows(".film output") == "0 of 1"
    page.click("[aria-label='Next step']")
    assert "this.balance: 0 -> -1" in visit.shows(".film .caption >> nth=1")
    assert "-1" in page.locator(".picture svg text").all_text_contents()
    assert "step" in (lines.nth(14).get_attribute("class") or "")
    visit.picture("heap")
    page.focus(".steps [aria-current=step]")
    page.keyboard.press("ArrowUp")
    assert visit.shows(".film output") == "0 of 1"
    assert "-1" not in page.locator(".picture svg text").all_text_contents()
    # Any expression has a value at every step, and what is of no interest can be hidden.
    page.get_by_label("Value of").fill("this.balance * 2")
    assert page.locator(".film .values button").all_text_contents() == ["start: 0", "step 1: -2"]
    page.locator(".film .values button").last.click()
    assert visit.shows(".film output") == "1 of 1"
    page.get_by_text("Show classes and fields").click()
    page.get_by_label("balance", exact=True).uncheck()
    assert not page.locator(".picture svg [data-part=balance]").is_visible()
    page.click("[aria-label='Previous step']")
    assert not page.locator(".picture svg [data-part=balance]").is_visible()
    page.get_by_label("balance", exact=True).check()
    assert page.locator(".picture svg [data-part=balance]").is_visible()


def test_a_module_is_looked_at_instance_by_instance(visit: Visit) -> None:
    page = visit.page
    visit.load("family.als")
    assert page.locator("pre .k").first.inner_text() == "abstract"
    assert visit.shows("#run").strip().endswith("Run")
    assert page.is_hidden("#options") and page.is_disabled("#tab-heap") and page.is_disabled("#tab-paths")
    page.click("#run")
    page.wait_for_selector("#result-1 svg")
    visit.is_over()
    assert page.locator("#panel-results .chip").all_inner_texts() == ["instance", "counterexample"]
    assert "Woman$0" in "".join(page.locator("#result-0 svg text").all_text_contents())
    # An expression is evaluated in the instance that is shown, and again in the next one.
    page.fill("#evaluate-0", "#Person")
    page.keyboard.press("Enter")
    page.wait_for_selector("#result-0 dd")
    visit.is_over()
    assert page.locator("#result-0 dt").all_inner_texts() == ["#Person"]
    assert page.evaluate("document.activeElement.id") == "evaluate-0"
    visit.picture("instances")
    page.click("#result-0 >> text=Next instance")
    page.wait_for_function("() => document.querySelector('#result-0 .turns .hint').textContent === '2'")
    visit.is_over()
    assert page.locator("#result-0 dt").all_inner_texts() == ["#Person"]
    assert page.locator("#result-1 .turns .hint").inner_text() == "1"
    # Java's tabs are back with a Java program.
    visit.load("Abs.java")
    assert page.is_visible("#options") and page.is_enabled("#tab-heap")
    assert visit.shows("#run").strip().endswith("Check")


def test_a_trace_is_stepped_through(visit: Visit) -> None:
    page = visit.page
    visit.load("lamp.als")
    page.fill("#method", "run blinks")
    page.click("#run")
    page.wait_for_selector("#result-0 svg")
    visit.is_over()
    assert visit.shows("#result-0 output") == "state 0"
    page.click("#result-0 >> text=Next state")
    assert visit.shows("#result-0 output") == "state 1, then state 0 again"
    assert page.is_disabled("#result-0 >> text=Next state")
    page.fill("#method", "")
    page.fill("#program", "sig A {}\nrun { some B }\n")
    page.click("#run")
    page.wait_for_selector("#editor .ln.error")
    visit.is_over()
    assert visit.shows("#status") == "The module has errors."


def test_what_is_said_hides_neither_code_nor_progress(visit: Visit) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1000, "height": 500})
    clause = "ensures(retval != 1 && retval != 2 && retval != 3)"
    page.select_option("#language", "oox")
    page.fill("#program", f"class A {{\n    static int f(int x) {clause} {{ return x; }}\n}}\n" + "\n" * 60)
    page.click("#run")
    page.wait_for_selector("#editor .ln.finding")
    visit.is_over()
    code, said = (page.locator("#editor .ln.finding > *").nth(number).bounding_box() for number in (0, 1))
    assert page.inner_text("#editor .ln.finding .message") == "A.f(1) violates 'ensures'"
    frame = page.locator("#editor").bounding_box()
    assert code["x"] + code["width"] <= said["x"] or code["x"] + code["width"] > frame["x"] + frame["width"] - 100
    assert said["x"] + said["width"] <= frame["x"] + frame["width"]
    # The line at the bottom is in sight, whether an example says something about itself or not.
    for example in ("", "account.oox"):
        page.select_option("#example", example)
        foot = page.locator("footer").bounding_box()
        assert foot["y"] + foot["height"] <= 500


def test_what_is_typed_is_checked_and_kept_in_the_link(visit: Visit, browser: Any, server: Playground) -> None:
    page = visit.page
    visit.load("account.oox")
    page.fill("#program", "class A\n{\n    static int f(int x)\n        ensures(retval != 5)\n    { return x + }\n}\n")
    assert page.input_value("#example") == ""
    page.focus("#program")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("#editor .ln.error")
    visit.is_over()
    assert "ln error" in (page.locator("#editor pre .ln").nth(4).get_attribute("class") or "")
    assert page.locator("#panel-results .chip.error").count() == 1
    # The mistake is mended by keys alone.
    page.fill("#program", "class A\n{\n    static int f(int x)\n        ensures(retval != 5)\n    { return x; }\n}\n")
    assert page.locator("#editor .ln.error").count() == 0
    page.click("#options > summary")
    page.fill("#option-seconds", "7")
    page.select_option("#option-order", "breadth-first")
    page.click("#run")
    page.wait_for_selector(".counterexample")
    visit.is_over()
    assert "A.f(5) violates 'ensures'" in visit.shows(".counterexample h3")
    page.click("#share")
    page.wait_for_selector(".toast")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(server.url + "#s=")
    other = Visit(browser, server)
    other.page.goto("about:blank")
    other.open(link)
    assert "return x; }" in other.page.input_value("#program")
    assert other.page.input_value("#language") == "oox"
    assert other.page.input_value("#option-seconds") == "7"
    assert other.page.input_value("#option-order") == "breadth-first"
    # A link shows a program; it does not run it.
    assert other.page.locator(".card").count() == 0
    other.close()
    # Back leads to the example that was there before.
    visit.load("counter.oox")
    page.go_back()
    page.wait_for_function("() => document.getElementById('program').value.includes('retval != 5')")


def test_a_damaged_link_shows_an_example(visit: Visit, server: Playground) -> None:
    visit.page.goto("about:blank")
    visit.open(f"{server.url}#s=AAAA")
    assert "class SortedList" in visit.page.input_value("#program")


def test_a_long_run_shows_how_far_it_is_and_can_be_cancelled(visit: Visit, server: Playground) -> None:
    page = visit.page
    visit.load("merge_sort.oox")
    assert page.input_value("#option-seconds") == "60"
    page.click("#run")
    page.wait_for_function("() => / paths/.test(document.getElementById('status').textContent)")
    assert "Checking Main.sort(int[])" in visit.shows("#status")
    assert "method 1 of 3" in visit.shows("#status")
    assert page.locator(".pending .chip").all_inner_texts() == ["checking", "waits", "waits"]
    (running,) = server.runs.working
    assert running.process is not None
    visit.picture("running")
    page.click("#cancel")
    visit.is_over()
    assert visit.shows("#status").startswith("Cancelled after")
    assert running.process.process.wait(20) != 0
    assert "Cancelled" in visit.shows("#panel-results .notice")
    assert page.locator(".pending .chip").all_inner_texts() == ["not checked"] * 3


def test_what_is_found_about_an_older_text_is_not_shown_at_lines_of_the_new_one(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    # Both in one turn of the browser: no answer can come between them.
    page.evaluate("""() => {
        document.getElementById("run").click();
        const program = document.getElementById("program");
        program.value = `\\n${program.value}`;
        program.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    page.wait_for_selector(".counterexample")
    visit.is_over()
    assert page.locator(".counterexample").count() == 1
    assert page.locator("#panel-results.stale .notice").count() == 1
    assert page.locator("#editor .finding").count() == 0


def test_paths_translation_and_tests_of_a_java_program(visit: Visit, tmp_path: Path) -> None:
    page = visit.page
    visit.load("Abs.java")
    page.click("#tab-paths")
    page.wait_for_selector("#panel-paths .card:nth-of-type(2) svg")
    visit.is_over()
    assert page.locator("#panel-paths tbody tr").count() >= 2
    page.locator("#panel-paths tbody button").first.click()
    assert page.locator("#editor .ln.on-path").count() >= 1
    visit.picture("paths")
    page.click("#tab-translation")
    page.wait_for_selector("#panel-translation .listing")
    assert "class Abs" in visit.shows("#panel-translation pre")
    with page.expect_download() as saved:
        page.click("[aria-label='Download Abs.oox']")
    assert saved.value.suggested_filename == "Abs.oox"
    page.click("#tab-tests")
    page.wait_for_selector("#panel-tests .listing")
    with page.expect_download() as saved:
        page.locator("#panel-tests [aria-label^='Download']").first.click()
    target = tmp_path / "Test.java"
    saved.value.save_as(target)
    assert "@Test" in target.read_text("utf-8")
    visit.picture("tests")
    visit.load("account.oox")
    assert page.is_disabled("#tab-tests")


def test_other_inputs_are_asked_for_by_keyboard(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    page.fill("#program", "class A { static int f(int x, int y) ensures(retval != 5) { return x + y; } }")
    page.click("#run")
    visit.is_over()
    first = visit.shows(".counterexample .where")
    page.focus(".explore summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("40")
    assert page.evaluate(LOW_CONTRAST) == []
    assert page.evaluate(UNNAMED) == []
    visit.picture("what-if")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notes >> text=only for inputs with x = 40")
    visit.is_over()
    assert page.locator(".counterexample .where dd").all_text_contents()[:2] == ["40", "-35"]
    # A check from the button is about all inputs again.
    page.click("#run")
    visit.is_over()
    assert visit.shows(".counterexample .where") == first
    page.click(".explore summary")
    page.click("text=Another counterexample")
    page.wait_for_selector(".notes >> text=only for inputs with not (")
    visit.is_over()
    assert visit.shows(".counterexample .where") != first


def test_the_next_counterexample_differs_in_kind(visit: Visit) -> None:
    """Not the same failure with other numbers, and the page says when there is no other."""
    page = visit.page
    visit.load("account.oox")
    halves = "if (x > 9) { assert(x < 50); } int half := 10 / x; return half;"
    page.fill("#program", f"class A {{ static int f(int x) exceptional(false) {{ {halves} }} }}")
    page.click("#run")
    visit.is_over()
    assert page.locator(".counterexample").count() == 1
    page.click("text=Another kind of failure")
    page.wait_for_selector(".counterexample >> nth=1")
    visit.is_over()
    failures = page.locator(".counterexample .happens").all_text_contents()
    assert sorted(re.findall(r"'(\w+)'", " ".join(failures))) == ["assert", "exceptional"]
    assert page.evaluate(LOW_CONTRAST) == [] and page.evaluate(UNNAMED) == []
    page.click("text=Another kind of failure")
    page.wait_for_selector("text=No failure at another place or for another reason was found.")
    visit.is_over()
    assert page.locator(".counterexample").count() == 2


def test_other_paths_to_the_same_failure_are_shown(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    code = "int y := 0; if (x > 9) { y := 1; } else { y := 2; } if (x != 0) { assert(y == 3); } return y;"
    page.fill("#program", f"class A {{ static int f(int x) {{ {code} }} static int g() {{ return 1; }} }}")
    page.fill("#method", "A.f")
    page.click("#run")
    visit.is_over()
    page.fill("#method", "")
    assert page.locator(".counterexample").count() == 1
    page.click("text=Paths that fail here")
    page.wait_for_selector("#panel-paths .failing >> text=2 paths fail there:")
    visit.is_over()
    assert page.locator("#panel-paths .card").count() == 1
    page.click("#panel-paths .failing button >> nth=1")
    chosen = page.locator("#panel-paths tr[aria-selected=true]")
    assert chosen.count() == 1 and "violates 'assert'" in chosen.inner_text() and "x = " in chosen.inner_text()
    assert page.evaluate(LOW_CONTRAST) == [] and page.evaluate(UNNAMED) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_can_be_read_and_has_a_name(browser: Any, server: Playground, scheme: str) -> None:
    visit = Visit(browser, server, color_scheme=scheme)
    page = visit.page
    visit.load("philosophers.oox")
    page.click("#options > summary")
    page.click("#run")
    page.wait_for_selector(".to-film:not(:disabled)")
    visit.is_over()
    assert page.evaluate(LOW_CONTRAST) == []
    page.click(".to-film")
    page.click("[aria-label='Next step']")
    visit.picture(f"threads-{scheme}")
    assert page.evaluate(LOW_CONTRAST) == []
    assert page.evaluate(UNNAMED) == []
    assert page.evaluate(SIDEWAYS) == 0
    page.set_viewport_size({"width": 375, "height": 800})
    assert page.evaluate(SIDEWAYS) == 0
    page.evaluate("document.querySelector('.editor').scrollIntoView({ block: 'end' })")
    assert page.evaluate("document.elementFromPoint(20, innerHeight - 12).closest('footer') !== null")
    visit.picture(f"narrow-{scheme}")
    visit.close()


def test_the_keyboard_is_enough_and_is_never_caught(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    page.focus("#program")
    page.evaluate("document.getElementById('program').setSelectionRange(0, 0)")
    page.keyboard.press("Tab")
    assert page.input_value("#program").startswith("    //")
    page.keyboard.press("Shift+Tab")
    assert page.input_value("#program").startswith("//")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "tab-results"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel-translation .listing")
    page.focus("#program")
    page.keyboard.press("Control+End")
    page.keyboard.type("class B {")
    page.keyboard.press("Enter")
    page.keyboard.type("int n;")
    assert page.input_value("#program").endswith("class B {\n    int n;")
    assert page.locator("#panel-translation.stale .notice").count() == 1


INJECTED = """class A
{
    string s;
    void f() ensures(this.s == "<img src=x>") { this.s := "</text><img src=x onerror=alert(1)>"; }
}
"""


def test_a_program_cannot_put_anything_into_the_page(visit: Visit) -> None:
    page = visit.page
    visit.load("account.oox")
    page.fill("#program", INJECTED)
    page.click("#run")
    page.wait_for_selector(".to-film:not(:disabled)")
    visit.is_over()
    assert "<img src=x>" in visit.shows(".counterexample .clause")
    page.click(".to-film")
    page.click("[aria-label='Next step']")
    assert any("<img" in text for text in page.locator(".picture svg text").all_text_contents())
    assert page.locator("img[src=x]").count() == 0
