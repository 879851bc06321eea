"""Collects the specifications of methods, classes, loops and statements from comments and annotations."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.attribution import (
    after,
    attribute_clause,
    attribute_condition,
    check_names,
    not_covered,
    not_null,
)
from oxpecker.java.jml.constraints import constrain
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.datagroups import check_groups
from oxpecker.java.jml.ghosts import as_code, specified
from oxpecker.java.jml.members import about_class, note_uncovered, specification_of
from oxpecker.java.jml.nullness import Declaration, declared_nullness
from oxpecker.java.jml.parser import parse_statements, parse_text
from oxpecker.java.jml.purity import check_calls, is_pure
from oxpecker.java.jml.words import NOT_COVERED_MODIFIERS
from oxpecker.java.kinds import LocationKind
from oxpecker.java.nullness import Nullness, Place
from oxpecker.java.resolution.lookup import find_field, lineage, overrides
from oxpecker.java.resolution.names import find_class, qualified
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import BOOLEAN, EXCEPTION, INT, THROWABLE, VOID, ClassType, Type
from oxpecker.java.world import World
from oxpecker.oox.source import Span

RESULT = r"\result"


# --- methods -----------------------------------------------------------------------------------------------


def attribute_contract(
    context: Attribution, scope: Scope, method: MethodSymbol, parameters: tuple[Variable, ...]
) -> spec.Contract:
    """The contract of a method or constructor; the scope contains its parameters but not its body."""
    declaration = method.declaration
    pure = is_pure(context.world, method) and not method.is_constructor
    if declaration is None or method.owner.library:
        return spec.Contract(pure=pure, rejects=_documented(scope, method))
    words = specification_of(context.world, declaration).modifiers
    result = None if method.return_type == VOID else Variable(RESULT, method.return_type, scope.closure, method.span)
    cases = _own_cases(context, scope, method, parameters, result)
    modifiers = words.union(
        *(specification_of(context.world, parameter).modifiers for parameter in declaration.parameters)
    )
    for word in sorted(modifiers & NOT_COVERED_MODIFIERS):
        missing = not_covered(jml.Unsupported(f"'{word}'", span=method.span))
        cases = [[*case, *missing] for case in cases or [[]]]
    for number, case in enumerate(cases):
        measured = any(isinstance(clause, spec.Measure) for other in cases[:number] for clause in other)
        if measured and (second := next((c for c in case if isinstance(c, spec.Measure)), None)) is not None:
            missing = not_covered(jml.Unsupported("a second 'measured_by'", span=second.span))
            cases[number] = [*(clause for clause in case if clause is not second), *missing]
    helper = "helper" in words
    if helper and method.is_constructor:
        cases = cases or [[]]
        cases[0] += not_covered(jml.Unsupported("a constructor that is a helper", span=method.span))
    for other in _apart(context, method):
        cases += _cases_apart(context, scope, method, other, parameters, result)
    return spec.Contract(tuple(tuple(case) for case in cases), result, pure, helper, _documented(scope, method))


def _documented(scope: Scope, method: MethodSymbol) -> tuple[ClassType, ...]:
    """The exceptions that the documentation of a method lists, as far as they are known classes."""
    names = () if method.declaration is None else method.declaration.documented
    found = [qualified(scope.world, name) if "." in name else find_class(scope, name) for name in names]
    types = [ClassType(symbol.name) for symbol in found if symbol is not None and not symbol.unmodelled]
    return tuple(t for t in types if is_subtype(scope.world, t, THROWABLE))


def _own_cases(
    context: Attribution,
    scope: Scope,
    method: MethodSymbol,
    parameters: tuple[Variable, ...],
    result: Variable | None,
) -> list[list[spec.Clause]]:
    """The cases of the declaration itself."""
    declaration = method.declaration
    if declaration is None:
        return []
    cases = [_case(context, scope, case, result) for case in specification_of(context.world, declaration).cases]
    cases += _annotated_cases(context, scope, declaration, result)
    everywhere = _everywhere(context, scope, method, parameters, result)
    if everywhere and not cases:
        cases = [[]]
    return constrain(context, scope, method, [[*everywhere, *case] for case in cases])


def _has_several_packages(world: World) -> bool:
    packages = (symbol.package for symbol in world.own)
    first = next(packages, "")
    return any(package != first for package in packages)


def _apart(context: Attribution, method: MethodSymbol) -> list[MethodSymbol]:
    """The methods that it overrides unseen by OOX: with other erased parameters, or another OOX name."""
    if method.static or method.private or method.is_constructor:
        return []
    found: list[MethodSymbol] = []
    for above in lineage(context.world, ClassType(method.owner.name)):
        current = context.world.find(above.name)
        if current is None or current is method.owner or current.library:
            continue
        for other in current.methods.get(method.name, []):
            widened = other.package_private and not method.package_private
            renamed = widened and _has_several_packages(context.world)
            apart = not other.static and not other.private and (other.erased != method.erased or renamed)
            if apart and overrides(context.world, method, other):
                found.append(other)
    return found


def _cases_apart(
    context: Attribution,
    scope: Scope,
    method: MethodSymbol,
    other: MethodSymbol,
    parameters: tuple[Variable, ...],
    result: Variable | None,
) -> list[list[spec.Clause]]:
    """The cases of an overridden method, over the parameters and the result of the overriding one."""
    assert scope.parent is not None
    inside = scope.parent.inside(method=method, flow=scope.flow)
    inside.locals.update(zip(other.names, parameters, strict=True))
    with context.speculating() as scratch:
        cases = _own_cases(context, inside, other, parameters, result)
    if scratch.errors:
        return [
            not_covered(jml.Unsupported(f"the contract of {other}, seen from {method.owner.shown}", span=other.span))
        ]
    return cases


def _case(context: Attribution, scope: Scope, case: jml.Case, result: Variable | None) -> list[spec.Clause]:
    inside = scope.inside()
    for clause in case.clauses:
        if isinstance(clause, jml.Unsupported) and clause.names:
            # The rest refers to names without a meaning.
            return not_covered(clause)
    clauses = [item for clause in case.clauses for item in attribute_clause(context, inside, clause, result)]
    false = a.Constant(BOOLEAN, False, span=case.span)
    if case.kind == "normal_behavior":
        condition = spec.Condition("signals", false, span=case.span)
        clauses.append(spec.Signals(EXCEPTION, None, condition, span=case.span))
    elif case.kind == "exceptional_behavior":
        clauses.append(spec.Condition("ensures", false, span=case.span))
    return clauses


def _everywhere(
    context: Attribution,
    scope: Scope,
    method: MethodSymbol,
    parameters: tuple[Variable, ...],
    result: Variable | None,
) -> list[spec.Clause]:
    """Clauses from modifiers and the class, which belong to every case: non-null, `initially`, a fresh result."""
    declaration = method.declaration
    assert declaration is not None
    clauses: list[spec.Clause] = []
    written = declaration.parameters
    if len(written) == len(parameters):
        for parameter, variable in zip(written, parameters, strict=True):
            if _non_null(context, method.owner, parameter, variable.type, Place.PARAMETER, declaration):
                clauses.append(not_null(a.Local(variable.type, variable, span=parameter.span), "requires"))
    if result is not None:
        value = a.Local(result.type, result, span=method.span)
        if _non_null(context, method.owner, declaration, result.type, Place.RESULT, declaration):
            clauses.append(not_null(value, "ensures"))
        if _is_annotated(method.owner, declaration.modifiers, "Fresh"):
            fresh = spec.Property(BOOLEAN, r"\fresh", value, span=method.span)
            clauses.append(spec.Condition("ensures", fresh, span=method.span))
    if method.is_constructor and method.owner.declaration is not None:
        for clause in about_class(context.world, method.owner.declaration):
            if isinstance(clause, jml.Condition) and clause.word == "initially":
                condition = jml.Condition("ensures", clause.condition, span=clause.span)
                clauses.append(attribute_condition(context, after(scope.parent or scope), condition))
    return clauses


def _non_null(
    context: Attribution,
    owner: ClassSymbol,
    node: Declaration,
    t: Type,
    place: Place,
    method: tree.MethodDeclaration | tree.ConstructorDeclaration | None = None,
) -> bool:
    """Whether a reference is declared non-null; by default it is nullable, as in Java."""
    return declared_nullness(context.world, owner, node, t, place, method) is Nullness.NEVER


# --- annotations -------------------------------------------------------------------------------------------


def _is_annotated(owner: ClassSymbol, words: tree.Modifiers, name: str) -> bool:
    """Whether a class of the program has an annotation; those of the library are facts, not contracts."""
    return not owner.library and tree.has_annotation(words, name)


def _annotated_cases(
    context: Attribution,
    scope: Scope,
    declaration: tree.MethodDeclaration | tree.ConstructorDeclaration,
    result: Variable | None,
) -> list[list[spec.Clause]]:
    """Kiasan's form: `@Assertion({@Case(pre = "..", post = "..")})`, or a single `@Case(..)`."""
    found: list[list[spec.Clause]] = []
    for note in declaration.modifiers.annotations:
        for case in _cases_in(note):
            clauses: list[spec.Clause] = []
            for key, word in (("pre", "requires"), ("post", "ensures")):
                text = case.elements.get(key)
                if text is not None:
                    clauses += _annotated(context, after(scope, result) if word == "ensures" else scope, word, text)
            found.append(clauses)
    return found


def _cases_in(note: tree.Annotation) -> list[tree.Annotation]:
    name = note.name.rpartition(".")[2]
    if name == "Case":
        return [note]
    inner = note.elements.get("value") if name == "Assertion" else None
    if isinstance(inner, tree.Annotation):
        return [inner]
    return list(inner.items) if isinstance(inner, tree.AnnotationList) else []


def _annotated(context: Attribution, scope: Scope, word: str, text: tree.Node) -> list[spec.Clause]:
    literal = isinstance(text, tree.Literal) and text.kind == "string" and text.span.line == text.span.end_line
    if not literal:
        return [spec.Condition(word, None, f"{word}: a condition that is not one string literal", span=text.span)]
    try:
        parsed = parse_text(context.world.sources[text.span.file], text.span, context.world.diagnostics)
    except NotCovered as missing:
        return [spec.Condition(word, None, f"{word}: {missing.what}", span=missing.span)]
    if parsed is None:
        return []
    return [attribute_condition(context, scope, jml.Condition(word, parsed, span=parsed.span))]


# --- classes -----------------------------------------------------------------------------------------------


def attribute_class_specification(context: Attribution, scope: Scope, symbol: ClassSymbol) -> spec.ClassSpecification:
    """The invariants of a class; one that is not covered makes the verdicts about all its methods unknown."""
    declaration = symbol.declaration
    if declaration is None or symbol.library:
        return spec.ClassSpecification()
    instance: list[spec.Condition] = []
    static: list[spec.Condition] = []
    for place, word in _modifiers_not_covered(context, declaration):
        missing = spec.Condition("invariant", None, f"'{word}'", span=place)
        instance.append(missing)
        static.append(missing)
    # Comments before a nested class are among the members of the enclosing class, and belong to it.
    own = specification_of(context.world, declaration).clauses if symbol.outer is None else ()
    for clause in [*own, *about_class(context.world, declaration)]:
        if isinstance(clause, jml.Unsupported) and clause.names:
            continue  # methods that use the names get no verdict
        if isinstance(clause, jml.Unsupported):
            missing = spec.Condition("invariant", None, clause.word, span=clause.span)
            instance.append(missing)
            static.append(missing)
        elif isinstance(clause, jml.Condition) and clause.word == "invariant":
            inside = scope.inside(static=clause.static)
            (static if clause.static else instance).append(attribute_condition(context, inside, clause))
    check_groups(context, symbol)
    for member in declaration.members:
        if isinstance(member, tree.FieldDeclaration):
            _non_null_fields(context, symbol, member, instance, static)
        if not isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
            for case in specification_of(context.world, member).cases:
                context.error("JML: no method follows this contract", case.span)
    for component in declaration.components:
        field = symbol.fields.get(component.name)
        if field is not None and _non_null(context, symbol, component, field.type, Place.FIELD):
            this = a.This(symbol.type, symbol, span=field.span)
            instance.append(not_null(a.FieldRead(field.type, this, field, span=field.span), "invariant"))
    return spec.ClassSpecification(tuple(instance), tuple(static), _models(context, scope, symbol))


def _modifiers_not_covered(context: Attribution, declaration: tree.ClassDeclaration) -> list[tuple[Span, str]]:
    """The modifiers of the class and of its fields that are not covered."""
    found: list[tuple[Span, str]] = []
    for node in (declaration, *declaration.members):
        if isinstance(node, (tree.ClassDeclaration, tree.FieldDeclaration)) and node.jml:
            if node is not declaration and isinstance(node, tree.ClassDeclaration):
                continue
            words = specification_of(context.world, node).modifiers & NOT_COVERED_MODIFIERS
            found += [(node.jml[0].span, word) for word in sorted(words)]
    return found


def _models(
    context: Attribution, scope: Scope, symbol: ClassSymbol
) -> tuple[tuple[FieldSymbol, spec.Condition | None], ...]:
    """The model fields that a class declares or represents."""
    assert symbol.declaration is not None
    found: dict[FieldSymbol, spec.Condition | None] = {f: None for f in symbol.fields.values() if f.model}
    for clause in about_class(context.world, symbol.declaration):
        if not isinstance(clause, jml.Represents):
            continue
        field = find_field(context.world, symbol, clause.name)
        if field is None or not field.model:
            context.error(f"JML: '{clause.name}' is not a model field", clause.span)
        else:
            condition = jml.Condition("represents", clause.value, span=clause.span)
            found[field] = attribute_condition(context, scope.inside(), condition, field.type)
    if not symbol.abstract:
        found = {**_unrepresented(context, symbol), **found}
    return tuple(found.items())


def _unrepresented(context: Attribution, symbol: ClassSymbol) -> dict[FieldSymbol, spec.Condition | None]:
    """The inherited model fields that no class from here on represents."""
    fields: list[FieldSymbol] = []
    names: set[str] = set()
    for above in lineage(context.world, ClassType(symbol.name)):
        current = context.world.find(above.name)
        if current is None or current.library or current.declaration is None:
            continue
        fields += [field for field in current.fields.values() if field.model]
        clauses = about_class(context.world, current.declaration)
        names |= {clause.name for clause in clauses if isinstance(clause, jml.Represents)}
    return {field: None for field in fields if field.name not in names}


def _non_null_fields(
    context: Attribution,
    symbol: ClassSymbol,
    member: tree.FieldDeclaration,
    instance: list[spec.Condition],
    static: list[spec.Condition],
) -> None:
    for declarator in member.declarators:
        field = symbol.fields.get(declarator.name)
        if field is None or field.span != declarator.span:
            continue
        if _non_null(context, symbol, member, field.type, Place.FIELD):
            target = None if field.static else a.This(symbol.type, symbol, span=field.span)
            read = a.FieldRead(field.type, target, field, span=field.span)
            (static if field.static else instance).append(not_null(read, "invariant"))


# --- statements --------------------------------------------------------------------------------------------


def attribute_loop(context: Attribution, scope: Scope, comments: tuple[tree.Comment, ...]) -> spec.LoopSpecification:
    """The annotations right before a loop."""
    if not comments:
        return spec.LoopSpecification()
    inside = after(scope)
    invariants: list[spec.Condition] = []
    measures: list[spec.Condition] = []
    frames: list[spec.Assignable] = []
    for clause in parse_statements(comments, True, context.world.diagnostics):
        if isinstance(clause, jml.Condition) and clause.word == "decreases":
            measures.append(attribute_condition(context, inside, clause, INT))
        elif isinstance(clause, jml.Condition) and clause.word == "loop_invariant":
            invariants.append(attribute_condition(context, inside, clause))
        elif isinstance(clause, jml.Assignable):
            for found in attribute_clause(context, inside, _without_locals(inside, clause), None):
                if isinstance(found, spec.Assignable):
                    frames.append(found)
                elif isinstance(found, spec.Condition):
                    invariants.append(replace(found, word="loop_invariant"))
        elif isinstance(clause, jml.Unsupported):
            invariants.append(spec.Condition("loop_invariant", None, clause.word, span=clause.span))
    second = [spec.Condition("loop_invariant", None, "a second 'decreases'", span=more.span) for more in measures[1:]]
    if measures and measures[0].value is None:
        first = measures.pop(0)
        second.append(spec.Condition("loop_invariant", None, first.reason, span=first.span))
    invariants += second
    return spec.LoopSpecification(tuple(invariants), measures[0] if measures else None, tuple(frames))


def _without_locals(scope: Scope, clause: jml.Assignable) -> jml.Assignable:
    """The clause without local variables, which a loop may list but frame conditions ignore."""
    kept = [
        location
        for location in clause.locations
        if location.kind is not LocationKind.PLACE
        or not isinstance(location.target, tree.Name)
        or not scope.lookup(location.target.identifier)
    ]
    return replace(clause, locations=tuple(kept))


def attribute_jml(context: Attribution, scope: Scope, node: tree.JmlStatement) -> a.Statement:
    """`assert`, `assume`, `set` and `ghost` among statements."""
    found: list[a.Statement] = []
    for clause in parse_statements(node.comments, False, context.world.diagnostics):
        note_uncovered(context.world, clause)
        if isinstance(clause, jml.Set):
            found.append(_set(context, scope, clause))
        elif isinstance(clause, jml.Ghost):
            found.append(_ghost(context, scope, clause))
        elif isinstance(clause, jml.Use):
            found.append(_use(context, scope, clause))
        elif isinstance(clause, (jml.Condition, jml.Unsupported)) and clause.word not in (
            "loop_invariant",
            "decreases",
        ):
            condition = attribute_condition(context, after(scope), clause)
            found.append(spec.Statement((condition,), span=clause.span))
    return found[0] if len(found) == 1 else a.Several(tuple(found), span=node.span)


def _ghost(context: Attribution, scope: Scope, clause: jml.Ghost) -> a.Statement:
    return context.statement(scope, tree.LocalVariables(as_code(clause, past=True), span=clause.span))


def _set(context: Attribution, scope: Scope, clause: jml.Set) -> a.Statement:
    written = clause.assignment
    assert isinstance(written, tree.Assign)
    try:
        check_names(context, after(scope), written.target)
    except NotCovered as missing:
        return a.Evaluate(a.Unsupported(VOID, f"set: {missing.what}", span=missing.span), span=clause.span)
    assigned = context.expression(scope, replace(written, value=specified(written.value, past=True)))
    if isinstance(assigned, a.Assign) and isinstance(assigned.target, a.FieldRead) and assigned.target.field.model:
        context.error("JML: a model field is computed, not set", clause.span)
    return a.Evaluate(assigned, span=clause.span)


def _use(context: Attribution, scope: Scope, clause: jml.Use) -> a.Statement:
    """A call of a lemma, for the sake of its postcondition."""
    try:
        check_names(context, scope, clause.call)
        called = context.expression(scope, clause.call)
        check_calls(context, called)
    except NotCovered as missing:
        return a.Evaluate(a.Unsupported(VOID, f"use: {missing.what}", span=missing.span), span=clause.span)
    return a.Evaluate(called, span=clause.span)
