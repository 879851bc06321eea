"""Types as text, for members that are written in Java."""

from __future__ import annotations

from oxpecker.java import tree


def type_text(node: tree.TypeNode) -> str:
    """A type as it can be written."""
    match node:
        case tree.PrimitiveNode(name=name):
            return name
        case tree.ArrayTypeNode(element=element):
            return f"{type_text(element)}[]"
        case tree.WildcardNode(kind=kind, bound=bound):
            return "?" if bound is None else f"? {kind} {type_text(bound)}"
        case tree.IntersectionNode(types=types):
            return " & ".join(map(type_text, types))
    assert isinstance(node, tree.NamedType)
    return ".".join(_part_text(part) for part in node.parts)


def _part_text(part: tree.NamedTypePart) -> str:
    return part.name if part.arguments is None else f"{part.name}<{', '.join(map(type_text, part.arguments))}>"


def declared_parameters(parameters: tuple[tree.TypeParameterNode, ...]) -> str:
    """`<T extends A, U> ` before a method; empty if there are none."""
    texts = [
        each.name + (f" extends {' & '.join(map(type_text, each.bounds))}" if each.bounds else "")
        for each in parameters
    ]
    return f"<{', '.join(texts)}> " if texts else ""


def type_arguments(parameters: tuple[tree.TypeParameterNode, ...]) -> str:
    """`<T, U>` behind the name of a class; empty if there are none."""
    return f"<{', '.join(each.name for each in parameters)}>" if parameters else ""


def method(head: str, parameters: str, *body: str) -> str:
    """A method with its statements."""
    return f"{head}({parameters}) {{ {' '.join(body)} }}"


def null_check(value: str, name: str = "") -> str:
    """What a value must pass that is marked as never null; its name is the value itself if none is given."""
    marked = f"{name or value} is marked non-null but is null"
    return f'if ({value} == null) {{ throw new NullPointerException("{marked}"); }} '
