"""Oxpecker checks object-oriented programs against their contracts: `oxpecker.check("Account.java")`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oxpecker.api.cell_magic import Shell
    from oxpecker.api.checking import Report, check, session
    from oxpecker.api.loading import NoSuchMethod, ProgramErrors, load
    from oxpecker.api.notebook import Picture, picture
    from oxpecker.api.session import Session

__version__ = "1.0.0"
__all__ = [
    "NoSuchMethod",
    "Picture",
    "ProgramErrors",
    "Report",
    "Session",
    "__version__",
    "check",
    "load",
    "picture",
    "session",
]


def __getattr__(name: str) -> object:
    # Nothing is imported before it is used: `oxpecker --help` needs none of it.
    if name in ("Report", "Session", "check", "session"):
        from oxpecker.api import checking

        return getattr(checking, name)
    if name in ("NoSuchMethod", "ProgramErrors", "load"):
        from oxpecker.api import loading

        return getattr(loading, name)
    if name in ("Picture", "picture"):
        from oxpecker.api import notebook

        return getattr(notebook, name)
    raise AttributeError(f"module 'oxpecker' has no attribute {name!r}")


def load_ipython_extension(shell: Shell) -> None:
    """Adds the cell magics `%%java` and `%%oox`: IPython calls this for `%load_ext oxpecker`."""
    from oxpecker.api.cell_magic import register
    from oxpecker.api.checking import check

    register(shell, check)


def __dir__() -> list[str]:
    return __all__
