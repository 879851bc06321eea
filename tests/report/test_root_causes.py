"""Causes: one finding for one cause, in every kind of report, with its class, confidence and rank."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import oxpecker
from oxpecker.api.checking import Report
from oxpecker.cli.main import cli
from oxpecker.report.limits import LONGEST_CALL, MANY_METHODS
from oxpecker.report.telling import describe_telling
from oxpecker.results.finding_class import Confidence, FindingClass, class_of, confidence_of, rank_of

PROGRAM = """class Shop {
    static int price(int[] prices, int n) { return 100 / n + prices.length; }
    static int once(int m) { return price(new int[1], m); }
    static int twice(int k) { return once(k) + once(k); }
    static int free() { return price(new int[2], 0); }
    static int none() { return price(null, 1); }
    static int caught() { try { return free(); } catch (ArithmeticException e) { return 0; } }
    static void check(int n) { assert n < 5; }
}
"""


@pytest.fixture(scope="module")
def report() -> Report:
    return oxpecker.check(PROGRAM, name="Shop.java")


def test_methods_that_only_pass_on_reach_the_same_cause(report: Report) -> None:
    told = {(cause.finding.span.line, cause.finding.started): cause.also_reached_from for cause in report.causes}
    assert told == {
        (2, "Shop.price(int[], int)"): ("Shop.once(int)", "Shop.twice(int)"),
        (5, "Shop.free()"): (),
        (6, "Shop.none()"): (),
        (8, "Shop.check(int)"): (),
    }
    assert len(report.findings) == 6


def test_the_most_telling_cause_is_the_first(report: Report) -> None:
    classes = [class_of(cause.finding) for cause in report.causes]
    assert classes == [FindingClass.CONTRACT, FindingClass.CRASH, FindingClass.CRASH, FindingClass.BOUNDARY]
    ranks = [cause.rank for cause in report.causes]
    assert ranks == sorted(ranks, reverse=True) and ranks[-1] < 70 <= ranks[-2]


def test_a_call_that_breaks_a_condition_is_told_with_its_chain(report: Report) -> None:
    (finding,) = report["Shop.none()"].findings
    assert finding.breaks is not None and finding.breaks.words == (
        "the call breaks a condition of Shop.price(int[], int): prices != null"
    )
    assert [(each.method, each.span.line) for each in finding.calls] == [
        ("Shop.none()", 6),
        ("Shop.price(int[], int)", 2),
    ]
    text = str(report)
    assert "    the call breaks a condition of Shop.price(int[], int): prices != null\n    call chain\n" in text
    assert "      Shop.none() at Shop.java:6:32\n      Shop.price(int[], int) at Shop.java:2:" in text


def test_text_tells_a_cause_once(report: Report) -> None:
    text = str(report)
    assert text.count("replay:") == len(report.causes)
    assert "Shop.once(0) throws ArithmeticException: / by zero at Shop.java:2:52: the same cause as in Shop.p" in text
    assert "    crash on boundary input, confidence high\n" in text


def test_json_has_causes_and_ranks(report: Report) -> None:
    data = json.loads(report.json())
    assert [(each["class"], each["level"], each["line"]) for each in data["causes"]] == [
        ("contract", "error", 8),
        ("crash", "error", 5),
        ("crash", "error", 6),
        ("boundary", "warning", 2),
    ]
    assert data["causes"][-1]["methods"] == ["Shop.price(int[], int)", "Shop.once(int)", "Shop.twice(int)"]
    (finding,) = data["methods"][4]["findings"]
    assert (finding["class"], finding["confidence"], finding["rank"]) == ("crash", "high", 90)
    assert finding["breaks"] == {"method": "Shop.price(int[], int)", "text": "prices != null"}


def test_sarif_has_one_result_for_a_cause(report: Report) -> None:
    (run,) = json.loads(report.sarif())["runs"]
    results = [each for each in run["results"] if each["ruleId"] != "precondition"]
    assert [(each["level"], each["rank"]) for each in results] == [
        ("error", 95.0),
        ("error", 90.0),
        ("error", 90.0),
        ("warning", 65.0),
    ]
    assert results[-1]["properties"]["alsoReachedFrom"] == ["Shop.once(int)", "Shop.twice(int)"]
    assert results[-1]["message"]["text"].endswith("; also reached from Shop.once(int), Shop.twice(int)")
    lines = [
        frame["location"]["physicalLocation"]["region"]["startLine"] for frame in results[2]["stacks"][0]["frames"]
    ]
    assert lines == [2, 6]


def test_junit_fails_once_for_a_cause(report: Report) -> None:
    suite = ElementTree.fromstring(report.junit())
    assert (suite.get("failures"), suite.get("skipped")) == ("4", "2")
    skipped = {case.get("name"): case.find("skipped") for case in suite}
    once = skipped["once(int)"]
    assert once is not None and "the same cause as in Shop.price(int[], int)" in once.get("message", "")


def test_github_annotates_a_cause_once(report: Report) -> None:
    lines = [line for line in report.github().splitlines() if "exception" in line]
    assert [line.partition(" ")[0] for line in lines] == ["::error", "::error", "::error", "::warning"]


def test_pages_list_causes(report: Report, tmp_path: Path) -> None:
    report.write_html(tmp_path)
    index = (tmp_path / "index.html").read_text("utf-8")
    assert "crash on boundary input, confidence high; also reached from 2 other methods" in index
    price = next(tmp_path.glob("method-Shop.price*.html")).read_text("utf-8")
    assert "Also reached from" in price and "Shop.twice(int)" in price
    none = next(tmp_path.glob("method-Shop.none*.html")).read_text("utf-8")
    assert "Call chain" in none and "prices != null" in none


# --- the command -------------------------------------------------------------------------------------------


def run(file: Path, *options: str) -> Result:
    return CliRunner().invoke(cli, ["check", str(file), "--jobs", "1", *options])


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    file = tmp_path / "Shop.java"
    file.write_text(PROGRAM)
    return file


def test_counts_speak_of_causes(shop: Path) -> None:
    shown = run(shop)
    assert shown.exit_code == 1
    last = shown.stdout.splitlines()[-1]
    assert last == "7 methods: 6 invalid, 1 valid; 6 findings with 4 causes"


def test_a_large_run_ends_with_the_findings_that_matter(shop: Path) -> None:
    more = "".join(f"    static int right{n}() {{ return {n}; }}\n" for n in range(MANY_METHODS))
    shop.write_text(PROGRAM.rstrip("}\n") + "; }\n" + more + "}\n")
    lines = run(shop).stdout.splitlines()
    place = lines.index("the 4 findings, the most important first:")
    assert lines[place + 1 : place + 3] == [
        f"1  {shop}:8:32: contract or assertion violated, confidence high",
        "   Shop.check(5) throws AssertionError",
    ]
    assert lines[-2].endswith(" / by zero; also reached from Shop.once(int), Shop.twice(int)")


def test_only_the_first_ten_are_told(report: Report) -> None:
    told = describe_telling(report.causes * 4).splitlines()
    assert told[0] == "the 10 findings that matter most, of 16:"
    assert len(told) == 21


def test_of_a_long_call_the_call_on_a_constructed_object_is_told() -> None:
    fields = " ".join(f"private int number{each};" for each in range(9))
    text = f"public class Wide {{ {fields} public int ratio() {{ return number1 / number2; }} }}"
    (cause,) = oxpecker.check(text, name="Wide.java").causes
    assert len(cause.finding.call) > LONGEST_CALL
    assert describe_telling([cause]).splitlines()[-1] == "   wide.ratio() throws ArithmeticException: / by zero"


def test_another_method_that_reaches_a_known_cause_is_nothing_new(shop: Path, tmp_path: Path) -> None:
    baseline = tmp_path / "known.json"
    run(shop, "--write-baseline", str(baseline))
    third = "static int thrice(int j) { return once(j); } static int free()"
    shop.write_text("\n" + PROGRAM.replace("static int free()", third))
    again = run(shop, "--baseline", str(baseline))
    assert again.exit_code == 0, again.stdout
    data = json.loads(baseline.read_text())
    for each in data["findings"]:
        del each["cause"]
    baseline.write_text(json.dumps(data))
    older = run(shop, "--baseline", str(baseline))
    assert older.exit_code == 1 and older.stdout.count("replay:") == 1


# --- confidence --------------------------------------------------------------------------------------------

STATES = """class States {
    private int[] cells = new int[2];
    int at(int i) { return i == 7 ? cells[cells.length] : 0; }
    private final String name;
    States(String name) { this.name = name; }
    States(Integer number) { this.name = "n" + number; }
    boolean isNamed() { return name != null; }
    int size() { return name.length(); }
    private static int level = 1;
    static void raise(int n) { level += n; }
    static int atLevel(int n) { int[] a = new int[3]; return level == 9 && n == 2 ? a[3] : 0; }
    static int extreme(int n) { int[] a = new int[3]; return n < 0 && -n < 0 ? a[3] : 0; }
}
"""


def test_confidence_follows_from_what_the_inputs_need() -> None:
    report = oxpecker.check(STATES, name="States.java")
    found = {finding.started: finding for finding in report.findings}
    level = found["States.atLevel(int)"]
    assert level.statics and confidence_of(level) is Confidence.MEDIUM and rank_of(level) == 85
    extreme = found["States.extreme(int)"]
    assert class_of(extreme) is FindingClass.BOUNDARY and "-2147483648" in extreme.call
    assert confidence_of(extreme) is Confidence.HIGH
    size = found["States.size()"]
    assert confidence_of(size) is Confidence.LOW and size.snippet is not None and "null)" in size.snippet.lines[0]
    at = found["States.at(int)"]
    assert rank_of(at) >= 80 and confidence_of(at) is Confidence.HIGH


LIMITED = """class Months {
    private static final int[] DAYS = {31, 28, 31};
    static int days(int month) {
        if (month < 1 || month > 3) throw new IllegalArgumentException();
        return DAYS[month];
    }
    static int daysAt(int index) { return DAYS[index]; }
}
"""


def test_a_method_that_limits_its_argument_answers_for_what_it_lets_pass() -> None:
    report = oxpecker.check(LIMITED, name="Months.java")
    found = {finding.started: confidence_of(finding) for finding in report.findings}
    assert found == {"Months.days(int)": Confidence.HIGH, "Months.daysAt(int)": Confidence.LOW}


ASSIGNED = """class Open {
    int[] cells = new int[3];
    public int third() { return cells[2]; }
    int step = 1;
    public int of(int n) { return n / step; }
}
"""


def test_fields_that_other_code_would_have_to_assign_lower_the_confidence() -> None:
    report = oxpecker.check(ASSIGNED, name="Open.java")
    found = {finding.started: finding for finding in report.findings}
    assert confidence_of(found["Open.third()"]) is Confidence.MEDIUM
    assert confidence_of(found["Open.of(int)"]) is Confidence.MEDIUM


HIDDEN = """class Text {
    private static int second(char[] text, int n) { int s = 0; for (int i = 0; i < n; i++) s += text[i]; return s; }
    static int ofTwo(char[] text) { return text.length == 2 ? second(text, 2) : 0; }
    private static int third(char[] text, int n) { int s = 0; for (int i = 0; i < n; i++) s += text[i]; return s; }
    static int ofThree(char[] text) { return third(text, 3); }
    private static int unused(char[] text, int n) { int s = 0; for (int i = 0; i < n; i++) s += text[i]; return s; }
}
"""


def test_what_only_private_code_can_do_comes_last() -> None:
    """The loops of all private methods may run too far. One caller does not let them, one does; one method has none."""
    report = oxpecker.check(HIDDEN, name="Text.java")
    told = [(cause.finding.started, confidence_of(cause.finding)) for cause in report.causes]
    assert told == [("Text.ofThree(char[])", Confidence.HIGH), ("Text.unused(char[], int)", Confidence.LOW)]
    assert report.causes[0].also_reached_from == ()
    assert "other code cannot call this method" in str(report)


USUAL = """public class Usual {
    private final int[] data = new int[4];
    public int get(int i) { return data[i]; }
    public int bucket(int hash) { return data[hash % data.length]; }
    public static char second(String text) { return text.trim().charAt(1); }
    public static int of(int[] data, int from, int n) {
        int s = 0;
        for (int i = from; i < from + n; i++) s += data[i];
        return s;
    }
    public static int rest(int[] data, int from) {
        int s = 0;
        for (int i = from; i <= data.length; i++) s += data[i];
        return s;
    }
    public static char after(String text, int n) { int place = n; place += text.length(); return text.charAt(place); }
}
"""


def test_a_crash_on_ordinary_input_is_one_that_ordinary_values_show() -> None:
    """`second` and `bucket` need an empty text and a negative number, and `of` an index that a caller passes.

    `after` and `rest` fail on all ordinary inputs.
    """
    report = oxpecker.check(USUAL, name="Usual.java", method=["Usual.*"])
    found = {finding.started: finding for finding in report.findings}
    told = {name: (class_of(each), confidence_of(each)) for name, each in found.items()}
    assert told == {
        "Usual.get(int)": (FindingClass.BOUNDARY, Confidence.LOW),
        "Usual.bucket(int)": (FindingClass.BOUNDARY, Confidence.HIGH),
        "Usual.second(String)": (FindingClass.BOUNDARY, Confidence.HIGH),
        "Usual.of(int[], int, int)": (FindingClass.BOUNDARY, Confidence.LOW),
        "Usual.rest(int[], int)": (FindingClass.CRASH, Confidence.HIGH),
        "Usual.after(String, int)": (FindingClass.CRASH, Confidence.HIGH),
    }


NULL_FIELD = """public class Shelf {
    private java.util.List<String> books;
    public int count() { return books.size(); }
    public String first() { return books.get(0); }
}
"""


def test_a_field_that_is_never_assigned_is_one_cause() -> None:
    report = oxpecker.check(NULL_FIELD, name="Shelf.java")
    (cause,) = report.causes
    assert cause.finding.null_field == "Shelf.books"
    assert cause.also_reached_from == ("Shelf.first()",)


def test_findings_with_low_confidence_are_only_counted_at_the_end() -> None:
    report = oxpecker.check(USUAL, name="Usual.java", method=["Usual.*"])
    *_, last = describe_telling(report.causes).splitlines()
    assert last == "2 more findings have confidence low: perhaps nobody makes such calls"
    low = [each for each in report.causes if confidence_of(each.finding) is Confidence.LOW]
    assert describe_telling(low) == "2 findings have confidence low: perhaps nobody makes such calls"
