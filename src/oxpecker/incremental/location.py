"""The store at a place that a user names: a folder or a URL."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

from oxpecker.incremental.backend import StoreBackend
from oxpecker.incremental.store import Store

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")  # two letters at least: `C:` is a drive
_OBJECTS = ("s3", "gs", "gcs", "abfs", "az", "memory")
FORMS = "a directory, sqlite:///FILE, file:///DIRECTORY, postgresql://HOST/DATABASE, or s3://BUCKET/FOLDER"


class NoSuchPlace(ValueError):
    """The URL names no kind of store that is known."""


def open_store(place: str) -> Store:
    """The store at a place; raises NoSuchPlace. A directory is ours alone, others may share what a URL names."""
    if not _SCHEME.match(place):
        return Store(Path(place))
    return Store(_backend(place), is_shared=True)


def _backend(url: str) -> StoreBackend:
    scheme = urlsplit(url).scheme
    if scheme == "sqlite":
        from oxpecker.incremental.backends.sqlite import SqliteBackend

        return SqliteBackend(_path(url))
    if scheme == "file":
        from oxpecker.incremental.backends.files import FileBackend

        return FileBackend(_path(url))
    if scheme in ("postgresql", "postgres"):
        from oxpecker.incremental.backends.postgresql import PostgresBackend

        return PostgresBackend(url)
    if scheme in _OBJECTS:
        from oxpecker.incremental.backends.objects import ObjectBackend

        return ObjectBackend(url)
    raise NoSuchPlace(f"no such kind of store: {scheme}://; use {FORMS}")


def _path(url: str) -> Path:
    """The path of `scheme:///path`, relative to the current directory; `scheme:////path` and drives are absolute."""
    parts = urlsplit(url)
    path = unquote(parts.path)
    if parts.netloc:
        raise NoSuchPlace(f"{url}: write three slashes before the path, as in {parts.scheme}:///{parts.netloc}{path}")
    if parts.scheme == "file":
        return Path(path[1:] if re.match(r"/[A-Za-z]:", path) else path)
    if len(path) < 2:
        raise NoSuchPlace(f"{url}: the path is missing")
    return Path(path[1:])
