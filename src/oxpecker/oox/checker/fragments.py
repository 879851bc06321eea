"""Checks a few statements inside a program that is well typed, so that a change costs no check of all the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.checker.classes import build_hierarchy
from oxpecker.oox.checker.context import Context, Settings
from oxpecker.oox.checker.methods import check_initial_value, new_context
from oxpecker.oox.checker.statements import check_statement
from oxpecker.oox.dialects import Dialect, Parameters
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.source import Diagnostics, Span
from oxpecker.oox.types import Type


class Fragments:
    """The classes of a program without errors, beside which its statements and initial values can be checked alone."""

    def __init__(self, program: typed.Program, declarations: syntax.Program) -> None:
        self._hierarchy = build_hierarchy(declarations, Diagnostics())
        chosen = program.options.get("parameters")
        parameters = Parameters(chosen) if chosen in list(Parameters) else None
        self._settings = Settings(java_ints=program.options["ints"] == "java", parameters=parameters)
        self._methods: dict[int, tuple[ClassInfo, MethodInfo]] = {}
        for info in self._hierarchy.classes.values():
            methods = [*(each for group in info.methods.values() for each in group), *info.constructors]
            self._methods |= {id(each.declaration): (info, each) for each in methods if each.declaration is not None}
            for member in info.declaration.members:
                if isinstance(member, syntax.StaticInitialiser) and info.initialiser is not None:
                    self._methods[id(member)] = (info, info.initialiser)
                elif isinstance(member, syntax.Field) and (around := _initialised_by(info, member)) is not None:
                    self._methods[id(member)] = (info, around)
        self._scope: tuple[Mapping[str, Type], dict[str, tuple[typed.Variable, Span]]] = ({}, {})

    def knows(self, member: syntax.Member) -> bool:
        """Whether the code of a member can be checked alone."""
        return id(member) in self._methods

    def are_well_typed(
        self,
        member: syntax.Member,
        scope: Mapping[str, Type],
        targets: Sequence[typed.Target],
        statements: Iterable[syntax.Statement],
    ) -> bool:
        """Whether these statements have no error inside a member, with such local variables, in such loops."""
        context = self._context(member)
        context.scopes.append(self._declared(scope, member.span))
        context.targets += targets
        for statement in statements:
            check_statement(context, statement)
        return not context.diagnostics.errors

    def is_well_typed_value(self, member: syntax.Field, changed: syntax.Field) -> bool:
        """Whether another initial value of a field has no error."""
        context = self._context(member)
        check_initial_value(context, changed)
        return not context.diagnostics.errors

    def _context(self, member: syntax.Member) -> Context:
        info, method = self._methods[id(member)]
        return new_context(self._hierarchy, Diagnostics(), self._settings, info, method)

    def _declared(self, scope: Mapping[str, Type], span: Span) -> dict[str, tuple[typed.Variable, Span]]:
        """The local variables; most statements have those of the last one. What is declared beside them is not kept."""
        if self._scope[0] is not scope:
            made = {name: (typed.Variable(name, each, 0), span) for name, each in scope.items()}
            self._scope = (scope, made)
        return dict(self._scope[1])


def fragments(program: syntax.Program) -> Fragments | None:
    """None if the program has errors, or if its dialect lets a statement change what later ones mean."""
    checked = check(program).program
    if checked is None or checked.options["dialect"] == Dialect.JIP:
        return None
    return Fragments(checked, program)


def _initialised_by(info: ClassInfo, member: syntax.Field) -> MethodInfo | None:
    """The code that gives a field its initial value; all constructors see the same names."""
    if member.static:
        return info.initialiser
    return info.constructors[0] if info.constructors else None
