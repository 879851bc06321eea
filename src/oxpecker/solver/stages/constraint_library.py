"""Loads CP-SAT without pandas, which takes two thirds of the time and serves only series of variables."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any


class _Deferred(ModuleType):
    """Stands in for a module until one of its members is used; the annotations of a library name some before."""

    is_loading = True

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {}) if self.is_loading else getattr(importlib.import_module(self.__name__), name)


def load() -> Any:
    """The Python interface of CP-SAT."""
    if "pandas" in sys.modules:
        return importlib.import_module("ortools.sat.python.cp_model")
    deferred = _Deferred("pandas")
    sys.modules["pandas"] = deferred
    try:
        return importlib.import_module("ortools.sat.python.cp_model")
    finally:
        deferred.is_loading = False
        if sys.modules.get("pandas") is deferred:
            del sys.modules["pandas"]
