"""The counterexamples of a method, step by step, as a page that an editor shows beside the text."""

from __future__ import annotations

import secrets

from oxpecker.api.checking import replay_flags
from oxpecker.lsp.program import OpenProgram
from oxpecker.report.html import Site, embedded_page
from oxpecker.results import MethodResult


def states_page(program: OpenProgram, result: MethodResult) -> str:
    """A page with everything in it, as the text is now, saved or not."""
    sources = {} if program.loaded is None else program.loaded.sources
    site = Site(program.path, [result], sources, replay_flags=replay_flags(program.language))
    return embedded_page(site, 0, secrets.token_urlsafe(16))
