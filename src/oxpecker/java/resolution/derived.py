"""Members that Java adds to enums and records (JLS 8.9.3, 8.10.3), written in Java and parsed in place."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.reading import parse_members
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import DOUBLE, FLOAT, is_primitive


def derived_members(symbol: ClassSymbol, declaration: tree.ClassDeclaration) -> list[tree.Member]:
    """The implicit members, at the place of the class's name."""
    if symbol.kind is ClassKind.ENUM:
        return parse_members(_enum(symbol, declaration), declaration.name_span)
    if symbol.kind is ClassKind.RECORD:
        return _record(symbol, declaration)
    return []


def _enum(symbol: ClassSymbol, declaration: tree.ClassDeclaration) -> str:
    name = symbol.simple
    constants = ", ".join(constant.name for constant in declaration.constants)
    shown = symbol.name.replace("$", ".")
    return f"""
    public static /*@ pure @*/ {name}[] values() {{ return new {name}[] {{ {constants} }}; }}
    private static void $constants() {{ values(); }}
    public static /*@ pure @*/ {name} valueOf(String name) {{
        if (name == null) {{ throw new NullPointerException("Name is null"); }}
        for ({name} constant : values()) {{ if (constant.name().equals(name)) {{ return constant; }} }}
        throw new IllegalArgumentException("No enum constant {shown}." + name);
    }}
    """


def _record(symbol: ClassSymbol, declaration: tree.ClassDeclaration) -> list[tree.Member]:
    names = [component.name for component in declaration.components]
    declared = {(m.name, len(m.parameters)) for m in declaration.members if isinstance(m, tree.MethodDeclaration)}
    texts = {
        ("toString", 0): _to_string(symbol, names),
        ("hashCode", 0): _hash_code(symbol, names),
        ("equals", 1): _equals(symbol, names),
    }
    text = "\n".join(written for key, written in texts.items() if key not in declared)
    members = parse_members(text, declaration.name_span)
    members += _accessors(declaration, declared)
    if not any(_is_canonical(m, declaration) for m in declaration.members):
        members += _canonical(symbol, declaration, names)
    return members


def _to_string(symbol: ClassSymbol, names: list[str]) -> str:
    parts = ' + ", '.join(f'{name}=" + this.{name}' for name in names)
    inside = f'"{symbol.simple}[{parts} + "]"' if names else f'"{symbol.simple}[]"'
    return f"public final /*@ pure @*/ String toString() {{ return {inside}; }}"


def _hash_code(symbol: ClassSymbol, names: list[str]) -> str:
    lines = "".join(f"result = result * 31 + {_hash_of(symbol, name)}; " for name in names)
    return f"public final /*@ pure @*/ int hashCode() {{ int result = 0; {lines}return result; }}"


def _hash_of(symbol: ClassSymbol, name: str) -> str:
    t = symbol.fields[name].type
    if not is_primitive(t):
        return f"java.util.Objects.hashCode(this.{name})"
    boxes = {"int": "Integer", "char": "Character"}
    return f"java.lang.{boxes.get(str(t), str(t).capitalize())}.valueOf(this.{name}).hashCode()"


def _equals(symbol: ClassSymbol, names: list[str]) -> str:
    tests = "".join(f" && {_equal(symbol, name)}" for name in names)
    own = symbol.simple
    return (
        "public final /*@ pure @*/ boolean equals(Object other$) { "
        f"if (!(other$ instanceof {own})) {{ return false; }} "
        f"{own} that$ = ({own}) other$; return true{tests}; }}"
    )


def _equal(symbol: ClassSymbol, name: str) -> str:
    t = symbol.fields[name].type
    if t in (FLOAT, DOUBLE):
        return f"java.lang.{str(t).capitalize()}.compare(this.{name}, that$.{name}) == 0"
    if is_primitive(t):
        return f"this.{name} == that$.{name}"
    return f"java.util.Objects.equals(this.{name}, that$.{name})"


def _accessors(declaration: tree.ClassDeclaration, declared: set[tuple[str, int]]) -> list[tree.Member]:
    found: list[tree.Member] = []
    for component in declaration.components:
        if (component.name, 0) in declared:
            continue
        for method in parse_members(
            f"public /*@ pure @*/ Object x() {{ return this.{component.name}; }}", component.span
        ):
            assert isinstance(method, tree.MethodDeclaration)
            found.append(replace(method, name=component.name, return_type=component.type))
    return found


def _is_canonical(member: tree.Member, declaration: tree.ClassDeclaration) -> bool:
    if not isinstance(member, tree.ConstructorDeclaration):
        return False
    if member.compact:
        return True
    same = len(member.parameters) == len(declaration.components)
    return same and all(
        _written(p.type) == _written(c.type) for p, c in zip(member.parameters, declaration.components, strict=True)
    )


def _written(node: tree.TypeNode) -> str:
    if isinstance(node, tree.ArrayTypeNode):
        return f"{_written(node.element)}[]"
    if isinstance(node, tree.NamedType):
        return node.parts[-1].name
    return node.name if isinstance(node, tree.PrimitiveNode) else ""


def _canonical(symbol: ClassSymbol, declaration: tree.ClassDeclaration, names: list[str]) -> list[tree.Member]:
    assignments = " ".join(f"this.{name} = {name};" for name in names)
    text = f"public {symbol.simple}() {{ {assignments} }}"
    members: list[tree.Member] = []
    for constructor in parse_members(text, declaration.name_span, symbol.simple):
        assert isinstance(constructor, tree.ConstructorDeclaration)
        members.append(replace(constructor, parameters=declaration.components))
    return members
