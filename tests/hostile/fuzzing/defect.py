"""What a reader must never answer."""

from __future__ import annotations


class Defect(Exception):
    """A reader answered with an internal error, or believed what is corrupt."""
