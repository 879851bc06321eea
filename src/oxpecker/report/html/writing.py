"""Writes the files of a site."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from oxpecker.report.html.method import method_page
from oxpecker.report.html.page import EXPRESSIONS, GENERATOR, HIDING, PICTURES, SCRIPT, STYLE, THEME
from oxpecker.report.html.site import INDEX, Site
from oxpecker.report.html.source import source_page
from oxpecker.report.html.summary import summary_page
from oxpecker.report.svg import page_style

_MARK = f'<meta name="generator" content="{GENERATOR}">'


class NoReport(Exception):
    """The directory contains something other than a report."""


def report_files(site: Site) -> dict[str, str]:
    """All files of a report by name; the same for the same results."""
    assets = files(__package__)
    found = {INDEX: summary_page(site)}
    found |= {name: method_page(site, number) for number, name in enumerate(site.method_pages)}
    found |= {name: source_page(site, file) for file, name in site.source_pages.items()}
    found[PICTURES] = page_style()
    scripts = (THEME, EXPRESSIONS, HIDING, SCRIPT)
    return found | {name: assets.joinpath(name).read_text("utf-8") for name in (STYLE, *scripts)}


def write_report(site: Site, directory: Path) -> Path:
    """Writes a report to a directory, replacing an earlier one; returns its first page."""
    _clear(directory)
    for name, text in report_files(site).items():
        file = directory / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode("utf-8"))
    return directory / INDEX


def refuse_foreign(directory: Path) -> None:
    """Raises NoReport if a directory contains anything other than an earlier report."""
    if not directory.exists() or not any(directory.iterdir()):
        return
    index = directory / INDEX
    if not index.is_file() or _MARK not in index.read_text("utf-8", errors="replace"):
        raise NoReport(f"{directory} is not empty and does not contain an Oxpecker report")


def _clear(directory: Path) -> None:
    """Removes the pages of an earlier report; a directory with other files is left alone."""
    refuse_foreign(directory)
    for page in sorted([*directory.glob("method-*.html"), *directory.glob("source-*.html")]):
        page.unlink()
