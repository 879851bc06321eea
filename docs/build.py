"""The documentation as a static site: `python docs/build.py [DIRECTORY] [--versioned]` (by default `site`).

It needs `pip install 'oxpecker[docs]'`. The pages open from disk: no server, no network. The navigation is
the list of pages in docs/index.md.

With `--versioned`, the pages are in DIRECTORY/VERSION, beside those of other versions that were built there, and each
page has a box to choose another version.
"""

from __future__ import annotations

import html
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
THEME = DOCS / "theme"
EXTRA = {"changelog": ROOT / "CHANGELOG.md", "contributing": ROOT / "CONTRIBUTING.md"}
"""Pages that stand elsewhere."""
OUTSIDE = {"../README.md": "index.html", "README.md": "index.html"}


_VERSIONS = """
<select id="version" aria-label="Version"></select>
<script src="../versions.js"></script><script src="version.js"></script>"""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site."""

    name: str
    title: str
    body: str
    sections: tuple[tuple[str, str, str], ...]
    """Of each section its anchor, its title and its plain text, for the search."""


def main(target: Path, is_versioned: bool = False) -> None:
    """Writes all pages, the index of the search and what they need."""
    if is_versioned:
        _write(target / _version(), is_versioned)
        write_versions(target)
    else:
        _write(target, is_versioned)


def write_versions(target: Path) -> None:
    """Lists the versions of a site, the newest first, each with its pages; the first page leads to the newest."""
    folders = sorted((each.parent for each in target.glob("*/index.html")), key=_order, reverse=True)
    versions = {folder.name: sorted(page.stem for page in folder.glob("*.html")) for folder in folders}
    (target / "versions.js").write_text(f"const VERSIONS = {json.dumps(versions)};\n", encoding="utf-8")
    newest = f"{folders[0].name}/index.html"
    (target / "index.html").write_text(
        f'<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>Oxpecker</title>'
        f'<meta http-equiv="refresh" content="0; url={newest}"><a href="{newest}">Oxpecker</a></html>\n',
        encoding="utf-8",
    )


def _order(folder: Path) -> list[tuple[int, int, str]]:
    """The parts of a version, numbers as numbers."""
    return [(1, int(part), "") if part.isdigit() else (0, 0, part) for part in re.split(r"[.-]", folder.name)]


def _write(target: Path, is_versioned: bool) -> None:
    navigation = _navigation((DOCS / "index.md").read_text(encoding="utf-8"))
    sources = {page.stem: page for page in sorted(DOCS.glob("*.md"))} | EXTRA
    target.mkdir(parents=True, exist_ok=True)
    pages = [_page(name, source) for name, source in sources.items()]
    for page in pages:
        (target / f"{page.name}.html").write_text(_whole(page, navigation, is_versioned), encoding="utf-8")
    index = [
        {"page": page.name, "title": page.title, "anchor": anchor, "section": title, "text": text}
        for page in pages
        for anchor, title, text in page.sections
    ]
    (target / "index.js").write_text(f"const INDEX = {json.dumps(index)};\n", encoding="utf-8")
    for file in [THEME / "style.css", THEME / "search.js", THEME / "version.js", DOCS / "result.schema.json"]:
        (target / file.name).write_bytes(file.read_bytes())
    for picture in sorted([*DOCS.glob("pictures/*.svg"), *DOCS.parent.glob("editors/*/pictures/*.png")]):
        (target / "pictures").mkdir(exist_ok=True)
        (target / "pictures" / picture.name).write_bytes(picture.read_bytes())


def _navigation(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The headings of the index, each with its links: a title and the name of a page."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in text.splitlines():
        if line.startswith("## "):
            found.append((line[3:], []))
        elif line.startswith("- "):
            links = re.findall(r"\[([^]]+)\]\(([\w-]+)\.md\)", line)
            found[-1][1].extend((title[0].upper() + title[1:], name) for title, name in links)
    return [*found, ("Project", [("Changelog", "changelog"), ("Contributing", "contributing")])]


def _page(name: str, source: Path) -> Page:
    import markdown

    text = source.read_text(encoding="utf-8")
    reader = markdown.Markdown(
        extensions=["tables", "fenced_code", "codehilite", "toc", "sane_lists"],
        extension_configs={"codehilite": {"guess_lang": False, "css_class": "code"}},
        output_format="html",
    )
    # OOX has the words of Java, and Pygments does not know it.
    body = reader.convert(re.sub(r"^```oox$", "```java", text, flags=re.MULTILINE))
    body = re.sub(r'href="([^"]+)"', lambda match: f'href="{_target(match[1])}"', body)
    body = re.sub(r'src="[^"]*?(pictures/[^"]+)"', r'src="\1"', body)
    body = body.replace("<th></th>", "<td></td>")  # nothing to announce
    body = body.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")
    body = re.sub(r"<pre><span></span>", "<pre>", body)
    body = body.replace("<pre>", '<pre tabindex="0">')
    title = re.search(r"^# (.*)$", text, re.MULTILINE)
    return Page(name, title[1] if title else name, body, tuple(_sections(body)))


def _target(link: str) -> str:
    """Where a link leads on the site; what is not part of it is read in the repository."""
    path, hash_, anchor = link.partition("#")
    if "://" in link or not path:
        return link
    if path in OUTSIDE:
        return OUTSIDE[path]
    name = Path(path).stem.lower()
    known = (DOCS / f"{name}.md").exists() and Path(path).name == f"{name}.md"
    if path.endswith(".md") and (known or name in EXTRA):
        return f"{name}.html{hash_}{anchor}"
    return Path(path).name if Path(path).name == "result.schema.json" else "contributing.html"


def _sections(body: str) -> list[tuple[str, str, str]]:
    """The parts of a page between its headings, as plain text."""
    parts = re.split(r'<h[1-3] id="([^"]+)">(.*?)</h[1-3]>', body)
    return [
        (anchor, _plain(title), _plain(text))
        for anchor, title, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


def _plain(markup: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", markup)).split())


def _whole(page: Page, navigation: list[tuple[str, list[tuple[str, str]]]], is_versioned: bool) -> str:
    groups = "".join(
        f"<h2>{html.escape(heading)}</h2><ul>" + "".join(_entry(*link, page.name) for link in links) + "</ul>"
        for heading, links in navigation
    )
    template = (THEME / "page.html").read_text(encoding="utf-8")
    home = ' aria-current="page"' if page.name == "index" else ""
    parts = {
        "title": html.escape(page.title),
        "version": "" if is_versioned else _version(),
        "versions": _VERSIONS if is_versioned else "",
        "navigation": groups,
        "home": home,
        "contents": _contents(page),
        "body": page.body,
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], template)


def _version() -> str:
    text = (ROOT / "src/oxpecker/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def _contents(page: Page) -> str:
    """Links to the sections of a page that has several."""
    links = [
        f'<li><a href="#{anchor}">{html.escape(title)}</a></li>'
        for anchor, title, _ in page.sections
        if f'<h2 id="{anchor}">' in page.body
    ]
    if len(links) < 2:
        return ""
    return f'<aside aria-label="On this page"><h2>On this page</h2><ul>{"".join(links)}</ul></aside>'


def _entry(title: str, name: str, current: str) -> str:
    here = ' aria-current="page"' if name == current else ""
    return f'<li><a href="{name}.html"{here}>{html.escape(title)}</a></li>'


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--versioned"]
    chosen = Path(words[0]) if words else ROOT / "site"
    main(chosen, "--versioned" in sys.argv)
    print(f"wrote {chosen / 'index.html'}")
