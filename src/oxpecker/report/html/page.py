"""The frame of all pages: head, bar with search box, footer."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.site import INDEX, Site, short_file

GENERATOR = "Oxpecker"
STYLE, SCRIPT, PICTURES = "assets/report.css", "assets/report.js", "assets/pictures.css"
THEME, EXPRESSIONS, HIDING = "assets/theme.js", "assets/expressions.js", "assets/hiding.js"

_BIRD = (
    "M3 15c3.5.6 6.2-.4 8-2.6 1.6-2 2.5-5 5.7-5.6 1.7-.3 3.1.5 3.7 1.9l2.6 1-2.5.9c-.4 4.4-3.7 8.4-9.2 8.4"
    "-1.7 0-3.2-.3-4.5-1L3.5 20l1-3.3z"
)


def page(site: Site, title: str, body: Child, *, trail: Child = None, kind: str = "") -> str:
    """A whole page; the trail leads from the first page to it."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="generator", content=GENERATOR),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{title} · Oxpecker"),
        tag("link", rel="stylesheet", href=STYLE),
        tag("link", rel="stylesheet", href=PICTURES),
        tag("script", src=THEME),
        tag("script", src=EXPRESSIONS),
        tag("script", src=HIDING),
        tag("script", src=SCRIPT),
    )
    content = tag(
        "body",
        tag("a", "Skip to the content", class_="skip", href="#content"),
        _bar(site, trail),
        "\n",
        tag("main", "\n", body, id="content", tabindex="-1"),
        "\n",
        _foot(),
        class_=kind or None,
    )
    return f"<!DOCTYPE html>\n{tag('html', head, content, lang='en')}\n"


def section(title: str, identity: str, *body: Child, aside: Child = None, class_: str = "") -> Markup:
    """A section with a heading that links can target."""
    heading = tag("h2", title, id=f"{identity}-title")
    top = tag("div", heading, aside, class_="section-top") if aside else heading
    return Markup(
        "\n" + tag("section", top, "\n", body, id=identity, class_=class_ or None, aria_labelledby=f"{identity}-title")
    )


def contents(parts: Sequence[tuple[str, str]]) -> Markup:
    """The table of contents of a page: titles of sections and their ids."""
    items = [tag("li", tag("a", title, href=f"#{identity}")) for title, identity in parts]
    return tag("nav", tag("ol", items), class_="contents", aria_label="On this page")


def table(caption: str, headings: list[str], rows: Child, class_: str = "") -> Markup:
    """A table with a caption for screen readers; scrolls horizontally if it is too wide."""
    head = tag(
        "thead", tag("tr", [tag("th", heading, scope="col", class_=_alignment(heading)) for heading in headings])
    )
    inner = tag(
        "table", tag("caption", caption, class_="only-heard"), head, tag("tbody", "\n", rows), class_=class_ or None
    )
    return tag("div", inner, class_="wide", tabindex="0", role="region", aria_label=f"{caption}: table")


def _alignment(heading: str) -> str | None:
    return "number" if heading in ("Paths", "Value") else None


def _bar(site: Site, trail: Child) -> Markup:
    bird = tag(
        "svg", tag("path", d=_BIRD), tag("circle", class_="eye", cx="17.6", cy="9.2", r="0.9"),
        class_="bird", viewBox="0 0 26 24", width=26, height=24, aria_hidden="true", focusable="false",
    )  # fmt: skip
    home = tag("a", bird, tag("span", "Oxpecker"), class_="home", href=INDEX)
    steps: list[Child] = [tag("li", tag("a", short_file(site.name), href=INDEX, title=site.name))]
    steps += [tag("li", tag("span", trail, aria_current="page"))] if trail else []
    search = tag(
        "form",
        tag("label", "Search methods, findings, files", class_="only-heard", for_="search"),
        tag(
            "input", id="search", name="q", type="search", placeholder="Search methods, findings, files",
            autocomplete="off", spellcheck="false", aria_keyshortcuts="/",
        ),
        tag("kbd", "/", aria_hidden="true"),
        role="search", action=INDEX, method="get",
    )  # fmt: skip
    theme = tag("button", "Dark", type="button", id="theme", class_="needs-script", aria_pressed="false")
    return tag("header", home, tag("nav", tag("ol", steps), aria_label="You are here"), search, theme, class_="top")


def _foot() -> Markup:
    return tag(
        "footer",
        tag("p", "Every counterexample was replayed in the interpreter before it became part of this report."),
        tag(
            "p", "Keys: ", tag("kbd", "/"), " searches; in a counterexample ", tag("kbd", "←"), " ", tag("kbd", "→"),
            " step, ", tag("kbd", "Home"), " and ", tag("kbd", "End"), " go to its ends.", class_="needs-script",
        ),
    )  # fmt: skip
