"""Caches compiled library classes between runs, in the user's cache directory."""

from __future__ import annotations

import os
import pickle
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from oxpecker.java.lowering.compiled import Compiled, compile_class
from oxpecker.java.lowering.naming import ClassNames, top_level
from oxpecker.java.own_files import files_below
from oxpecker.java.world import LIBRARY, World
from oxpecker.limits import uncounted
from oxpecker.limits.platform import cache_folder


def library_class(world: World, names: ClassNames, name: str) -> Compiled | None:
    """A top-level library class by its binary name; None if its compilation reports errors."""
    if name in names.unsettled:
        return _compile(world, names, name)
    usual = _folder() / f"{name}.pickle"
    found = _load(usual)
    if found is not None and _fits(names, name, found):
        return found
    # Classes of the program take the names of some classes that this one mentions.
    other = _folder() / names.shadowed_digest() / f"{name}.pickle"
    found = _load(other) if names.shadowed else None
    if found is None:
        with uncounted():
            found = _compile(world, names, name)
        if found is not None:
            _store(usual if _fits(names, name, found) else other, found)
    return found


def _compile(world: World, names: ClassNames, name: str) -> Compiled | None:
    compiled = compile_class(world, names, world[name])
    return None if world.diagnostics.errors else compiled


def _fits(names: ClassNames, name: str, compiled: Compiled) -> bool:
    """Whether every class that a compiled class mentions has its usual name."""
    spoken_of = {top_level(each).rpartition(".")[2] for each in (name, *compiled.uses, *compiled.class_objects)}
    return names.shadowed.isdisjoint(spoken_of)


_loaded: dict[Path, Compiled] = {}
"""Loaded or stored classes: all programs of a process share them and their unpacked members."""


def _load(file: Path) -> Compiled | None:
    if file not in _loaded:
        try:
            data = file.read_bytes()
        except OSError:
            return None
        try:
            found = pickle.loads(data)
        except Exception:  # a corrupt file is recreated
            return None
        if not isinstance(found, Compiled):
            return None
        _loaded[file] = found
    return _loaded[file]


def _store(file: Path, compiled: Compiled) -> None:
    """Writes a temporary file and renames it, so that no process sees half a file; ignores a full disk."""
    _loaded[file] = compiled
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        beside.write_bytes(pickle.dumps(compiled, protocol=pickle.HIGHEST_PROTOCOL))
        beside.replace(file)
    except OSError:
        return


@cache
def _folder() -> Path:
    """The folder for the current state of the library and the front end."""
    digest = sha256(f"{sys.version_info}".encode())
    own = Path(__file__).parent.parent
    language = own.parent / "oox"
    for folder, suffix in ((LIBRARY, ".java"), (own, ".py"), (language / "syntax", ".py"), (language, "types.py")):
        for file in files_below(folder, suffix):
            state = file.stat()
            digest.update(f"{file.path} {state.st_size} {state.st_mtime_ns}".encode())
    return cache_folder() / f"java-{digest.hexdigest()[:16]}"
