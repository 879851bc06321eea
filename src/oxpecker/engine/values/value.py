"""What a value of a path is, and the code that a path runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Value: TypeAlias = Any
"""A value of a path: an int, bool, float, string or null, or a term; static types say which.

References are integers, 0 for null and else an address, or terms over them.
"""

Code: TypeAlias = Callable[[Any], Any]
"""A piece of code of a path: takes the state and returns the next piece."""
