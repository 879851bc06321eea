r"""The class whose methods find the objects that can be reached from an object, as front ends generate it."""

from __future__ import annotations

REACH = "$Reach"
"""The class."""

HAS = "has"
"""The method that tests whether one object is reachable from another."""

MEMBERS = "of$"
"""Begins the names of the methods that return the reachable objects of a type."""
