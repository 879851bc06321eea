"""The playground: a page to try programs in, and the server behind it. `serve` starts it, `Settings` says how."""

from oxpecker.server.serving import Playground
from oxpecker.server.settings import Settings

__all__ = ["Playground", "Settings"]
