"""The HTML report: self-contained pages that open from disk."""

from oxpecker.report.html.embedded import embedded_page
from oxpecker.report.html.site import Site
from oxpecker.report.html.writing import NoReport, refuse_foreign, report_files, write_report

__all__ = ["NoReport", "Site", "embedded_page", "refuse_foreign", "report_files", "write_report"]
