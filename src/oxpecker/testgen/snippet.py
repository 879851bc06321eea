"""Findings as Java code: calls that construct the objects, then the call that fails."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter import Heap, InputError, ObjectValue, Outcome, Threw, Value, Violated, ViolationKind
from oxpecker.oox.types import Type
from oxpecker.results import Finding, FindingKind, Snippet
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.heap import HeapGraph, HeapReference, HeapValue
from oxpecker.results.rebuilding import Rebuilding
from oxpecker.testgen.arrangement import Arrangement
from oxpecker.testgen.construction import Call, Construction, Pool, copied
from oxpecker.testgen.mocks import Mocks
from oxpecker.testgen.names import lower_first, simple_name
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.shapes import objects_by_name, plain_value, reached
from oxpecker.testgen.view import JavaView

USUAL_NUMBERS = ("0", "1", "2")
"""Arguments to try that the finding does not contain."""
Roots = list[tuple[str, HeapValue, Type]]


class Snippets:
    """Writes snippets that other code of the package can run; what constructs an object is searched for once."""

    def __init__(self, view: JavaView) -> None:
        self.view = view
        self.construction = Construction(view)

    def is_possible(self, method: MethodInfo, finding: Finding) -> bool:
        """Whether calls alone can show a finding: nothing else decides the run, and the method can be called."""
        decided = finding.answers or finding.values or finding.statics or finding.schedule or finding.accesses
        is_seen = finding.kind is FindingKind.EXCEPTION or finding.kind.value in set(ViolationKind)
        return is_seen and not decided and not method.is_constructor and self._is_named(method)

    def _is_named(self, method: MethodInfo) -> bool:
        is_visible = self.view.may_use(method) and self.view.class_name(method.owner) is not None
        return is_visible and all(map(self.view.is_named, method.parameter_types))

    def snippet(self, method: typed.Method, finding: Finding) -> Snippet | None:
        """Statements that show a finding; None if no calls were found that construct such objects."""
        given = dict(finding.heap_before.roots)
        roots = [(each.name, given[each.name], each.type) for each in method.parameters if each.name in given]
        return self._exact(method, finding, roots) or self._similar(method, finding, roots)

    def _exact(self, method: typed.Method, finding: Finding, roots: Roots) -> Snippet | None:
        """With the objects of the finding."""
        arrangement = self._arrangement(method, finding)
        try:
            arguments = arrangement.arguments(method.info, roots)
        except Impossible:
            return None
        constructed = {name: self._run(arrangement, name, calls) for name, calls in arrangement.sequences.items()}
        if arrangement.reflective or arrangement.mocked or not self._shows(method, finding, roots, constructed):
            return None
        return Snippet(self._written(method.info, arrangement, arguments), exact=True)

    def _similar(self, method: typed.Method, finding: Finding, roots: Roots) -> Snippet | None:
        """With another receiver that short sequences of calls construct."""
        this = roots[0][1] if roots and not method.info.static else None
        arrangement = self._arrangement(method, finding)
        objects = arrangement.objects
        others = {name for _, value, _ in roots[1:] for name in reached(objects, value)}
        shared = [name for name in reached(objects, this) if name in others and plain_value(objects[name]) is None]
        if not isinstance(this, HeapReference) or shared:
            return None
        cls = self.view.program.hierarchy[objects[this.name].type]
        inside = self.construction.containers.by_contents(objects, this)
        pool = Pool(list(inside.values()), inside, is_wide=True)
        for number in USUAL_NUMBERS:
            pool.enter("int", "", number)
        for state in self.construction.states(cls, pool, lambda *_: True):
            if self._shows(method, finding, roots, {this.name: state.object}):
                break
        else:
            return None
        arrangement.call_sequence(this, lower_first(simple_name(cls.name)), state.calls)
        try:
            arguments = arrangement.arguments(method.info, roots)
        except Impossible:
            return None
        if arrangement.reflective or arrangement.mocked:
            return None
        return Snippet(self._written(method.info, arrangement, arguments), exact=False)

    def _arrangement(self, method: typed.Method, finding: Finding) -> Arrangement:
        given = {each.name for each in method.parameters}
        roots = tuple(root for root in finding.heap_before.roots if root[0] in given)
        objects = objects_by_name(finding.heap_before)
        names = dict.fromkeys(name for _, value in roots for name in reached(objects, value))
        before = HeapGraph(roots, tuple(objects[name] for name in names))
        case = Case(method.info.key, CaseOutcome.VIOLATED, before, finding.heap_after, (), touched=finding.touched)
        return Arrangement(self.view, self.construction, case, Mocks(self.view))

    def _written(self, method: MethodInfo, arrangement: Arrangement, arguments: list[str]) -> tuple[str, ...]:
        target, rest = self.view.class_name(method.owner), arguments
        if not method.static:
            target, *rest = arguments
        call = f"{target}.{java_name(method.name)}({', '.join(rest)});"
        return (*arrangement.lines, *arrangement.filling, call)

    def _run(self, arrangement: Arrangement, name: str, calls: tuple[Call, ...]) -> ObjectValue | None:
        """The object that calls construct."""
        cls = self.view.program.hierarchy[arrangement.objects[name].type]
        created: ObjectValue | None = None
        for call in calls:
            created = self.construction.run(cls, call, created)
        return created

    def _shows(
        self, method: typed.Method, finding: Finding, roots: Roots, constructed: Mapping[str, ObjectValue | None]
    ) -> bool:
        """Whether a run on constructed objects ends as the finding does: objects may be alike, but not the same."""
        objects = objects_by_name(finding.heap_before)

        def make(heap: Heap) -> list[Value]:
            rebuilding = Rebuilding(self.view.program.hierarchy, objects, heap)
            for name, each in constructed.items():
                if each is not None:
                    rebuilding.adopt(name, copied(each, heap))
            return [rebuilding.value(value, t) for _, value, t in roots]

        try:
            run = self.construction.interpreter.run(method, make)
        except InputError:
            return False
        return _is_shown(finding, run.outcome)


def _is_shown(finding: Finding, outcome: Outcome) -> bool:
    if isinstance(outcome, Violated):
        return str(outcome.kind) == str(finding.kind) and outcome.span == finding.span
    thrown = finding.exception
    if not isinstance(outcome, Threw) or thrown is None:
        return False
    trace = outcome.exception.trace
    return outcome.exception.cls.name == thrown.name and bool(trace) and trace[0][1] == thrown.span
