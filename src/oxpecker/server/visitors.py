"""Who a request comes from: a cookie tells the browsers behind one address apart."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hmac import compare_digest, digest

from oxpecker.server.guard import cookie

COOKIE = "oxpecker-visitor"


class Visitors:
    """Gives names to browsers. The names are signed, so that nobody can make up others."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)

    def new(self) -> str:
        """The cookie of a new visitor."""
        name = secrets.token_urlsafe(12)
        return f"{name}.{self._signature(name)}"

    def name(self, headers: Mapping[str, str], address: str) -> str:
        """The visitor's name; for other programs than browsers, their address."""
        return self.known(headers) or f"address {address}"

    def known(self, headers: Mapping[str, str]) -> str | None:
        """The name in the cookie; None if there is none of ours."""
        name, _, signature = cookie(headers, COOKIE).rpartition(".")
        return name if name and compare_digest(signature.encode(), self._signature(name).encode()) else None

    def _signature(self, name: str) -> str:
        return digest(self._secret, name.encode(), "sha256").hex()
