"""Static rules of calls and object creation."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.checker.conversions import assign
from oxpecker.oox.checker.names import class_named, suggestion
from oxpecker.oox.checker.operators import bad
from oxpecker.oox.checker.overloads import choose
from oxpecker.oox.checker.visibility import check_use
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ClassType

CheckExpression = Callable[[Context, syntax.Expression], typed.Expression]


def check_call(context: Context, node: syntax.Call, check: CheckExpression) -> typed.Expression:
    """Koppier invoke: the class has the method, and each argument has its parameter's type."""
    if node.target is None:
        return _unqualified_call(context, node, check)
    written_target = node.target
    if isinstance(written_target, syntax.Super):
        return _super_call(context, node, check)
    owner = class_named(context, written_target)
    receiver = None if owner is not None else check(context, written_target)
    arguments = tuple(check(context, argument) for argument in node.arguments)
    if receiver is not None:
        if receiver.type == ERROR:
            return bad(node)
        owner = context.hierarchy.get(receiver.type.name) if isinstance(receiver.type, ClassType) else None
        if owner is None:
            context.error(f"{receiver.type} has no methods", written_target.span)
            return bad(node)
    assert owner is not None
    method = _method_of(context, owner, node, arguments)
    if method is None or not _right_kind(context, node, method, receiver, owner):
        return bad(node)
    _check_purity(context, node, method)
    arguments = _pass(context, method, arguments, node.arguments)
    virtual = receiver is not None
    return typed.Invoke(method.return_type, method, receiver, arguments, virtual, span=node.span)


def _unqualified_call(context: Context, node: syntax.Call, check: CheckExpression) -> typed.Expression:
    """A call without target means a method of the enclosing class, on `this` when it is not static."""
    arguments = tuple(check(context, argument) for argument in node.arguments)
    method = _method_of(context, context.owner, node, arguments)
    if method is None:
        return bad(node)
    this = context.lookup("this")
    receiver = None if method.static or this is None else typed.Local(this.type, this, span=node.span)
    if not _right_kind(context, node, method, receiver, context.owner):
        return bad(node)
    _check_purity(context, node, method)
    arguments = _pass(context, method, arguments, node.arguments)
    virtual = receiver is not None
    return typed.Invoke(method.return_type, method, receiver, arguments, virtual, span=node.span)


def _super_call(context: Context, node: syntax.Call, check: CheckExpression) -> typed.Expression:
    """`super.m(..)` runs the superclass's method, whatever the class of `this` is."""
    arguments = tuple(check(context, argument) for argument in node.arguments)
    this = context.lookup("this")
    above = context.owner.superclass
    if this is None or above is None:
        context.error("'super' cannot be used here: there is no superclass, or no current object", node.span)
        return bad(node)
    method = _method_of(context, above, node, arguments)
    if method is None:
        return bad(node)
    if method.abstract:
        note = ("declared here", method.span)
        context.error(f"abstract method {method} cannot be accessed directly", node.span, note)
        return bad(node)
    _check_purity(context, node, method)
    arguments = _pass(context, method, arguments, node.arguments)
    receiver = None if method.static else typed.Local(this.type, this, span=node.span)
    return typed.Invoke(method.return_type, method, receiver, arguments, False, span=node.span)


def _method_of(
    context: Context, owner: ClassInfo, node: syntax.Call, arguments: tuple[typed.Expression, ...]
) -> MethodInfo | None:
    candidates = owner.methods_named(node.method)
    if not candidates:
        known = [name for info in owner.lineage() for name in info.methods]
        hint = suggestion(node.method, known)
        context.error(f"cannot find symbol: method {node.method} in class {owner.name}{hint}", node.span)
        return None
    what = f"method {owner.name}.{node.method}"
    found = choose(context, candidates, arguments, node.arguments, what, node.span)
    if found is not None:
        check_use(context, found, node.span)
    return found


def _right_kind(
    context: Context, node: syntax.Call, method: MethodInfo, receiver: typed.Expression | None, owner: ClassInfo
) -> bool:
    note = ("declared here", method.span)
    if receiver is None and not method.static:
        problem = f"non-static method {method} cannot be referenced from a static context"
        context.error(f"{problem}; call it on an object of {owner.name}", node.span, note)
        return False
    if receiver is not None and method.static:
        problem = f"static method {method} cannot be called on an object"
        context.error(f"{problem}; write {method.owner}.{method.name}(..)", node.span, note)
        return False
    return True


def _check_purity(context: Context, node: syntax.Call, method: MethodInfo) -> None:
    """Specifications and pure methods call only pure methods."""
    note = ("declared here", method.span)
    if not {InputRole.ORDER, InputRole.INSPECTABLE}.isdisjoint(context.hierarchy[method.owner].methods):
        return  # comparisons and queries are not declared pure; their assignments are checked when they run
    if context.place.specification and not method.pure:
        context.error(f"{method} is not pure, so a specification cannot call it", node.span, note)
    elif context.method.pure and not method.pure:
        context.error(f"{method} is not pure, so the pure {context.method} cannot call it", node.span, note)


def _pass(
    context: Context,
    method: MethodInfo,
    arguments: tuple[typed.Expression, ...],
    written: tuple[syntax.Expression, ...],
) -> tuple[typed.Expression, ...]:
    return tuple(
        assign(context, argument, text, t, f"argument '{name}'")
        for argument, text, (name, t) in zip(arguments, written, method.parameters, strict=True)
    )


def check_new(context: Context, node: syntax.New, check: CheckExpression) -> typed.Expression:
    """Koppier invoke(K, ..): the class has a constructor for the arguments and is not abstract."""
    if context.place.specification:
        context.error("a specification cannot create an object", node.span)
    arguments = tuple(check(context, argument) for argument in node.arguments)
    owner = _instantiated(context, node.class_name, node)
    if owner is None:
        return bad(node)
    constructor = choose_constructor(context, owner, arguments, node.arguments, node)
    if constructor is None:
        return bad(node)
    arguments = _pass(context, constructor, arguments, node.arguments)
    return typed.NewObject(ClassType(owner.name), constructor, arguments, span=node.span)


def check_copy(context: Context, node: syntax.NewCopy, check: CheckExpression) -> typed.Expression:
    """The copied object has the class of the copy, or one below it."""
    if context.place.specification:
        context.error("a specification cannot create an object", node.span)
    operand = check(context, node.operand)
    owner = _instantiated(context, node.class_name, node)
    if owner is None:
        return bad(node)
    t = ClassType(owner.name)
    return typed.NewCopy(t, assign(context, operand, node.operand, t, "the copied object"), span=node.span)


def _instantiated(context: Context, name: str, node: syntax.Node) -> ClassInfo | None:
    """The class with a name, if it has objects of its own."""
    owner = context.hierarchy.get(name)
    if owner is None:
        hint = suggestion(name, context.hierarchy.classes)
        context.error(f"cannot find symbol: class {name}{hint}", node.span)
    elif owner.abstract:
        kind = "an interface" if owner.interface else "abstract"
        context.error(f"{owner.name} is {kind}; cannot be instantiated", node.span)
        return None
    return owner


def choose_constructor(
    context: Context,
    owner: ClassInfo,
    arguments: tuple[typed.Expression, ...],
    written: tuple[syntax.Expression, ...],
    node: syntax.Node,
) -> MethodInfo | None:
    """The constructor of a class for the given arguments."""
    found = choose(context, owner.constructors, arguments, written, f"constructor of {owner.name}", node.span)
    if found is not None:
        check_use(context, found, node.span)
    return found


def check_constructor_call(
    context: Context, node: syntax.ConstructorCall, check: CheckExpression
) -> typed.Invoke | None:
    """`this(..)` and `super(..)`: a constructor run on the object under construction."""
    arguments = tuple(check(context, argument) for argument in node.arguments)
    owner = context.owner if node.kind is syntax.ConstructorKind.THIS else context.owner.superclass
    this = context.lookup("this")
    if owner is None or this is None:
        context.error(f"{context.owner.name} has no superclass", node.span)
        return None
    constructor = choose_constructor(context, owner, arguments, node.arguments, node)
    if constructor is None:
        return None
    arguments = _pass(context, constructor, arguments, node.arguments)
    receiver = typed.Local(this.type, this, span=node.span)
    return typed.Invoke(constructor.return_type, constructor, receiver, arguments, False, span=node.span)
