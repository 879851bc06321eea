"""Steps of counterexamples speak of the Java source alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from oxpecker.cli.main import cli

RING = """
class Ring {
    int head, size;
    //@ invariant 0 <= head && head < 2 && 0 <= size && size <= 2;
    //@ requires size > 0;
    void drop() { head++; size--; }
}
"""


def test_what_an_operator_keeps_meanwhile_is_no_step(tmp_path: Path) -> None:
    file = tmp_path / "Ring.java"
    file.write_text(RING, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--method", "Ring.drop", "--format", "json"])
    (finding,) = json.loads(result.stdout)["methods"][0]["findings"]
    assert [step["text"] for step in finding["steps"]] == ["this.head: 1 -> 2", "this.size: 1 -> 0"]


QUEUE = """
class Queue {
    static int lock(boolean some) {
        java.util.ArrayDeque<Integer> open = new java.util.ArrayDeque<>();
        if (some) {
            open.push(1);
        }
        return open.pop();
    }
}
"""


def test_an_exception_of_the_library_is_placed_where_the_program_called_it(tmp_path: Path) -> None:
    file = tmp_path / "Queue.java"
    file.write_text(QUEUE, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--format", "json"])
    (method,) = json.loads(result.stdout)["methods"]
    (finding,) = method["findings"]
    assert (finding["file"], finding["line"], finding["clause"]) == (str(file), 8, "open.pop()")
    assert finding["exception"]["class"] == "NoSuchElementException"
    assert finding["exception"]["file"].endswith("ArrayDeque.java")
    shown = CliRunner().invoke(cli, ["check", str(file)]).stdout
    assert f"at {file}:8:16" in shown and "thrown at built-in:library/java/util/ArrayDeque.java" in shown


def test_a_method_keeps_its_name_where_oox_has_the_word(tmp_path: Path) -> None:
    file = tmp_path / "Queue.java"
    file.write_text(QUEUE, encoding="utf-8")
    for name in ("lock", "Queue.lock", "Queue.lock(bool)", "Queue.lock(boolean)"):
        result = CliRunner().invoke(cli, ["check", str(file), "--method", name])
        assert result.stdout.startswith(
            "Queue.lock(boolean): invalid\n  Queue.lock(false) throws NoSuchElementException\n"
        )
        assert "--method 'Queue.lock(boolean)'" in result.stdout


def test_characters_of_a_counterexample_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "Sum.java"
    body = "assert a + b != c + d || a == c || a == d || a - c < 2 && c - a < 2;"
    text = f"class Sum {{ static void f(char a, char b, char c, char d) {{ {body} }} }}"
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--format", "json"])
    (finding,) = json.loads(result.stdout)["methods"][0]["findings"]
    assert all(value[1:-1].islower() and len(value) == 3 for value in finding["inputs"].values()), finding["call"]


STOCK = """
import java.util.*;

class Stock {
    private final Map<String, Integer> counts = new HashMap<>();
    private final List<Item> items = new ArrayList<>();

    static class Item {
        final String name;
        boolean sold;

        Item(String name) { this.name = name; }

        //@ requires prices != null;
        //@ ensures \\result == sold;
        boolean sell(int[] prices, boolean twice) {
            sold = prices.length > 2 || twice;
            return !sold;
        }
    }

    void add(String name) {
        counts.put(name, counts.getOrDefault(name, 0) + 1);
        items.add(new Item(name));
        assert counts.size() < 1;
    }
}
"""


def finding_of(file: Path, text: str, method: str) -> dict[str, Any]:
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(file), "--method", method, "--array", "2", "--format", "json"])
    (finding,) = json.loads(result.stdout)["methods"][0]["findings"]
    assert isinstance(finding, dict)
    return finding


def test_a_call_of_the_library_is_one_step_with_its_result(tmp_path: Path) -> None:
    finding = finding_of(tmp_path / "Stock.java", STOCK, "Stock.add")
    texts = [step["text"] for step in finding["steps"]]
    name = finding["inputs"]["name"]
    assert re.fullmatch(rf"call HashMap#\d+\.put\({re.escape(name)}, 1\) = null", texts[0])
    assert re.fullmatch(rf"Stock\.Item#\d+ = new Stock\.Item\({re.escape(name)}\)", texts[1])
    assert re.fullmatch(r"call ArrayList#\d+\.add\(Stock\.Item#\d+\) = true", texts[-2])
    assert texts[-1].startswith("throw AssertionError") and "valueOf" not in " ".join(texts)


def test_objects_of_the_library_are_shown_as_what_they_hold(tmp_path: Path) -> None:
    finding = finding_of(tmp_path / "Stock.java", STOCK, "Stock.add")
    after = {each["type"]: each for each in finding["heap_after"]["objects"]}
    assert set(after) == {"Stock", "HashMap", "ArrayList", "Stock.Item"}
    assert list(after["HashMap"]["entries"].values()) == ["1"]
    (item,) = after["ArrayList"]["elements"]
    assert item == {"reference": after["Stock.Item"]["name"]}
    assert after["Stock.Item"]["fields"]["sold"] == "false"


def test_a_violated_clause_speaks_as_jml_does(tmp_path: Path) -> None:
    finding = finding_of(tmp_path / "Stock.java", STOCK.replace("== sold", "== (prices.length < 1)"), "Stock.Item.sell")
    assert finding["method"] == "Stock.Item.sell(int[], boolean)"
    assert {"\\result", "prices.length"} <= finding["witness"].keys()


ORDER = """
class Order {
    enum State { NEW, SENT; State next() { return values()[ordinal() + 1]; } }

    static int left(State from) {
        State last = null;
        for (State each : State.values()) {
            if (each != from) {
                last = each;
            }
        }
        assert from.next() != null;
        return 0;
    }
}
"""


def test_constants_have_their_names(tmp_path: Path) -> None:
    finding = finding_of(tmp_path / "Order.java", ORDER, "Order.left")
    texts = [step["text"] for step in finding["steps"]]
    assert re.fullmatch(r"return Order\.State\[\]#\d+ \[Order\.State\.NEW, Order\.State\.SENT\]", texts[1])
    assert "each := Order.State.NEW" in texts
    assert "last := Order.State.NEW" in texts
    assert "call Order.State.SENT.next()" in texts
    assert not re.search(r"State#", " ".join(texts))
