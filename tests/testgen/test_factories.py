"""Snippets with objects that no accessible constructor creates: the code fails on a JVM at the line of the finding."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import oxpecker
from oxpecker.results import Finding
from tests.testgen.oracle_tests import succeed
from tests.tools import need_jdk

SHOP = (Path(__file__).parent / "java" / "Shop.java").read_text("utf-8")

SHOWN = {
    "Shop.Price.share": ("Shop.Price price = Shop.Price.of(7);", "price.share();"),
    "Shop.Order.perPiece": (
        "Shop.Order.Builder builder = Shop.Order.builder().count(3);",
        "builder.mode(Shop.Mode.SLOW);",
        "Shop.Order order = builder.build();",
        "order.perPiece();",
    ),
    "Shop.Counter.rest": (
        "Shop.Counter counter = Shop.Counter.getInstance();",
        "counter.add();",
        "counter.add();",
        "counter.rest();",
    ),
    "Shop.Format.of": ("Shop.Format format = Shop.Format.TABS;", "format.of(0);"),
    "Shop.Square.area": ("Shop.Square square = (Shop.Square) new Shop.Figures().square(1);", "square.area();"),
    "Shop.area": ("Shop.Figure square = new Shop.Figures().square(1);", "Shop.area(square);"),
    "Shop.Page.width": ("Shop.Page page = new Shop.Page(Shop.Format.COMMAS, Shop.Price.of(2));", "page.width();"),
    "Shop.Stock.lack": ("Shop.Stock stock = new Shop.Stock();", "stock.move(new Shop.Sale(1));", "stock.lack();"),
}
"""The snippets of methods whose objects come from factories, builders, constants and other objects."""


def finding(method: str) -> Finding:
    return oxpecker.check(SHOP, name="Shop.java", method=method).results[0].findings[0]


@pytest.mark.parametrize("method", SHOWN)
def test_objects_come_from_what_other_code_can_call(method: str) -> None:
    shown = finding(method).snippet
    assert shown is not None
    assert shown.lines == SHOWN[method]


@pytest.mark.parametrize("method", ["Shop.Price.debt", "Shop.Format.odd"])
def test_objects_that_no_factory_returns(method: str) -> None:
    shown = finding(method)
    assert shown.snippet is None
    assert shown.needs_state


def test_snippets_fail_on_a_jvm_as_the_findings_do(tmp_path: Path) -> None:
    need_jdk()
    runs = [f"static void run{number}() {{ {' '.join(lines)} }}" for number, lines in enumerate(SHOWN.values())]
    tried = [f"try {{ run{number}(); }} catch (Throwable e) {{ show(e); }}" for number in range(len(runs))]
    show = 'static void show(Throwable e) { System.out.println(e + " " + e.getStackTrace()[0].getLineNumber()); }'
    main = f"public static void main(String[] given) {{ {' '.join(tried)} }}"
    (tmp_path / "Shop.java").write_text(SHOP, "utf-8")
    (tmp_path / "Snippet.java").write_text("\n".join(["class Snippet {", *runs, show, main, "}"]), "utf-8")
    succeed(["javac", "-d", str(tmp_path), str(tmp_path / "Shop.java"), str(tmp_path / "Snippet.java")])
    printed = subprocess.run(["java", "-cp", str(tmp_path), "Snippet"], capture_output=True, text=True, check=True)
    lines = [finding(method).span.line for method in SHOWN]
    assert printed.stdout.splitlines() == [f"java.lang.ArithmeticException: / by zero {line}" for line in lines]
