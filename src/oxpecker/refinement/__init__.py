"""Verification by refining specifications: relational properties of methods, with calls abstracted.

`check_method(program, method, options, properties)` returns a verdict, like the symbolic engine.
"""

from oxpecker.refinement.checking import Engine, RefinementOptions, check_method
from oxpecker.refinement.properties import Property, properties_in, properties_of_text
from oxpecker.refinement.scope import Limits

__all__ = [
    "Engine",
    "Limits",
    "Property",
    "RefinementOptions",
    "check_method",
    "properties_in",
    "properties_of_text",
]
