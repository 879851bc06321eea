"""Results that are kept between runs, by the content of everything a verdict depends on."""

from oxpecker.incremental.checking import IncrementalCheck, default_folder, is_lasting
from oxpecker.incremental.fingerprint import Fingerprint, Fingerprints
from oxpecker.incremental.store import Store

__all__ = ["Fingerprint", "Fingerprints", "IncrementalCheck", "Store", "default_folder", "is_lasting"]
