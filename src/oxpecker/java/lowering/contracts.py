"""Lowers contracts: one function for each kind of place that JML annotates."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml.accesses import inherited_accesses, is_strict, makes_objects, reads_within
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.declarations import MODEL
from oxpecker.java.jml.frames import stays_within
from oxpecker.java.kinds import LocationKind
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.conditions import lower_condition, lower_specification
from oxpecker.java.lowering.effects import has_effects
from oxpecker.java.lowering.naming import identifier, model_method
from oxpecker.java.resolution.exceptions import is_checked
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import THROWABLE, UNCHECKED
from oxpecker.java.well_known import SNEAKY
from oxpecker.oox import syntax
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MethodModifier as Modifier

RETVAL = "retval"

_SPECIFIED_ONLY = (syntax.ArrayQuantifier, syntax.RangeQuantifier, syntax.Fold, syntax.AllDifferent, syntax.Uncovered)
"""What code cannot compute."""


def method_clauses(code: Code, node: a.MethodBody) -> tuple[syntax.Clause, ...]:
    """The contract of a method or constructor: its declared exceptions, then its cases."""
    has_code = node.symbol.owner.library and node.body is not None
    found: list[syntax.Clause] = [] if has_code else _throws(code, node.symbol)
    contract = node.contract
    if contract is None:
        return tuple(found)
    if contract.rejects:
        types = tuple(code.program.use(t, node.span) for t in contract.rejects)
        found.append(syntax.Rejects(types, span=node.span))
    if contract.result is not None:
        code.names[contract.result] = RETVAL
    open_ = _not_shown(code, node)
    for number, case in enumerate(contract.cases):
        if number:
            found.append(syntax.Also(span=node.span))
        for clause in case:
            if isinstance(clause, spec.Accessible):
                if not reads_within(code.program.world, node.symbol, node.body, clause.locations):
                    found += _uncovered(code, "accessible: a method whose text does not show it", clause.span)
            else:
                found += _clause(code, clause, contract.pure)
        found += open_
    return tuple(found if contract.cases else [*found, *open_])


def _not_shown(code: Code, node: a.MethodBody) -> list[syntax.Clause]:
    """Clauses that come from elsewhere, or from a modifier, and are not in the method's text."""
    world, method = code.program.world, node.symbol
    found: list[syntax.Clause] = []
    if is_strict(world, method) and makes_objects(world, node.body):
        found += _uncovered(code, "strictly pure: a method that may make objects, as far as its text shows", node.span)
    for clause in inherited_accesses(world, method) if node.body is not None else ():
        plain = all(location.target is None for location in clause.locations)
        listed = tuple(spec.Location(location.kind, span=location.span) for location in clause.locations)
        if not plain or not reads_within(world, method, node.body, listed):
            found += _uncovered(code, "accessible: a method whose text does not show it", clause.span)
    return found


def _uncovered(code: Code, what: str, span: Span) -> list[syntax.Clause]:
    """Clauses that are not covered: what the method guarantees is unknown."""
    reason = syntax.Uncovered(what, span=span)
    use = code.program.use(THROWABLE, span)
    return [syntax.Ensures(reason, span=span), syntax.Signals(use, None, reason, span=span)]


def _throws(code: Code, method: MethodSymbol) -> list[syntax.Clause]:
    """Declared checked exceptions may leave the method; others need a `signals` clause."""
    world = code.program.world
    checked = [t for t in method.throws if is_subtype(world, t, THROWABLE) and is_checked(world, t)]
    if SNEAKY in method.modifiers:
        checked = [THROWABLE]
    if MODEL in method.modifiers:
        checked = [THROWABLE, *UNCHECKED]  # by itself not a finding: a clause that throws does not hold
    if not checked:
        return []
    types = tuple(code.program.use(t, method.span) for t in checked)
    return [syntax.Throws(types, span=method.span)]


def modifiers(node: a.MethodBody) -> set[Modifier]:
    """`pure` and `helper`."""
    contract = node.contract
    if contract is None:
        return set()
    found = {Modifier.PURE} if contract.pure else set()
    return found | {Modifier.HELPER} if contract.helper else found


def _clause(code: Code, clause: spec.Clause, pure: bool) -> list[syntax.Clause]:
    if isinstance(clause, spec.OldVariable):
        code.entry_values[clause.variable] = _entry_value(code, clause)
        return []
    if isinstance(clause, spec.Measure):
        return _measure(code, clause)
    if isinstance(clause, spec.Diverges):
        return [syntax.Diverges(span=clause.span)]
    if isinstance(clause, spec.Condition):
        with code.evaluated_on_entry(clause.word == "requires"):
            condition = lower_condition(code, clause)
        kind = syntax.Requires if clause.word == "requires" else syntax.Ensures
        return [kind(condition, span=clause.span)]
    if isinstance(clause, spec.Signals):
        name = None if clause.variable is None else code.name_of(clause.variable)
        use = code.program.use(clause.type, clause.span)
        return [syntax.Signals(use, name, lower_condition(code, clause.condition), span=clause.span)]
    assert isinstance(clause, spec.Assignable)
    return _assignable(code, clause, pure)


def _entry_value(code: Code, clause: spec.OldVariable) -> syntax.Expression | None:
    try:
        with code.evaluated_on_entry(True):
            return None if clause.value is None else lower_specification(code, clause.value)
    except NotCovered:
        return None


def _measure(code: Code, clause: spec.Measure) -> list[syntax.Clause]:
    try:
        with code.evaluated_on_entry(True):
            parts = tuple(lower_specification(code, part) for part in clause.parts)
    except NotCovered as missing:
        reason = syntax.Uncovered(f"measured_by: {missing.what}", span=missing.span)
        return [syntax.Requires(reason, span=clause.span)]
    return [syntax.Decreases(parts, span=clause.span)]


def _assignable(code: Code, clause: spec.Assignable, pure: bool) -> list[syntax.Clause]:
    """A pure method assigns nothing, whatever else its clauses list."""
    if pure:
        return []
    try:
        with code.evaluated_on_entry(True):
            locations = tuple(_location(code, location) for location in clause.locations)
    except NotCovered as missing:
        return _uncovered(code, f"assignable: {missing.what}", missing.span)
    return [syntax.Assignable(locations, span=clause.span)] if locations else []


def _location(code: Code, node: spec.Location) -> syntax.Location:
    span = node.span
    if node.kind is LocationKind.NOTHING:
        return syntax.Nothing(span=span)
    if node.kind is LocationKind.EVERYTHING:
        return syntax.Everything(span=span)
    target = node.target
    assert target is not None
    if node.kind is LocationKind.ALL:
        return syntax.AllFields(lower_specification(code, target), span=span)
    if node.kind is LocationKind.ELEMENTS:
        array = lower_specification(code, target)
        if node.low is None or node.high is None:
            return syntax.AllElements(array, span=span)
        low, high = lower_specification(code, node.low), lower_specification(code, node.high)
        return syntax.ElementRange(array, low, high, span=span)
    if isinstance(target, a.Element):
        array, index = lower_specification(code, target.array), lower_specification(code, target.index)
        return syntax.ElementLocation(array, index, span=span)
    assert isinstance(target, a.FieldRead)
    if target.field.static:
        owner: syntax.Expression = syntax.Name(code.program.class_name(target.field.owner), span=span)
    else:
        assert target.target is not None
        owner = lower_specification(code, target.target)
    return syntax.FieldLocation(owner, identifier(target.field.name), span=span)


def class_invariants(code: Code, node: a.ClassBody) -> list[syntax.Member]:
    """The invariants of a class."""
    specification = node.specification
    if specification is None:
        return []
    found: list[syntax.Member] = []
    for static, clauses in ((False, specification.invariants), (True, specification.static_invariants)):
        found += [syntax.Invariant(lower_condition(code, clause), static, span=clause.span) for clause in clauses]
    return found


def model_methods(code: Code, node: a.ClassBody) -> list[syntax.Member]:
    """Pure methods that compute model fields; a field without `represents` has an arbitrary value."""
    if node.specification is None:
        return []
    found: list[syntax.Member] = []
    place = node.symbol.span  # a method without source text
    for field, representation in node.specification.models:
        span = field.span if representation is None else representation.span
        value: syntax.Expression = syntax.Uncovered(
            f"the model field '{field.name}', which nothing represents", span=span
        )
        if representation is not None:
            value = lower_condition(code, representation)
        elif node.symbol.abstract:
            abstract = frozenset({Modifier.PURE} if node.symbol.interface else {Modifier.PURE, Modifier.ABSTRACT})
            use = code.program.use(field.type, span)
            found.append(syntax.Method(use, model_method(field), (), (), None, abstract, span=place))
            continue
        if any(isinstance(part, _SPECIFIED_ONLY) for part in syntax.walk(value)):
            last: syntax.Statement = syntax.Return(syntax.Specified(value, span=span), span=span)
        else:
            last = syntax.Return(value, span=span)
        if isinstance(value, syntax.Uncovered):
            last = syntax.Unsupported(value.what, span=span)
        body = syntax.Block((last,), span=span)
        use = code.program.use(field.type, span)
        found.append(syntax.Method(use, model_method(field), (), (), body, frozenset({Modifier.PURE}), span=place))
    return found


def loop_specification(code: Code, node: a.Loop) -> tuple[tuple[syntax.Expression, ...], syntax.Expression | None]:
    """The invariants of a loop, and its variant."""
    specification = node.specification
    if specification is None:
        return (), None
    invariants = tuple(lower_condition(code, clause) for clause in specification.invariants)
    for frame in specification.frames:
        if not stays_within(code.program.world, node, frame):
            what = "loop_assigns: a loop whose text does not show it"
            invariants = (*invariants, syntax.Uncovered(what, span=frame.span))
    if specification.decreases is None:
        return invariants, None
    measure = lower_condition(code, specification.decreases)
    if node.condition is not None and not node.body_first and has_effects(node.condition):
        # The condition is evaluated inside of the iteration, and an iteration that it ends does not count.
        what = "decreases: a loop whose condition has effects"
        measure = syntax.Uncovered(what, span=specification.decreases.span)
    return ((*invariants, measure), None) if isinstance(measure, syntax.Uncovered) else (invariants, measure)


def lower_jml_statement(code: Code, node: spec.Statement) -> None:
    """`//@ assert` and `//@ assume`."""
    for condition in node.conditions:
        value = lower_condition(code, condition)
        if isinstance(value, syntax.Uncovered):
            code.emit(syntax.Unsupported(value.what, span=value.span))
        else:
            _emit(code, syntax.Assume if condition.word == "assume" else syntax.Assert, value, node.span)


def _emit(code: Code, kind: type[syntax.Assert] | type[syntax.Assume], value: syntax.Expression, span: Span) -> None:
    """A condition whose evaluation throws does not hold; no `catch` of the program may catch that exception."""
    if not any(_may_throw(part) for part in syntax.walk(value)):
        code.emit(kind(value, span=span))
        return
    false = syntax.Block((kind(syntax.BooleanLiteral(False, span=span), span=span),), span=span)
    caught = syntax.Catch((), None, false, span=span)
    code.emit(syntax.Try(syntax.Block((kind(value, span=span),), span=span), (caught,), span=span))


def _may_throw(node: syntax.Node) -> bool:
    if isinstance(node, syntax.Binary):
        return node.operator in (syntax.BinaryOperator.DIVIDE, syntax.BinaryOperator.REMAINDER)
    if isinstance(node, syntax.FieldAccess):
        return not isinstance(node.target, syntax.This)
    return isinstance(node, (syntax.Index, syntax.Length, syntax.Call, syntax.Cast, syntax.Fold))
