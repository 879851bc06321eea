"""Classes without source in OOX: distinct names, and native methods for what the program uses of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oxpecker.java.lowering.naming import Described
from oxpecker.java.lowering.outline import Outline
from oxpecker.java.lowering.program import Lowering, OpenMember
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.types import OBJECT, STRING, THROWABLE, ClassType
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.open_classes import marker
from oxpecker.oox.open_methods import NATIVE
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import NOWHERE
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.types import ANY


def is_throwable(world: World, name: str) -> bool:
    """Whether a class without a model is an exception."""
    return as_super(world, ClassType(name), THROWABLE.name) is not None


def any_object(program: Lowering, name: str) -> str:
    """The OOX class of the objects of a class without source."""
    stub = program.stub(name)
    return stub if is_throwable(program.world, name) else f"{stub}{ANY}"


def stubs(program: Lowering) -> Iterable[syntax.Class]:
    """The stubs that the program mentions: exceptions are classes, others interfaces that any class may implement."""
    pending = list(program.stubs)
    while pending:
        name = pending.pop()
        symbol = program.world.classes[name]
        above = symbol.superclass
        stub, span = program.stub(name), symbol.span
        members = tuple(_members(program, name))
        if not symbol.unmodelled:
            # Its model has the objects; the stub has what the model leaves out.
            yield syntax.Class(stub, members, None, (), False, True, span=span)
        elif not is_throwable(program.world, name):
            over = [each for each in program.world.unmodelled_above(name) if not is_throwable(program.world, each)]
            pending += [each for each in over if each not in program.stubs]
            interfaces = tuple(syntax.ClassName(program.stub(each), span=span) for each in over)
            yield syntax.Class(stub, members, None, interfaces, False, True, span=span)
            if program.world.opens:
                above_it = (syntax.ClassName(stub, span=span),)
                yield syntax.Class(f"{stub}{ANY}", (_text(program),), None, above_it, span=span)
        else:
            assert above is not None and above != OBJECT
            if program.world.is_unmodelled(above):
                pending += [above.name] if above.name not in program.stubs else []
                superclass = program.stub(above.name)
            elif program.world.is_plain(above):
                superclass = program.named(above.name)
            else:
                superclass = program.named(program.world.nearest_superclass(above.name).name)
            yield syntax.Class(stub, members, syntax.ClassName(superclass, span=span), span=span)


def below_stub(program: Lowering, outline: Outline, names: Described | None) -> Outline:
    """A class that implements the interfaces without a model that the class of its name in Java implements."""
    if not program.stubs or names is None or names.name is None:
        return outline
    above = program.world.all_unmodelled_above(names.name.replace("$", "."))
    wanted = [program.stub(each) for each in above if each in program.stubs and not is_throwable(program.world, each)]
    declaration = outline.declaration
    known = {each.name for each in declaration.interfaces}
    added = tuple(syntax.ClassName(each, span=declaration.span) for each in wanted if each not in known)
    if not added:
        return outline
    return replace(outline, declaration=replace(declaration, interfaces=(*declaration.interfaces, *added)))


def function_interfaces(program: Lowering) -> Iterable[syntax.Class]:
    """The interfaces of functions of the program whose interfaces have no source."""
    for name, method in program.function_interfaces.items():
        types = [syntax.TypeUse(program.type(t)) for t in method.erased]
        parameters = tuple(syntax.Parameter(t, f"p{number}") for number, t in enumerate(types))
        result = syntax.TypeUse(program.type(method.return_type))
        modifiers = frozenset({Modifier.ABSTRACT})
        declared = syntax.Method(result, program.method_name(method), parameters, (), None, modifiers)
        yield syntax.Class(f"{program.stub(name)}$function", (declared,), None, (), False, True)


def _text(program: Lowering) -> syntax.Method:
    """`toString()` of an object of a class without source: any text."""
    use = syntax.TypeUse(replace(oox.ClassType(program.named(STRING.name)), non_null=True))
    body = syntax.Block((syntax.Return(syntax.Nondet(use)),))
    return syntax.Method(use, "toString", (), (), body)


def _members(program: Lowering, name: str) -> Iterator[syntax.Member]:
    used = program.open_members.get(name, {})
    yield from (_method(name, member, called) for member, called in used.items())
    if program.world.opens:
        yield marker(InputRole.MISSING)


def _method(owner: str, member: OpenMember, name: str) -> syntax.Method:
    """A native method, which returns any result."""
    what = f"{NATIVE} {owner.replace('$', '.')}.{member.name}"
    parameters = tuple(
        syntax.Parameter(syntax.TypeUse(t, span=NOWHERE), f"p{number}") for number, t in enumerate(member.parameters)
    )
    modifiers = {Modifier.STATIC, Modifier.PURE} if member.is_stable else {Modifier.STATIC}
    body = syntax.Block((syntax.Unsupported(what),))
    clauses = (syntax.Throws(tuple(syntax.TypeUse(t) for t in member.throws)),) if member.throws else ()
    return syntax.Method(syntax.TypeUse(member.result), name, parameters, clauses, body, frozenset(modifiers))
