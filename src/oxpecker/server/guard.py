"""Access control: the token, and protection against requests from other sites."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hmac import compare_digest
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from oxpecker.server.settings import LOCAL_NAMES, Settings

COOKIE = "oxpecker-token"

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Sent with every response: the page runs only its own scripts, and no other site can embed or read it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a request is refused."""

    status: int
    message: str


@dataclass(frozen=True, slots=True)
class Guard:
    """Accepts or rejects requests before anything else handles them."""

    settings: Settings

    def refusal(self, method: str, headers: Mapping[str, str]) -> Refusal | None:
        """Why a request is refused; None if it is allowed."""
        host = headers.get("Host", "")
        if not self.answers_to(host):
            # With DNS rebinding, other sites read local servers through a foreign host name.
            return Refusal(421, "this server does not accept that host name; see --allow-host")
        if method not in ("GET", "HEAD") and not _same_site(host, headers):
            return Refusal(403, "requests from other sites are refused")
        if self.settings.token and not self.knows_token(headers):
            return Refusal(401, "a token is required: open the address that 'oxpecker serve' printed")
        return None

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server; with a token and no configured names, any name is allowed."""
        settings = self.settings
        if settings.token and not settings.is_local and not settings.names:
            return True
        try:
            name = urlsplit(f"//{host}").hostname
        except ValueError:
            return False
        return name is not None and name in {*LOCAL_NAMES, settings.host, *settings.names}

    def knows_token(self, headers: Mapping[str, str]) -> bool:
        """Whether the request carries the token, in a cookie or as `Authorization: Bearer`."""
        scheme, _, bearer = headers.get("Authorization", "").partition(" ")
        return (scheme.lower() == "bearer" and self.is_token(bearer.strip())) or self.is_token(cookie(headers, COOKIE))

    def is_token(self, word: str) -> bool:
        """Compares in constant time."""
        return bool(self.settings.token) and compare_digest(word.encode(), self.settings.token.encode())


def _same_site(host: str, headers: Mapping[str, str]) -> bool:
    """Whether the request comes from our page; clients other than browsers send neither header."""
    origin = headers.get("Origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False
    return headers.get("Sec-Fetch-Site", "same-origin") in ("same-origin", "none")


def cookie(headers: Mapping[str, str], name: str) -> str:
    """The value of a cookie; empty without one."""
    try:
        found = SimpleCookie(headers.get("Cookie", "")).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value
