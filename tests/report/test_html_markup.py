"""Elements of HTML: whatever is text is escaped, whatever is HTML stays."""

from __future__ import annotations

from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from oxpecker.oox.source import Source, Span
from oxpecker.report.html.extent import extent
from oxpecker.report.html.highlight import highlighted
from oxpecker.report.html.markup import Markup, join, shown, tag


class Reader(HTMLParser):
    """What a browser would see: the text, the tags, the attributes."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


def test_text_is_escaped_and_html_is_not() -> None:
    inner = tag("b", '<i>&"')
    assert inner == "<b>&lt;i&gt;&amp;&quot;</b>"
    assert tag("p", inner, ["<", None, [inner]]) == f"<p>{inner}&lt;{inner}</p>"


def test_attributes_are_named_as_in_html() -> None:
    made = tag("input", class_="a b", aria_label='say "<x>"', for_=None, hidden=False, checked=True, max=3)
    assert made == '<input class="a b" aria-label="say &quot;&lt;x&gt;&quot;" checked max="3">'


@given(st.text())
def test_a_text_is_read_as_it_was_written(text: str) -> None:
    reader = Reader(tag("p", text, title=text))
    assert (reader.text, reader.tags) == (shown(text), ["p"])
    assert reader.attributes == [("title", shown(text))]


@given(st.lists(st.sampled_from(["/*", "*/", "//", '"', "'", "\\", "@", "<b>", "&amp;", "int", " ", "\n", "x", "9"])))
def test_highlighting_keeps_the_text(parts: list[str]) -> None:
    text = "".join(parts)
    lines = highlighted(text)
    assert "\n".join(Reader(line).text for line in lines) == text
    assert set(Reader(join(lines)).tags) <= {"span"}
    assert all(isinstance(line, Markup) for line in lines)


def test_comments_go_on_over_lines_and_contracts_stand_out() -> None:
    plain, contract, code = highlighted("/* a\n int */ //@ ensures x;\nint y = 1; // no\n")[:3]
    assert plain == '<span class="t-comment">/* a</span>'
    assert contract == '<span class="t-comment"> int */</span> <span class="t-contract">//@ ensures x;</span>'
    assert '<span class="t-keyword">int</span> y = <span class="t-number">1</span>;' in code


SOURCE = """class A {
    int x;
    /*@ requires true;
      @ ensures x == 1; */
    void f() {
        // a brace in a comment: }
        String s = "}"; char c = '}';
        if (x > 0) { x = 1; }
    }
    int g();
    int last() { return 1; }
}
"""


def test_the_extent_of_a_method_goes_from_its_contract_to_its_last_brace() -> None:
    source = Source("A.java", SOURCE)

    def lines(line: int, column: int, end: int = 0) -> tuple[int, int]:
        found = extent(source, Span("A.java", line, column, end or line, column + 1))
        return found.start, found.stop - 1

    assert lines(5, 10) == (3, 9)
    assert lines(10, 9) == (10, 10)
    assert lines(11, 9) == (11, 11)
    assert lines(5, 10, 7) == (3, 7)
