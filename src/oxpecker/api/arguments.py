"""Validates the arguments of `oxpecker.check(..)`: raises TypeError or ValueError with a clear message."""

from __future__ import annotations

from os import PathLike

SUFFIXES = (".java", ".oox")


def check_arguments(
    program: object,
    name: object,
    method: object,
    config: object,
    watch: object,
    cache_dir: object,
) -> None:
    """Raises an error if an argument of a check is invalid."""
    check_path(program) if name is None else _check_text(program, name)
    named = method if isinstance(method, (list, tuple)) else (method,)
    if method is not None and not all(isinstance(each, str) for each in named):
        raise TypeError(f"method must be the name of a method, such as 'Account.deposit', not {_shown(method)}")
    if not isinstance(config, (bool, str, PathLike)):
        raise TypeError(f"config must be True, False or the path of a file, not {_shown(config)}")
    if watch is not None and not callable(watch):
        raise TypeError(f"watch must be a function that takes the progress, not {_shown(watch)}")
    if cache_dir is not None and not isinstance(cache_dir, (str, PathLike)):
        raise TypeError(f"cache_dir must be the path of a directory, not {_shown(cache_dir)}")


def check_path(program: object) -> None:
    """Raises an error if a path is invalid."""
    if isinstance(program, bytes) or not isinstance(program, (str, PathLike)):
        raise TypeError(
            f"program must be the path of a file or a directory, or the text of a program with its name, "
            f"not {_shown(program)}"
        )
    if isinstance(program, str) and ("\n" in program or ("{" in program and "}" in program)):
        raise ValueError("program looks like the text of a program: say what it is with name='A.java' or name='a.oox'")


def _check_text(program: object, name: object) -> None:
    if not isinstance(name, str):
        raise TypeError(f"name must be the name of a text, such as 'A.java' or 'a.oox', not {_shown(name)}")
    if not name.endswith(SUFFIXES):
        raise ValueError(f"name must end with .java or .oox, to say what the text is; {name!r} does not")
    if isinstance(program, (bytes, bytearray)):
        raise TypeError("the text of a program must be a str: decode the bytes, as in data.decode('utf-8')")
    if not isinstance(program, str):
        raise TypeError(f"with a name, program must be the text of the program, not {_shown(program)}")


def _shown(value: object) -> str:
    return "None" if value is None else f"a value of type {type(value).__name__}"
