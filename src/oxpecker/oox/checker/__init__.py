"""The static checker: from syntax to a typed program, or to every error there is.

| rules about | are in |
|---|---|
| classes as wholes | `classes` |
| fields, methods, constructors by themselves | `members` |
| overriding | `overriding` |
| the inside of methods | `methods`, `statements`, `expressions`, `operators`, `calls`, `overloads` |
| contracts | `contracts` |
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.limits.garbage import uncollected
from oxpecker.oox import syntax, typed
from oxpecker.oox.analysis import claim_facts
from oxpecker.oox.analysis.constructor_facts import passing_reads
from oxpecker.oox.checker.classes import build_hierarchy, supertypes_first
from oxpecker.oox.checker.context import Context, Settings
from oxpecker.oox.checker.contracts import effective_cases
from oxpecker.oox.checker.methods import (
    check_constructor_cycles,
    check_invariants,
    check_method,
    check_static_initialiser,
    new_context,
)
from oxpecker.oox.checker.names import suggestion
from oxpecker.oox.claims import Fact
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.dialects import Dialect, Parameters
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.open_methods import settle_open_methods
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Diagnostics
from oxpecker.oox.types import VOID, ArrayType

__all__ = ["OPTIONS", "Checked", "check"]

OPTIONS: dict[str, tuple[str, ...]] = {
    "ints": ("unbounded", "java"),
    "dialect": tuple(Dialect),
    "exceptions": ("allowed", "finding"),
    "overflow": ("ignore", "check"),
    "memory": ("sc", "java"),
    "parameters": tuple(Parameters),
    "facts": ("all", "none", *Fact),
}
"""What `option name = value;` may say; the first value is the default."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A typed program (None when there are errors) and what was found."""

    program: typed.Program | None
    diagnostics: list[Diagnostic]


@uncollected()
def check(
    program: syntax.Program, options: dict[str, str] | None = None, usual: dict[str, str] | None = None
) -> Checked:
    """Checks a program; `options` override those written in it, `usual` are for what it does not say."""
    diagnostics = Diagnostics()
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    given = (usual or {}) | _written_options(program, diagnostics) | (options or {})
    jip = given.get("dialect") == Dialect.JIP
    chosen |= ({"exceptions": "finding"} if jip else {}) | given
    parameters = Parameters(given["parameters"]) if given.get("parameters") in list(Parameters) else None
    settings = Settings(java_ints=chosen["ints"] == "java", jip=jip, parameters=parameters)
    with deep_recursion():
        hierarchy = build_hierarchy(_with_present_arrays(program) if jip else program, diagnostics)
        methods, invariants, static_invariants = _check_bodies(hierarchy, settings, diagnostics)
    if diagnostics.errors:
        return Checked(None, diagnostics.items)
    _inherit_contracts(hierarchy, methods)
    made = typed.Program(hierarchy, methods, invariants, chosen, static_invariants)
    settle_open_methods(made)
    _warn_of_passing_conditions(made, diagnostics)
    claim_facts(made, _facts(chosen["facts"]))
    return Checked(made, diagnostics.items)


def _warn_of_passing_conditions(program: typed.Program, diagnostics: Diagnostics) -> None:
    """Constructors ensure nothing about what other code may change."""
    for info in program.hierarchy.classes.values():
        for reason, span in passing_reads(program, info):
            diagnostics.warning(f"the clause 'input bool constructed' of {info.name} is not used: it {reason}", span)


def _with_present_arrays(program: syntax.Program) -> syntax.Program:
    """Jip's inputs: the arrays that a method is started with are not null."""
    return replace(program, classes=tuple(replace(c, members=tuple(map(_present, c.members))) for c in program.classes))


def _present(member: syntax.Member) -> syntax.Member:
    if not isinstance(member, (syntax.Method, syntax.Constructor)):
        return member
    return replace(member, parameters=tuple(map(_present_parameter, member.parameters)))


def _present_parameter(parameter: syntax.Parameter) -> syntax.Parameter:
    use = parameter.type
    if not isinstance(use.type, ArrayType):
        return parameter
    return replace(parameter, type=replace(use, type=replace(use.type, non_null=True)))


def _facts(chosen: str) -> frozenset[Fact]:
    """The facts that are claimed: all, none, or one kind."""
    return frozenset(Fact) if chosen == "all" else frozenset(fact for fact in Fact if fact == chosen)


def _written_options(program: syntax.Program, diagnostics: Diagnostics) -> dict[str, str]:
    found: dict[str, str] = {}
    for option in program.options:
        values = OPTIONS.get(option.name)
        if values is None:
            diagnostics.error(f"unknown option '{option.name}'{suggestion(option.name, OPTIONS)}", option.span)
        elif option.value not in values:
            allowed = ", ".join(values)
            diagnostics.error(f"option '{option.name}' must be one of: {allowed}; found '{option.value}'", option.span)
        elif option.name in found:
            diagnostics.error(f"option '{option.name}' is set twice", option.span)
        else:
            found[option.name] = option.value
    return found


def _check_bodies(
    hierarchy: Hierarchy, settings: Settings, diagnostics: Diagnostics
) -> tuple[dict[str, typed.Method], dict[str, tuple[typed.Clause, ...]], dict[str, tuple[typed.Clause, ...]]]:
    methods: dict[str, typed.Method] = {}
    invariants: dict[str, tuple[typed.Clause, ...]] = {}
    statics: dict[str, tuple[typed.Clause, ...]] = {}
    for info in hierarchy.classes.values():
        for method in [*(m for group in info.methods.values() for m in group), *info.constructors]:
            methods[method.key] = check_method(new_context(hierarchy, diagnostics, settings, info, method))
        if info.initialiser is not None:
            context = new_context(hierarchy, diagnostics, settings, info, info.initialiser)
            methods[info.initialiser.key] = check_static_initialiser(context)
        for static, found in ((False, invariants), (True, statics)):
            context = _invariant_context(hierarchy, diagnostics, settings, info, static)
            found[info.name] = check_invariants(context)
        check_constructor_cycles(info, methods, diagnostics)
    return methods, invariants, statics


def _invariant_context(
    hierarchy: Hierarchy, diagnostics: Diagnostics, settings: Settings, info: ClassInfo, static: bool
) -> Context:
    pretended = MethodInfo(info.name, "<invariant>", (), VOID, info.declaration.span, static=static)
    return new_context(hierarchy, diagnostics, settings, info, pretended)


def _inherit_contracts(hierarchy: Hierarchy, methods: dict[str, typed.Method]) -> None:
    """Behavioural subtyping: a method has its own case and those of the methods it overrides."""
    for info in supertypes_first(hierarchy):
        for group in info.methods.values():
            for method in group:
                inherited: list[typed.Case] = []
                for other in () if method.static else method.overrides:
                    inherited += [case for case in methods[other.key].cases if case not in inherited]
                own = methods[method.key].cases
                methods[method.key].cases = effective_cases(own, inherited)
        for constructor in info.constructors:
            own = methods[constructor.key].cases
            methods[constructor.key].cases = effective_cases(own, ())
