"""Reads the bytes of a class file (JVMS 4); code and unknown attributes are skipped."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.classfiles.annotations import annotation_names, parameter_annotations, type_annotations
from oxpecker.java.classfiles.class_file import Access, ClassFile, FileMember, InnerClass
from oxpecker.java.classfiles.constant_pool import ConstantPool
from oxpecker.java.classfiles.cursor import Cursor, NotAClassFile

_MAGIC = 0xCAFEBABE
_OLDEST = 45
"""The version of the class files of Java 1.0."""

Attributes = dict[str, Cursor]


def read_class_file(data: bytes) -> ClassFile:
    """The class in the bytes; raises NotAClassFile."""
    try:
        return _read(data)
    except RecursionError:
        raise NotAClassFile("the class file is nested too deeply") from None


def _read(data: bytes) -> ClassFile:
    cursor = Cursor(data)
    if len(data) < 4 or cursor.u4() != _MAGIC:
        raise NotAClassFile("not a class file: it does not start with CAFEBABE")
    minor, major = cursor.u2(), cursor.u2()
    if major < _OLDEST:
        raise NotAClassFile(f"not a class file: its version is {major}.{minor}")
    pool = ConstantPool(cursor)
    access = Access(cursor.u2())
    name, superclass = pool.text(cursor.u2()), pool.optional(cursor.u2())
    interfaces = tuple(pool.text(number) for number in cursor.u2s())
    fields = tuple(_members(pool, cursor))
    methods = tuple(_members(pool, cursor))
    attributes = _attributes(pool, cursor)
    return ClassFile(
        name,
        major,
        minor,
        access,
        superclass,
        interfaces,
        fields,
        methods,
        _signature(pool, attributes),
        tuple(_inner_classes(pool, attributes)),
        _components(pool, attributes),
        _permitted(pool, attributes),
        _annotations(pool, attributes),
        "EnclosingMethod" in attributes,
    )


def _attributes(pool: ConstantPool, cursor: Cursor) -> Attributes:
    found: Attributes = {}
    for _ in range(cursor.u2()):
        name = pool.text(cursor.u2())
        found[name] = cursor.part(cursor.u4())
    return found


def _members(pool: ConstantPool, cursor: Cursor) -> Iterator[FileMember]:
    for _ in range(cursor.u2()):
        access = Access(cursor.u2())
        name, descriptor = pool.text(cursor.u2()), pool.text(cursor.u2())
        yield _member(pool, name, descriptor, access, _attributes(pool, cursor))


def _member(pool: ConstantPool, name: str, descriptor: str, access: Access, attributes: Attributes) -> FileMember:
    own, parameters = _type_annotations(pool, attributes)
    constant = attributes.get("ConstantValue")
    exceptions = attributes.get("Exceptions")
    return FileMember(
        name,
        descriptor,
        access,
        _signature(pool, attributes),
        None if constant is None else pool.value(constant.u2()),
        () if exceptions is None else tuple(pool.text(number) for number in exceptions.u2s()),
        _parameter_names(pool, attributes),
        _annotations(pool, attributes) | own,
        _parameter_annotations(pool, attributes),
        parameters,
        "AnnotationDefault" in attributes,
    )


def _signature(pool: ConstantPool, attributes: Attributes) -> str | None:
    found = attributes.get("Signature")
    return None if found is None else pool.text(found.u2())


def _parameter_names(pool: ConstantPool, attributes: Attributes) -> tuple[str, ...]:
    found = attributes.get("MethodParameters")
    if found is None:
        return ()
    pairs = [(found.u2(), found.u2()) for _ in range(found.u1())]
    return tuple("" if number == 0 else pool.text(number) for number, _ in pairs)


def _inner_classes(pool: ConstantPool, attributes: Attributes) -> Iterator[InnerClass]:
    found = attributes.get("InnerClasses")
    for _ in range(0 if found is None else found.u2()):
        assert found is not None
        inner, outer, simple, access = found.u2(), found.u2(), found.u2(), found.u2()
        yield InnerClass(pool.text(inner), pool.optional(outer), pool.optional(simple), Access(access))


def _components(pool: ConstantPool, attributes: Attributes) -> tuple[FileMember, ...] | None:
    found = attributes.get("Record")
    if found is None:
        return None
    components = []
    for _ in range(found.u2()):
        name, descriptor = pool.text(found.u2()), pool.text(found.u2())
        components.append(_member(pool, name, descriptor, Access(0), _attributes(pool, found)))
    return tuple(components)


def _permitted(pool: ConstantPool, attributes: Attributes) -> tuple[str, ...] | None:
    found = attributes.get("PermittedSubclasses")
    return None if found is None else tuple(pool.text(number) for number in found.u2s())


_RETENTIONS = ("RuntimeVisible", "RuntimeInvisible")


def _annotations(pool: ConstantPool, attributes: Attributes) -> frozenset[str]:
    """The annotations of a declaration; many about null are not visible at run time."""
    lists = [attributes[f"{word}Annotations"] for word in _RETENTIONS if f"{word}Annotations" in attributes]
    return frozenset[str]().union(*(annotation_names(pool, each) for each in lists))


def _parameter_annotations(pool: ConstantPool, attributes: Attributes) -> tuple[frozenset[str], ...]:
    keys = [f"{word}ParameterAnnotations" for word in _RETENTIONS]
    lists = [parameter_annotations(pool, attributes[key]) for key in keys if key in attributes]
    longest = max(map(len, lists), default=0)
    padded = [(*(frozenset[str]() for _ in range(longest - len(each))), *each) for each in lists]
    return tuple(frozenset[str]().union(*each) for each in zip(*padded, strict=True))


def _type_annotations(pool: ConstantPool, attributes: Attributes) -> tuple[frozenset[str], dict[int, frozenset[str]]]:
    own: frozenset[str] = frozenset()
    parameters: dict[int, frozenset[str]] = {}
    for key in (f"{word}TypeAnnotations" for word in _RETENTIONS):
        if key in attributes:
            more, of_parameters = type_annotations(pool, attributes[key])
            own |= more
            for number, names in of_parameters.items():
                parameters[number] = parameters.get(number, frozenset()) | names
    return own, parameters
