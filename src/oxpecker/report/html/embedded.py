"""The findings of one method as a single page for a view inside an editor: it contains its styles and scripts.

Its policy admits nothing else, so text from a program can neither run nor load anything.
"""

from __future__ import annotations

from importlib.resources import files

from oxpecker.report.html.finding import finding_article
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.page import EXPRESSIONS, HIDING, SCRIPT, STYLE
from oxpecker.report.html.site import Site
from oxpecker.report.svg import page_style

_EMBEDDED = "assets/embedded.js"


def embedded_page(site: Site, number: int, nonce: str) -> str:
    """The findings of the method with this number; `nonce` is a secret that only this page knows."""
    result = site.results[number]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=_policy(nonce)),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", result.method),
        [tag("style", Markup(each), nonce=nonce) for each in (_asset(STYLE), page_style())],
        [tag("script", Markup(_asset(each)), nonce=nonce) for each in (EXPRESSIONS, HIDING, _EMBEDDED, SCRIPT)],
    )
    articles: list[Child] = [
        finding_article(site, each, result.span, place) for place, each in enumerate(result.findings)
    ]
    body = tag("body", tag("main", "\n", articles, id="content"), class_="page-method embedded")
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en')}\n"


def _policy(nonce: str) -> str:
    return f"default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'"


def _asset(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
