"""Dataclasses with slots that are quick to make: hundreds of classes count in the start of a command.

They are dataclasses in every respect. The standard decorator compiles six functions for each class; here a class has
only its `__init__` for itself, and classes with as many fields of the same kinds share even its code. Most classes of a
run have no object, so that what objects need waits for the first one.
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
    from types import CodeType, FunctionType, SimpleNamespace

    def dataclass(*, eq: bool = True, frozen: bool = False, **options: bool) -> Callable[[type], type]:
        """`@dataclass(slots=True)`, frozen or not; with other options it is the standard one."""
        if options != {"slots": True}:
            return dataclasses.dataclass(eq=eq, frozen=frozen, **options)
        return lambda cls: _made(cls, eq, frozen)

    def _made(cls: type, eq: bool, frozen: bool) -> type:
        """The class with slots. What only its first object, comparison or pattern needs is made then."""
        own = [name for name, t in _annotations(cls).items() if not t.startswith("ClassVar")]
        members = dict(cls.__dict__)
        members.pop("__dict__", None)
        members.pop("__weakref__", None)
        given = {name: members.pop(name) for name in own if name in members}
        slots = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
        members["__slots__"] = tuple(name for name in own if name not in slots)
        form = _Form(cls.__mro__[1:], {name: _annotations(cls)[name] for name in own}, given, frozen)
        members |= form.members
        if frozen:
            members |= _FROZEN
        members.setdefault("__repr__", _shown)
        members["__dataclass_params__"] = _PARAMETERS[eq, frozen]
        if eq:
            members.setdefault("__eq__", _same)
            if members.get("__hash__") is None:  # Python itself sets it to None where there is an `__eq__`
                members["__hash__"] = _hashed if frozen else None
        made = type(cls)(cls.__name__, cls.__bases__, members)
        made.__qualname__ = cls.__qualname__
        form.cls = made
        return made

    def _annotations(cls: type) -> dict[str, str]:
        return cls.__dict__.get("__annotations__", {})  # noqa: RUF063 - `inspect` is slow to import

    class _Form:
        """The fields of a class, and what follows from them."""

        def __init__(self, above: tuple[type, ...], own: dict[str, str], given: dict[str, Any], frozen: bool) -> None:
            self.cls: type = object
            self.above = above
            self.own = own
            self.given = given
            self.frozen = frozen

        @property
        def members(self) -> dict[str, Any]:
            """The members of the class that wait until they are asked for."""
            waiting = {name: _Later(self, name) for name in ("__dataclass_fields__", "__match_args__", "_compared")}
            return {"__init__": _initialiser(self), **waiting}

        def value(self, name: str) -> Any:
            """A member that waits, as it is from now on."""
            if name == "__dataclass_fields__":
                return self.fields()
            fields = self.cls.__dataclass_fields__.values()
            if name == "__match_args__":
                return tuple(f.name for f in fields if f.init and not f.kw_only)
            return staticmethod(_getter([f.name for f in fields if f.compare]))

        def fields(self) -> dict[str, Field[Any]]:
            """The fields, those of the classes above first."""
            found: dict[str, Field[Any]] = {}
            for base in reversed(self.above):
                if "__dataclass_fields__" in base.__dict__:
                    found.update(base.__dataclass_fields__)
            for name, t in self.own.items():
                default = self.given.get(name, MISSING)
                made = default if isinstance(default, Field) else field(default=default)
                made.name, made.type = name, t
                made.kw_only = False if made.kw_only is MISSING else made.kw_only
                made._field_type = dataclasses._FIELD
                found[name] = made
            return found

    class _Later:
        """A member of a class that is made when it is first asked for."""

        __slots__ = ("form", "name")

        def __init__(self, form: _Form, name: str) -> None:
            self.form = form
            self.name = name

        def __get__(self, _object: Any, _class: type) -> Any:
            value = self.form.value(self.name)
            setattr(self.form.cls, self.name, value)
            return value.__func__ if isinstance(value, staticmethod) else value

    def _initialiser(form: _Form) -> Any:
        """Sets the fields; those of a frozen class by their slots, bypassing `__setattr__`.

        Its code is compiled for the first object: most classes of a run have none.
        """

        def __init__(self: Any, /, *given: Any, **named: Any) -> None:  # noqa: N807 - its name in messages
            made = form.cls.__init__ = _compiled(form.cls, form.frozen)  # type: ignore[misc]
            made(self, *given, **named)

        return __init__

    def _compiled(cls: type, frozen: bool) -> Any:
        fields: list[Field[Any]] = sorted(cls.__dataclass_fields__.values(), key=attrgetter("kw_only"))
        names: dict[str, Any] = {"_missing": MISSING}
        kinds: list[str] = []
        defaults: list[Any] = []
        by_name: dict[str, Any] = {}
        for number, f in enumerate(fields):
            is_made = f.default_factory is not MISSING
            default = f.default_factory if is_made else f.default
            kinds.append(_kind(f, is_made, default))
            names[f"_d{number}"] = default
            if frozen:
                names[f"_s{number}"] = getattr(cls, f.name).__set__
            if f.init and default is not MISSING:
                if f.kw_only:
                    by_name[f.name] = MISSING if is_made else default
                else:
                    defaults.append(MISSING if is_made else default)
            elif f.init and defaults and not f.kw_only:
                raise TypeError(f"non-default argument {f.name!r} follows default argument")
        only_by_name = sum(f.init and f.kw_only for f in fields)
        code = _code(tuple(kinds), hasattr(cls, "__post_init__"), frozen)
        code = _renamed(code, [f.name for f in fields], only_by_name)
        made = FunctionType(code, names, "__init__", tuple(defaults))
        made.__kwdefaults__ = by_name or None
        made.__qualname__ = f"{cls.__qualname__}.__init__"
        return made

    def _kind(field: Field[Any], is_made: bool, default: Any) -> str:
        """What the initialiser does with a field, and whether it has an argument for it."""
        if field.init:
            return "made" if is_made else "given"
        return "made inside" if is_made else "default inside" if default is not MISSING else "left out"

    @cache
    def _code(kinds: tuple[str, ...], after: bool, frozen: bool) -> CodeType:
        """The code of an initialiser, with numbers for names: compiling takes longer than giving it other names."""
        given = ["self"]
        body: list[str] = []
        for number, kind in enumerate(kinds):
            value = f"_{number}"
            if kind.endswith("inside"):
                value = f"_d{number}()" if kind.startswith("made") else f"_d{number}"
            elif kind != "left out":
                given.append(value)
                value = f"_d{number}() if {value} is _missing else {value}" if kind.startswith("made") else value
            if kind != "left out":
                body.append(f" _s{number}(self, {value})" if frozen else f" self._{number} = {value}")
        body += [" self.__post_init__()"] if after else []
        return _function("\n".join([f"def __init__({', '.join(given)}):", *(body or [" pass"])]))

    def _renamed(code: CodeType, names: list[str], only_by_name: int) -> CodeType:
        """The code with these names for `_0`, `_1`, ..: those of arguments, and of attributes that it sets.

        The last arguments can be given only by their names.
        """
        known = {f"_{number}": name for number, name in enumerate(names)}
        return code.replace(
            co_argcount=code.co_argcount - only_by_name,
            co_kwonlyargcount=only_by_name,
            co_varnames=tuple(known.get(name, name) for name in code.co_varnames),
            co_names=tuple(known.get(name, name) for name in code.co_names),
        )

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
        setters = {f"_s{number}": getattr(cls, name).__set__ for number, name in enumerate(_names(self))}
        cls.__setstate__ = FunctionType(_code_of_restoring(len(setters)), setters)
        cls.__setstate__(self, state)

    @cache
    def _code_of_restoring(count: int) -> CodeType:
        names = [f"_{number}" for number in range(count)]
        body = [f" _s{number}(self, {name})" for number, name in enumerate(names)]
        return _function("\n".join(["def __setstate__(self, state):", f" [{', '.join(names)}] = state", *body]))

    def _function(text: str) -> CodeType:
        """The code of the function that a text defines."""
        return next(each for each in compile(text, "<record>", "exec").co_consts if isinstance(each, CodeType))

    _FROZEN = {"__setattr__": _refuse, "__delattr__": _refuse, "__getstate__": _state, "__setstate__": _restore}

    _PARAMETERS = {
        (eq, frozen): SimpleNamespace(frozen=frozen, eq=eq) for eq in (False, True) for frozen in (False, True)
    }

    def _shown(self: Any) -> str:
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in type(self).__dataclass_fields__.values() if f.repr)
        return f"{type(self).__qualname__}({', '.join(shown)})"

    def _same(self: Any, other: Any) -> Any:
        return self._compared(self) == self._compared(other) if other.__class__ is self.__class__ else NotImplemented

    def _hashed(self: Any) -> int:
        return hash(self._compared(self))
