"""Instances of Alloy modules: tables, Alloy's XML, pictures and pages."""

from oxpecker.report.instances.alloy_xml import to_xml
from oxpecker.report.instances.page import to_page
from oxpecker.report.instances.picture import Frame, frames, picture
from oxpecker.report.instances.sentence import is_expected, sentence
from oxpecker.report.instances.tables import to_tables
from oxpecker.report.instances.theme import Theme, ThemeError, read_theme

__all__ = [
    "Frame",
    "Theme",
    "ThemeError",
    "frames",
    "is_expected",
    "picture",
    "read_theme",
    "sentence",
    "to_page",
    "to_tables",
    "to_xml",
]
