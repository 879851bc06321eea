"""Caches results between runs, by the content of everything a verdict depends on."""

from oxpecker.incremental.backend import Unavailable
from oxpecker.incremental.completed import CompletedResults
from oxpecker.incremental.fingerprint import Fingerprint, Fingerprints
from oxpecker.incremental.kept import KeptResults, default_folder, is_lasting
from oxpecker.incremental.location import NoSuchPlace, open_store
from oxpecker.incremental.runs import RunRecorder
from oxpecker.incremental.store import Store

__all__ = [
    "CompletedResults",
    "Fingerprint",
    "Fingerprints",
    "KeptResults",
    "NoSuchPlace",
    "RunRecorder",
    "Store",
    "Unavailable",
    "default_folder",
    "is_lasting",
    "open_store",
]
