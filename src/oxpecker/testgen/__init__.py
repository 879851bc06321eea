"""JUnit tests from the paths of methods.

`JUnitWriter(JavaView(program, outline), style)` takes the cases of methods and returns files.
"""

from oxpecker.testgen.cover import Cover, smallest_cover
from oxpecker.testgen.junit import JUnitWriter
from oxpecker.testgen.selection import Selected, Standing, select, untestable
from oxpecker.testgen.suite import ANSWERS, HELPER, JUnitStyle, Skipped, Written, counted, skipped_summary
from oxpecker.testgen.view import JavaView

__all__ = [
    "ANSWERS",
    "HELPER",
    "Cover",
    "JUnitStyle",
    "JUnitWriter",
    "JavaView",
    "Selected",
    "Skipped",
    "Standing",
    "Written",
    "counted",
    "select",
    "skipped_summary",
    "smallest_cover",
    "untestable",
]
