"""Caches results between runs, by the content of everything a verdict depends on."""

from oxpecker.incremental.fingerprint import Fingerprint, Fingerprints
from oxpecker.incremental.kept import KeptResults, default_folder, is_lasting
from oxpecker.incremental.store import Store

__all__ = ["Fingerprint", "Fingerprints", "KeptResults", "Store", "default_folder", "is_lasting"]
