"""Dataclasses with slots that are quick to make: hundreds of classes count in the start of a command.

They are dataclasses in every respect. The standard decorator compiles six functions for each class; here a class has
only its `__init__` for itself, and classes whose fields have the same names share even its code.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

if TYPE_CHECKING or sys.version_info >= (3, 14):
    from dataclasses import dataclass
else:
    import dataclasses
    from collections.abc import Callable, Iterable
    from dataclasses import MISSING, Field, FrozenInstanceError, field
    from functools import cache
    from operator import attrgetter
    from types import CodeType, SimpleNamespace

    def dataclass(*, eq: bool = True, frozen: bool = False, **options: bool) -> Callable[[type], type]:
        """`@dataclass(slots=True)`, frozen or not; with other options it is the standard one."""
        if options != {"slots": True}:
            return dataclasses.dataclass(eq=eq, frozen=frozen, **options)
        return lambda cls: _made(cls, eq, frozen)

    def _made(cls: type, eq: bool, frozen: bool) -> type:
        own = _own_fields(cls)
        fields: dict[str, Field[Any]] = {}
        for base in cls.__mro__[:0:-1]:
            fields.update(base.__dict__.get("__dataclass_fields__", {}))
        inherited = set(fields)
        fields.update(own)
        made = _with_slots(cls, own, inherited)
        made.__dataclass_fields__ = fields
        made.__dataclass_params__ = SimpleNamespace(frozen=frozen, eq=eq)
        made.__match_args__ = tuple(f.name for f in fields.values() if f.init and not f.kw_only)
        made.__init__ = _initialiser(made, fields, frozen)
        shared: dict[str, Any] = dict(_FROZEN) if frozen else {}
        if "__repr__" not in cls.__dict__:
            shared["__repr__"] = _shown
        if eq:
            compared = [f.name for f in fields.values() if f.compare]
            made._compared = staticmethod(_getter(compared))
            shared |= {} if "__eq__" in cls.__dict__ else {"__eq__": _same}
            if cls.__dict__.get("__hash__") is None:  # Python itself sets it to None where there is an `__eq__`
                shared["__hash__"] = _hashed if frozen else None
        for name, function in shared.items():
            setattr(made, name, function)
        return made

    def _own_fields(cls: type) -> dict[str, Field[Any]]:
        found: dict[str, Field[Any]] = {}
        for name, t in cls.__dict__.get("__annotations__", {}).items():  # noqa: RUF063 - `inspect` is slow to import
            if t.startswith("ClassVar"):
                continue
            default = cls.__dict__.get(name, MISSING)
            made = default if isinstance(default, Field) else field(default=default)
            made.name, made.type = name, t
            made.kw_only = False if made.kw_only is MISSING else made.kw_only
            made._field_type = dataclasses._FIELD
            found[name] = made
        return found

    def _with_slots(cls: type, own: dict[str, Field[Any]], inherited: set[str]) -> type:
        members = dict(cls.__dict__)
        for name in own:
            members.pop(name, None)
        members.pop("__dict__", None)
        members.pop("__weakref__", None)
        members["__slots__"] = tuple(name for name in own if name not in inherited)
        made = type(cls)(cls.__name__, cls.__bases__, members)
        made.__qualname__ = cls.__qualname__
        return made

    def _initialiser(cls: type, fields: dict[str, Field[Any]], frozen: bool) -> Any:
        """Sets the fields; those of a frozen class by their slots, bypassing `__setattr__`.

        Its code is compiled for the first object: most classes of a run have none.
        """
        parts: list[tuple[str, str]] = []
        values: dict[str, Any] = {}
        for f in (*(f for f in fields.values() if not f.kw_only), *(f for f in fields.values() if f.kw_only)):
            kind = "made" if f.default_factory is not MISSING else "given" if f.default is MISSING else "default"
            kind += "" if f.init else " inside"
            parts.append((f.name, f"{kind}{' only by name' if f.kw_only else ''}"))
            values[f"_d_{f.name}"] = f.default_factory if f.default_factory is not MISSING else f.default
            if frozen:
                values[f"_s_{f.name}"] = getattr(cls, f.name).__set__
        values["_missing"] = MISSING
        after = hasattr(cls, "__post_init__")

        def __init__(self: Any, /, *given: Any, **named: Any) -> None:  # noqa: N807 - its name in messages
            names = dict(values)  # of its own, since threads may be here at the same time
            exec(_code(tuple(parts), after, frozen), names)
            made = names.pop("__init__")
            made.__qualname__ = f"{cls.__qualname__}.__init__"
            cls.__init__ = made  # type: ignore[misc]
            made(self, *given, **named)

        return __init__

    @cache
    def _code(parts: tuple[tuple[str, str], ...], after: bool, frozen: bool) -> CodeType:
        given = ["self"]
        body: list[str] = []
        for name, kind in parts:
            if "only by name" in kind and "*" not in given:
                given.append("*")
            value = name
            if "inside" in kind:
                value = f"_d_{name}()" if kind.startswith("made") else f"_d_{name}"
            elif kind.startswith("made"):
                given.append(f"{name}=_missing")
                value = f"_d_{name}() if {name} is _missing else {name}"
            else:
                given.append(f"{name}=_d_{name}" if kind.startswith("default") else name)
            if not kind.startswith("given inside"):
                body.append(f" _s_{name}(self, {value})" if frozen else f" self.{name} = {value}")
        body += [" self.__post_init__()"] if after else []
        text = "\n".join([f"def __init__({', '.join(given)}):", *(body or [" pass"])])
        return compile(text, "<record>", "exec")

    def _getter(names: list[str]) -> Callable[[Any], Any]:
        return attrgetter(*names) if names else lambda _object: ()

    def _names(record: Any) -> Iterable[str]:
        return type(record).__dataclass_fields__

    def _refuse(self: Any, name: str, *_value: Any) -> None:  # noqa: ARG001
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def _state(self: Any) -> list[Any]:
        return [getattr(self, name) for name in _names(self)]

    def _restore(self: Any, state: list[Any]) -> None:
        """Sets the fields by their slots; the class has a function of its own for that from then on."""
        cls = type(self)
        names = list(_names(self))
        setters = {f"_s_{name}": getattr(cls, name).__set__ for name in names}
        exec(_code_of_restoring(tuple(names)), setters)
        cls.__setstate__ = setters["__setstate__"]
        cls.__setstate__(self, state)

    @cache
    def _code_of_restoring(names: tuple[str, ...]) -> CodeType:
        body = [f" _s_{name}(self, {name})" for name in names]
        text = "\n".join(["def __setstate__(self, state):", f" [{', '.join(names)}] = state", *body])
        return compile(text, "<record>", "exec")

    _FROZEN = {"__setattr__": _refuse, "__delattr__": _refuse, "__getstate__": _state, "__setstate__": _restore}

    def _shown(self: Any) -> str:
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in type(self).__dataclass_fields__.values() if f.repr)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def _same(self: Any, other: Any) -> Any:
        return self._compared(self) == self._compared(other) if other.__class__ is self.__class__ else NotImplemented

    def _hashed(self: Any) -> int:
        return hash(self._compared(self))
