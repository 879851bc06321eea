"""Serialises programs as they are: nothing is made for that which is made when somebody asks for it."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Iterator
from typing import Any, BinaryIO

from oxpecker.oox import typed
from oxpecker.oox.analysis import ClaimsOnDemand
from oxpecker.oox.hierarchy import FieldInfo


def pack(value: object, file: BinaryIO) -> None:
    """Writes a part of a program, as Python's serialisation."""
    packer = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    packer.dispatch_table = {**copyreg.dispatch_table, **_PARTS}
    packer.dump(value)


def _as_it_is(value: object) -> Any:
    """The attributes that are set: claims about a field or parameters, and code of the library, may not be there."""
    return copyreg.__newobj__, (type(value),), (None, dict(_attributes(value)))  # type: ignore[attr-defined]


def _attributes(value: object) -> Iterator[tuple[str, object]]:
    for name in type(value).__slots__:  # type: ignore[attr-defined]
        try:
            yield name, type(value).__dict__[name].__get__(value)
        except AttributeError:
            continue


def _claims(value: ClaimsOnDemand) -> Any:
    return copyreg.__newobj__, (ClaimsOnDemand,), value.as_it_is()  # type: ignore[attr-defined]


_PARTS = {typed.Method: _as_it_is, FieldInfo: _as_it_is, ClaimsOnDemand: _claims}
"""How to serialise what is otherwise made first."""
