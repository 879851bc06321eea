"""One entry of a store: canonical JSON that states its own key and version, with a checksum over all of it.

If `OXPECKER_STORE_KEY` is set, the checksum is keyed with it (HMAC): entries written without that secret are not
believed, so that a shared place need not be trusted.
"""

from __future__ import annotations

import hmac
import json
import os
from hashlib import sha256

from oxpecker.incremental.tool import tool_state

_FORMAT = 2
"""The version of the format of entries."""
SECRET = "OXPECKER_STORE_KEY"
"""The environment variable with the secret that entries are signed with."""


class NotOurs(ValueError):
    """The text is corrupt, belongs to another key, or was written by another version or without the secret."""


def sealed(key: str, data: object) -> str:
    """The text of an entry."""
    content = _canonical([_FORMAT, tool_state(), key, data])
    return f"{_checksum(content)} {content}"


def opened(key: str, text: str) -> object:
    """The data of an entry; raises NotOurs if it cannot be believed."""
    checksum, _, content = text.partition(" ")
    if not hmac.compare_digest(checksum.encode("utf-8", "replace"), _checksum(content).encode()):
        raise NotOurs("wrong checksum")
    try:
        form, tool, owner, data = json.loads(content)
    except (ValueError, TypeError, RecursionError):
        raise NotOurs("not an entry") from None
    if (form, tool, owner) != (_FORMAT, tool_state(), key):
        raise NotOurs("of another version or key")
    found: object = data
    return found


def _canonical(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def _checksum(content: str) -> str:
    data, secret = content.encode("utf-8", "surrogatepass"), os.environ.get(SECRET, "")
    return hmac.new(secret.encode(), data, sha256).hexdigest() if secret else sha256(data).hexdigest()
