"""Findings as Java code: calls that construct the objects, then the call that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import constant_named
from oxpecker.oox.interpreter import Heap, Outcome, Recurred, Threw, Value, Violated, ViolationKind
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.types import ANY, ClassType, Type
from oxpecker.results import Finding, FindingKind, Snippet
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.finding_class import assigns_fields
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import Rebuilding
from oxpecker.testgen.arrangement import Arrangement
from oxpecker.testgen.construction import Construction
from oxpecker.testgen.limits import MOST_ALTERNATIVES, OTHER_ENVIRONMENTS
from oxpecker.testgen.mocks import Mocks
from oxpecker.testgen.names import simple_name, variable_name
from oxpecker.testgen.ordinary_inputs import (
    has_negative,
    unusual,
    with_ordinary,
    with_ordinary_sizes,
    with_regular_rows,
    without_null,
)
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.pool import USUAL_NUMBERS, USUAL_TEXT, Pool
from oxpecker.testgen.sequences import CallSequence, is_same_type
from oxpecker.testgen.shapes import objects_by_name, plain_value, reached
from oxpecker.testgen.static_objects import StaticObjects
from oxpecker.testgen.texts import Texts
from oxpecker.testgen.trials import Trial, Trials
from oxpecker.testgen.view import JavaView

_NULL_ASSIGNED = " = null;"
_BEFORE_START = "Index -"
_CALL = late_pattern(r"(\w+)\.\w+\(")
"""A statement that calls a method of an object, or of a class."""

Roots = list[tuple[str, HeapValue, Type]]


@dataclass(frozen=True, slots=True)
class Calls:
    """Calls that show a finding."""

    snippet: Snippet
    inputs: HeapGraph | None = None
    """The inputs that they construct, if these are others than those of the finding."""


class Snippets:
    """Writes snippets that other code of the package can run; what constructs an object is searched for once."""

    def __init__(self, view: JavaView) -> None:
        self.view = view
        # The search for similar objects finds exactly the same ones, too.
        self.texts = Texts(view)
        self.construction = Construction(view, uses_factories=False, environments=OTHER_ENVIRONMENTS)
        self._trials = Trials(view, self.construction, self.texts)

    def is_possible(self, method: MethodInfo, finding: Finding) -> bool:
        """Whether calls alone can show a finding: nothing else decides the run, and the method can be called.

        Values of the environment, such as identity hash codes, are no obstacle: a run that reads them counts only if it
        ends in the same way with others.
        """
        decided = finding.answers or finding.statics or finding.schedule or finding.accesses
        is_end = finding.kind in (FindingKind.EXCEPTION, FindingKind.NEVER_ENDS)
        is_seen = is_end or finding.kind.value in set(ViolationKind)
        return is_seen and not decided and not method.is_constructor and self._is_named(method)

    def is_hidden(self, method: MethodInfo) -> bool:
        """Whether other code cannot name the method, its class or the classes of its parameters."""
        return not self._is_named(method)

    def _is_named(self, method: MethodInfo) -> bool:
        is_visible = self.view.may_use(method) and self.view.class_name(method.owner) is not None
        return is_visible and all(map(self.view.is_named, method.parameter_types))

    def may_try(self, method: MethodInfo) -> bool:
        """Whether other code can call a method."""
        return self._is_named(method) and not method.private

    def trials(self, method: MethodInfo) -> Iterator[Trial]:
        """Calls of a method that are worth a try."""
        return self._trials.of(method)

    def of_trial(self, method: typed.Method, finding: Finding, trial: Trial) -> Snippet | None:
        """The snippet for what a trial has shown; None if it does not fail in the same way as Java code."""
        roots = _roots(method, finding)
        given = {name: value.name for name, value, _ in roots if isinstance(value, HeapReference)}
        chosen = {given[name]: steps for name, steps in trial.sequences.items()}
        calls = self._of_chosen(method, finding, roots, chosen)
        return None if calls is None else replace(calls.snippet, exact=True)

    def calls(self, method: typed.Method, finding: Finding) -> Calls | None:
        """Calls that show a finding; None if none were found that construct such objects."""
        ordinary = self._without_null(method, finding)
        if ordinary is not None:
            found = self.calls(method, ordinary)
            if found is None:
                return None
            inputs = found.inputs or _given(method, ordinary)
            return Calls(replace(found.snippet, exact=False), inputs)
        roots = _roots(method, finding)
        exact = self._of_static_objects(method, finding, roots) or self._exact(method, finding, roots)
        if exact is not None and not _is_contrived(exact):
            return Calls(exact)
        similar = self._similar(method, finding, roots)
        if exact is None or (similar is not None and not _is_contrived(similar.snippet)):
            return similar
        return Calls(exact)

    def _without_null(self, method: typed.Method, finding: Finding) -> Finding | None:
        """The finding with texts in place of null, if it fails in the same way: fewer people pass null."""
        graph = without_null(finding.heap_before, [(each.name, each.type) for each in method.parameters])
        other = None if graph is None else replace(finding, heap_before=graph)
        return other if other is not None and self._shows(method, other, _roots(method, other), {}) else None

    def needs_boundary(self, method: typed.Method, finding: Finding) -> bool:
        """Whether numbers or texts at the boundary are inputs, and most ordinary ones do not fail in the same way."""
        types = {each.name: each.type for each in method.parameters}
        names = unusual(finding.heap_before, list(types.items()))

        def is_shown(graph: HeapGraph) -> bool:
            roots = [(name, value, types[name]) for name, value in graph.roots if name in types]
            return self._shows(method, replace(finding, heap_before=graph), roots, {})

        shown = [is_shown(graph) for graph in with_ordinary(finding.heap_before, names)] if names else []
        return bool(names) and 2 * sum(shown) < len(shown)

    def needs_rows(self, method: typed.Method, finding: Finding) -> bool:
        """Whether an array of arrays is irregular, and regular ones of no shape fail in the same way."""
        names = [each.name for each in method.parameters]
        tried = [replace(finding, heap_before=graph) for graph in with_regular_rows(finding.heap_before, names)]
        return bool(tried) and not any(self._shows(method, each, _roots(method, each), {}) for each in tried)

    def needs_size(self, method: typed.Method, finding: Finding) -> bool:
        """Whether objects hold very short arrays or negative numbers, and nothing fails with ordinary ones.

        An index before the start of an array that is empty is another matter: the code subtracts from its length.
        """
        is_before = finding.exception is not None and _BEFORE_START in finding.exception.text
        if is_before and not has_negative(finding.heap_before):
            return False
        ordinary = with_ordinary_sizes(finding.heap_before)
        if ordinary is None:
            return False
        other = replace(finding, heap_before=ordinary)
        return not self._shows(method, other, _roots(method, other), {})

    def _of_static_objects(self, method: typed.Method, finding: Finding, roots: Roots) -> Snippet | None:
        """The call alone, if other code can name all its objects by static fields; the finding is a replay of it."""
        objects = objects_by_name(finding.heap_before)
        given = {value.name for _, value, _ in roots if isinstance(value, HeapReference)}
        given -= {name for name in given if plain_value(objects[name]) is not None}
        case = _case(method, finding, finding.heap_before)
        try:
            named = StaticObjects(self.view, self.construction.containers, case).named()
        except Impossible:
            return None
        if not given or not given <= named.keys():
            return None
        arrangement = self._arrangement(method, finding)
        arrangement.name_static({name: named[name] for name in sorted(given)})
        arguments = self._arranged(arrangement, method, roots)
        return None if arguments is None else self._written(method.info, arrangement, arguments, exact=True)

    def _exact(self, method: typed.Method, finding: Finding, roots: Roots) -> Snippet | None:
        """With the objects of the finding."""
        arrangement = self._arrangement(method, finding)
        arguments = self._arranged(arrangement, method, roots)
        if arguments is None or not self._shows(method, finding, roots, arrangement.sequences):
            return None
        return self._written(method.info, arrangement, arguments, exact=True)

    def _similar(self, method: typed.Method, finding: Finding, roots: Roots) -> Calls | None:
        """With other objects, one after another, that sequences of calls construct."""
        objects = objects_by_name(finding.heap_before)
        references = [(value, t) for _, value, t in roots if isinstance(value, HeapReference)]
        own = [(value, t) for value, t in references if self._is_own(objects[value.name])]
        return self._with_others(method, finding, roots, own, {})

    def _with_others(
        self,
        method: typed.Method,
        finding: Finding,
        roots: Roots,
        own: Sequence[tuple[HeapReference, Type]],
        chosen: Mapping[str, CallSequence],
    ) -> Calls | None:
        """With other objects for some, beside those that are chosen: which ones fail can depend on each other."""
        if not own:
            return None
        (value, t), *rest = own
        found = self._searched(method, finding, roots, chosen, value, t)
        for steps in islice(found, MOST_ALTERNATIVES if rest else 1):
            known = {**chosen, value.name: steps}
            calls = self._of_chosen(method, finding, roots, known)
            if calls is None or (rest and _is_contrived(calls.snippet)):
                calls = self._with_others(method, finding, roots, rest, known) or calls
            if calls is not None:
                return calls
        return None

    def _of_chosen(
        self, method: typed.Method, finding: Finding, roots: Roots, chosen: Mapping[str, CallSequence]
    ) -> Calls | None:
        """With chosen objects; None if the others cannot be constructed as they are."""
        objects = objects_by_name(finding.heap_before)
        arrangement = self._arrangement(method, finding)
        for name, sequence in chosen.items():
            arrangement.call_sequence(HeapReference(name), _hint(objects[name].type), sequence)
        arguments = self._arranged(arrangement, method, roots)
        if arguments is None or not self._shows(method, finding, roots, {**arrangement.sequences, **chosen}):
            return None
        snippet = self._written(method.info, arrangement, arguments, exact=False)
        return Calls(snippet, self._inputs(roots, chosen))

    def _inputs(self, roots: Roots, chosen: Mapping[str, CallSequence]) -> HeapGraph | None:
        """The inputs with an object that calls have constructed; None if other objects are inputs, too."""
        objects = [(name, value.name, t) for name, value, t in roots if isinstance(value, HeapReference)]
        if len(objects) != 1 or objects[0][1] not in chosen:
            return None
        name, reference, t = objects[0]
        graph = self.construction.scripts.graph(chosen[reference], name, t)
        values = tuple((each, value) for each, value, _ in roots if each != name)
        return None if graph is None else HeapGraph((*graph.roots, *values), graph.objects)

    def _is_own(self, each: HeapObject) -> bool:
        """Whether an object is of a class of the program, and no value."""
        is_special = each.is_array or plain_value(each) is not None or self.view.is_enum(each.type)
        return not is_special and not self.view.is_library(each.type)

    def _arranged(self, arrangement: Arrangement, method: typed.Method, roots: Roots) -> list[str] | None:
        """The arguments of the call, if ordinary code can construct them all."""
        try:
            arguments = arrangement.arguments(method.info, roots)
        except Impossible:
            return None
        return None if arrangement.reflective or arrangement.mocked else arguments

    def _searched(
        self,
        method: typed.Method,
        finding: Finding,
        roots: Roots,
        chosen: Mapping[str, CallSequence],
        value: HeapReference,
        t: Type,
    ) -> Iterator[CallSequence]:
        """Sequences for one of the objects, with which the method fails in the same way; without needless calls."""
        objects = objects_by_name(finding.heap_before)
        others = {name for _, other, _ in roots if other != value for name in reached(objects, other)}
        if any(name in others and plain_value(objects[name]) is None for name in reached(objects, value)):
            return  # Objects that are shared cannot be exchanged.
        inside = self.construction.containers.by_contents(objects, value)
        pool = Pool(list(inside.values()), inside, is_wide=True)
        for number in USUAL_NUMBERS:
            pool.enter("int", "", number)
        for text in (USUAL_TEXT, *self.texts.suggested_by(self._creating(objects[value.name].type, t))):
            pool.enter("String", "", text)
        read = [part for name, part in sorted(finding.touched) if name == value.name]
        search = self.construction.search
        wanted = search.wanted(objects, objects[value.name], t, read)

        def is_shown(steps: CallSequence) -> bool:
            return self._shows(method, finding, roots, {**chosen, value.name: steps})

        found = (_shortened(each.steps, is_shown) for each in search.states(wanted, pool) if is_shown(each.steps))
        seen: set[CallSequence] = set()
        for steps in found:
            if steps not in seen:
                seen.add(steps)
                yield steps

    def _creating(self, name: str, t: Type) -> Iterator[MethodInfo]:
        """What creates objects of a class."""
        cls = self.view.program.hierarchy.get(name)
        yield from () if cls is None else cls.constructors
        yield from self.construction.search.generators.factories(t if isinstance(t, ClassType) else ClassType(name))

    def _arrangement(self, method: typed.Method, finding: Finding) -> Arrangement:
        case = _case(method, finding, _given(method, finding))
        return Arrangement(self.view, self.construction, case, Mocks(self.view))

    def _written(self, method: MethodInfo, arrangement: Arrangement, arguments: list[str], exact: bool) -> Snippet:
        target, rest = self.view.class_name(method.owner), arguments
        if not method.static:
            target, *rest = arguments
        call = f"{target}.{java_name(method.name)}({', '.join(rest)});"
        lines = (*arrangement.lines, *arrangement.filling)
        passes_null = arrangement.calls.passes_null or any(each.endswith(_NULL_ASSIGNED) for each in lines)
        calls = arrangement.calls
        called = {found[1] for each in lines if (found := _CALL.match(each))}
        # Calls on other objects, such as those that fill an argument of the constructor, do not change the object.
        passes_size = calls.passes_size and called.isdisjoint((target, *rest))
        return Snippet((*lines, call), exact, passes_null, calls.is_internal, passes_size)

    def _shows(
        self, method: typed.Method, finding: Finding, roots: Roots, sequences: Mapping[str, CallSequence]
    ) -> bool:
        """Whether a run that constructs objects by calls ends as the finding does; other inputs are those of it."""
        objects, hierarchy = objects_by_name(finding.heap_before), self.view.program.hierarchy
        given = [sequences.get(each.name) if isinstance(each, HeapReference) else None for _, each, _ in roots]
        named = [(value, constant_named(hierarchy, name)) for name, value in finding.heap_before.roots]
        constants = {value.name: known for value, known in named if known and isinstance(value, HeapReference)}

        def existing(heap: Heap) -> list[Value]:
            rebuilding = Rebuilding(hierarchy, objects, heap, constants)
            pairs = zip(roots, given, strict=True)
            return [rebuilding.value(value, t) for (_, value, t), steps in pairs if steps is None]

        is_endless = finding.kind is FindingKind.NEVER_ENDS
        outcome = self.construction.scripts.called(method.info, given, existing, is_endless)
        return outcome is not None and _is_shown(finding, outcome)


def _shortened(steps: CallSequence, is_shown: Callable[[CallSequence], bool]) -> CallSequence:
    """A sequence without the calls that are not needed."""
    for number in range(len(steps) - 1, 0, -1):
        fewer = (*steps[:number], *steps[number + 1 :])
        if is_same_type(steps, number) and is_shown(fewer):
            steps = fewer
    return steps


def _roots(method: typed.Method, finding: Finding) -> Roots:
    """The arguments of a method in a finding, with its object."""
    given = dict(finding.heap_before.roots)
    return [(each.name, given[each.name], each.type) for each in method.parameters if each.name in given]


def _given(method: typed.Method, finding: Finding) -> HeapGraph:
    """The arguments of a method in a finding, with what they lead to; constants keep the names of their fields."""
    roots = [(name, value) for name, value, _ in _roots(method, finding)]
    objects = objects_by_name(finding.heap_before)
    names = dict.fromkeys(name for _, value in roots for name in reached(objects, value))
    others = [
        (name, value)
        for name, value in finding.heap_before.roots
        if isinstance(value, HeapReference) and value.name in names and (name, value) not in roots
    ]
    return HeapGraph((*roots, *others), tuple(objects[name] for name in names))


def _case(method: typed.Method, finding: Finding, before: HeapGraph) -> Case:
    return Case(method.info.key, CaseOutcome.VIOLATED, before, finding.heap_after, (), touched=finding.touched)


def _is_contrived(snippet: Snippet) -> bool:
    """Whether other calls would be better: few people assign fields from outside, or pass null without being told."""
    return snippet.passes_null or snippet.is_internal or assigns_fields(snippet)


def _hint(name: str) -> str:
    return variable_name(simple_name(name.removesuffix(ANY)))


def _is_shown(finding: Finding, outcome: Outcome) -> bool:
    if isinstance(outcome, Violated):
        return str(outcome.kind) == str(finding.kind) and outcome.span == finding.span
    if isinstance(outcome, Recurred):
        return finding.kind is FindingKind.NEVER_ENDS and outcome.span == finding.span
    thrown = finding.exception
    if not isinstance(outcome, Threw) or thrown is None:
        return False
    places = [span for _, span in outcome.exception.trace]
    is_same = outcome.exception.cls.name == thrown.name and places[:1] == [thrown.span]
    return is_same and finding.span in places  # The library throws in one place for many calls.
