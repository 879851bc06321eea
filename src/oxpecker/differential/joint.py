"""One program with both versions: their contracts become conditions that the driver assumes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_expression
from oxpecker.oox.source import Severity, Source
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import written

COPY = "$Copy"
"""The class of the parameter that tells constructors for copies from others."""
_EMPTY = syntax.Block(())


def members(text: str) -> tuple[syntax.Member, ...]:
    """The members of a class, from their text."""
    (declared,) = classes(f"class $Members {{ {text} }}")
    return declared.members


def classes(text: str) -> tuple[syntax.Class, ...]:
    """Classes, from generated text."""
    parsed = parse(Source("<driver>", text))
    wrong = [item for item in parsed.diagnostics if item.severity is Severity.ERROR]
    if wrong:
        raise AssertionError(f"the driver is not OOX: {wrong[0].message} in {text}")
    return parsed.program.classes


def bare(declared: syntax.Class, is_old: bool, copied: bool, above: bool) -> syntax.Class:
    """A class of a version without contracts.

    The driver assigns the fields of the old version, and makes its objects by a constructor for copies if the class is
    `copied`; `above` tells whether the superclass has such a constructor, too.
    """
    kept = tuple(_bare_member(each, is_old) for each in declared.members if not isinstance(each, syntax.Invariant))
    if copied:
        if not any(isinstance(each, syntax.Constructor) for each in kept):
            kept += (
                parse(Source("<driver>", f"class {declared.name} {{ {declared.name}() {{ }} }}"))
                .program.classes[0]
                .members
            )
        start = "super($copy);" if above else ""
        made = parse(Source("<driver>", f"class {declared.name} {{ {declared.name}({COPY} $copy) {{ {start} }} }}"))
        kept += made.program.classes[0].members
    conditions = [
        print_expression(each.condition)
        for each in declared.members
        if isinstance(each, syntax.Invariant) and not each.static
    ]
    if conditions:
        kept += members(_condition("bool $invariant()", conditions))
    return replace(declared, members=kept)


def _bare_member(member: syntax.Member, is_old: bool) -> syntax.Member:
    code = _CODE[is_old]
    match member:
        case syntax.Field() if is_old:
            return replace(member, private=False, final=False)
        case syntax.Method(body=body, modifiers=modifiers) if not member.name.startswith("$"):
            left = modifiers - {syntax.MethodModifier.PRIVATE} if is_old else modifiers
            new = None if body is None else code.rewrite(body)
            return replace(member, clauses=_harmless(member.clauses), modifiers=left, body=new)
        case syntax.Constructor(body=body):
            private = member.private and not is_old
            return replace(member, clauses=_harmless(member.clauses), private=private, body=code.rewrite(body))
    return member


def _harmless(clauses: Iterable[syntax.Clause]) -> tuple[syntax.Clause, ...]:
    return tuple(each for each in clauses if isinstance(each, (syntax.Throws, syntax.Rejects, syntax.Diverges)))


def _collected(node: syntax.Print, output: str) -> syntax.Statement:
    """Adds what is printed to a static field of the driver, so that outputs can be compared."""
    place = syntax.FieldAccess(syntax.Name("$Diff"), output)
    text: syntax.Expression = place
    for each in node.values:
        text = syntax.Binary(syntax.BinaryOperator.PLUS, text, each)
    return syntax.Assign(place, text)


def _without_checks(output: str) -> Rewriter[syntax.Node]:
    """Assertions of Java are exceptions by now; those left are of JML, and a JVM does not check them."""
    return Rewriter(
        syntax.TREE,
        {
            syntax.Assert: lambda _: _EMPTY,
            syntax.While: lambda node: replace(node, invariants=(), decreases=None),
            syntax.Print: lambda node: _collected(node, output),
        },
    )


_CODE = {True: _without_checks("oldOutput"), False: _without_checks("newOutput")}
"""The rewriters of the code of the old and of the new version."""


def precondition(member: syntax.Method | syntax.Constructor, name: str, static: bool) -> tuple[syntax.Member, ...]:
    """A method of the same class that tells whether the precondition holds; nothing if there is none."""
    cases: list[list[str]] = [[]]
    for clause in member.clauses:
        if isinstance(clause, syntax.Also):
            cases.append([])
        elif isinstance(clause, syntax.Requires):
            cases[-1].append(print_expression(clause.condition))
    if not all(cases):
        return ()
    parameters = ", ".join(f"{written(each.type.type)} {each.name}" for each in member.parameters)
    condition = " || ".join("(" + " && ".join(f"({text})" for text in case) + ")" for case in cases)
    return members(_condition(f"{'static ' if static else ''}bool {name}({parameters})", [condition]))


def _condition(header: str, conditions: Sequence[str]) -> str:
    """A method that returns whether conditions hold; a condition that throws does not."""
    both = " && ".join(f"({each})" for each in conditions)
    return f"{header} {{ try {{ return specified({both}); }} catch {{ return false; }} }}"


def with_members(program: syntax.Program, added: Mapping[str, Sequence[syntax.Member]]) -> syntax.Program:
    """The program with further members in some classes."""
    changed = (replace(each, members=(*each.members, *added.get(each.name, ()))) for each in program.classes)
    return replace(program, classes=tuple(changed))
