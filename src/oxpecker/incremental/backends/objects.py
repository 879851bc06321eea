"""Entries as objects in a bucket (S3, Google Cloud, Azure ..), by fsspec."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from oxpecker.incremental.backend import Unavailable, Usage


class ObjectBackend:
    """A bucket, or a folder in one. Object storage does not record uses: the oldest entries are deleted first."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")

    @property
    def name(self) -> str:
        """The URL without user and password."""
        parts = urlsplit(self._url)
        return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()

    def read(self, key: str) -> str | None:
        """The text of an object; one that is not text has an empty one."""
        with self._opened() as (files, root):
            try:
                data: bytes = files.cat_file(_object(root, key))
            except FileNotFoundError:
                return None
            return data.decode("utf-8", "replace")

    def write(self, key: str, text: str) -> None:
        """Stores an object, which appears whole."""
        with self._opened() as (files, root):
            files.pipe_file(_object(root, key), text.encode())

    def delete(self, key: str) -> None:
        """Deletes an object."""
        with self._opened() as (files, root):
            _remove(files, _object(root, key))

    def usage(self) -> Usage:
        """The number and the size of the objects."""
        with self._opened() as (files, root):
            found = _found(files, root)
            return Usage(len(found), sum(size for _, size, _ in found))

    def trim(self, entries: int, size: int) -> None:
        """Deletes the oldest objects."""
        with self._opened() as (files, root):
            total = 0
            for number, (_, length, name) in enumerate(_found(files, root)):
                total += length
                if number >= entries or total > size:
                    _remove(files, name)

    @contextmanager
    def _opened(self) -> Iterator[tuple[Any, str]]:
        """The file system of the URL, and our folder in it."""
        try:
            import fsspec
        except ImportError:
            raise Unavailable("a store in object storage needs fsspec: install oxpecker[store]") from None
        try:
            yield fsspec.core.url_to_fs(self._url)
        except Unavailable:
            raise
        except Exception as error:  # the libraries of providers have exceptions of their own
            raise Unavailable(f"{self.name}: {' '.join(str(error).split())}") from None


def _object(root: str, key: str) -> str:
    name = sha256(key.encode()).hexdigest()
    return f"{root}/{name[:2]}/{name}.entry"


def _remove(files: Any, name: str) -> None:
    try:
        files.rm_file(name)
    except FileNotFoundError:
        return


def _found(files: Any, root: str) -> list[tuple[float, int, str]]:
    """The times and sizes of all objects, the latest first."""
    found = [
        (_time(state), int(state.get("size") or 0), name)
        for name, state in files.find(root, detail=True).items()
        if name.endswith(".entry")
    ]
    return sorted(found, reverse=True)


def _time(state: dict[str, Any]) -> float:
    """When an object was written, in the words of its provider."""
    for word in ("LastModified", "last_modified", "updated", "mtime", "created"):
        found = state.get(word)
        if isinstance(found, datetime):
            return found.timestamp()
        if isinstance(found, (int, float)):
            return float(found)
    return 0.0
