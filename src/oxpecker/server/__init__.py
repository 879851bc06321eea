"""The playground: a page to try programs in, and its server. `serve` starts it, `Settings` configures it."""

from oxpecker.server.serving import Playground
from oxpecker.server.settings import Settings

__all__ = ["Playground", "Settings"]
