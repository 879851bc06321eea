"""From the paths of a method to clauses that may hold of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, ClassType
from oxpecker.refinement.extraction.contracts import Dialect
from oxpecker.refinement.inference.clauses import Candidates, Clause, ClauseKind, Precondition
from oxpecker.refinement.inference.conditions import Cube, conjunction, disjunction, merged
from oxpecker.refinement.inference.execution import Execution
from oxpecker.refinement.inference.facts import Facts, Locations, unchanged
from oxpecker.refinement.inference.loops import with_loops
from oxpecker.refinement.inference.path import End, Path
from oxpecker.refinement.inference.values import TRUE, Expression, Made, negation
from oxpecker.refinement.inference.writing import Changed, Unwritable, Writer
from oxpecker.refinement.limits import LONGEST_CONDITION


def candidates(
    program: typed.Program,
    method: typed.Method,
    dialect: Dialect,
    named: Callable[[str], str],
    tick: Callable[[], None] = lambda: None,
) -> Candidates:
    """What the paths of a method say of it; nothing of it is shown yet to be true. `named` writes names of classes."""
    execution = Execution(program, method, tick)
    execution.run()
    if not execution.ended:
        return Candidates()
    return _Builder(program, method, dialect, execution, named).candidates()


class _Builder:
    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        dialect: Dialect,
        execution: Execution,
        named: Callable[[str], str],
    ) -> None:
        self.paths = with_loops(execution)
        self.complete, self.has_loops = execution.complete, bool(execution.loops)
        self.locations = Locations.of(self.paths)
        self.writer = Writer(method, program.hierarchy, dialect, self._changed(), named)
        self.returned = [path for path in self.paths if path.end is End.RETURNED]
        self.threw = [path for path in self.paths if path.end is End.THREW]

    def candidates(self) -> Candidates:
        """All clauses."""
        ensures = list(dict.fromkeys([*self._normal_conditions(), *self._results(), *self._states()]))
        return Candidates(
            tuple(Clause(ClauseKind.ENSURES, text) for text in ensures),
            self._assignable(),
            tuple(self._signals()),
            tuple(self._preconditions()),
            self._apart(),
            self.complete and not self.has_loops,
        )

    def _changed(self) -> Changed:
        fields = {field for _, field in self.locations.fields} | set(self.locations.statics)
        forgotten = {field for path in self.paths for field in path.forgotten}
        elements = any(path.forgets_elements or path.filled for path in self.paths)
        elements = elements or bool(self.locations.elements)
        lost = any(path.lost for path in self.paths) or not self.complete
        return Changed(frozenset(fields | forgotten), elements, lost)

    # --- postconditions ------------------------------------------------------------------------------------

    def _results(self) -> Iterator[str]:
        facts = [(path, list(self._facts(path).result())) for path in self.returned]
        if self.writer.method.info.is_constructor:
            return
        name = self.writer.dialect.result
        both = {fact for _, found in facts for fact in found} == {name, f"!{name}"}
        if both and self.writer.method.info.return_type == BOOL and self.writer.is_java:
            positive = [path for path, found in facts if name in found]
            condition = self._condition(positive)
            if condition is not None:
                yield f"{name} <==> {condition}"
                return
        yield from self._grouped(facts)

    def _states(self) -> Iterator[str]:
        yield from self._grouped([(path, list(self._facts(path).state())) for path in self.returned])

    def _facts(self, path: Path) -> Facts:
        return Facts(path, self.writer, self.locations)

    def _grouped(self, facts: Sequence[tuple[Path, list[str]]]) -> Iterator[str]:
        """Facts of all paths as they are; those of some under the condition that one of them is taken."""
        where: dict[str, list[Path]] = {}
        for path, found in facts:
            for fact in dict.fromkeys(found):
                where.setdefault(fact, []).append(path)
        for fact, paths in where.items():
            if len(paths) == len(facts):
                yield fact
                continue
            condition = self._condition(paths)
            if condition is not None:
                operand = f"({fact})" if "<==>" in fact else fact
                yield operand if condition == "true" else f"{condition} {self.writer.dialect.implies} {operand}"

    def _condition(self, paths: Sequence[Path]) -> str | None:
        """That one of the paths is taken, by the state before the call, apart from what all share that return."""
        shared = [value for value in _cube(paths[0]) if all(value in _cube(path) for path in self.returned)]
        if paths[0].end is not End.RETURNED:
            shared = []
        cubes = merged(tuple(value for value in _cube(path) if value not in shared) for path in paths)
        if any(len(cube) > LONGEST_CONDITION for cube in cubes):
            return None
        try:
            return self.writer.condition(disjunction(cubes), after=True, binding=3 if len(cubes) > 1 else 2)
        except Unwritable:
            return None

    def _normal_conditions(self) -> Iterator[str]:
        """That a call which returns was not bound to throw."""
        for cube in merged(_cube(path) for path in self.threw if not _is_of_language(path)):
            opposite = negation(conjunction(cube))
            if cube and len(cube) <= LONGEST_CONDITION:
                try:
                    yield self.writer.after(opposite)
                except Unwritable:
                    continue

    def _apart(self) -> str:
        """That no two of the locations that are assigned are the same."""
        found: dict[str, None] = {}
        fields, elements = self.locations.fields, self.locations.elements
        with suppress(Unwritable):
            for i, (one, field) in enumerate(fields):
                for other, same in fields[:i]:
                    if same is field:
                        found[f"{self.writer.after(other)} != {self.writer.after(one)}"] = None
            for i, (array, index) in enumerate(elements):
                for other, place in elements[:i]:
                    pair = (other, array) if other != array else (place, index)
                    if array.type == other.type:
                        found[" != ".join(self.writer.operand(each) for each in pair)] = None
        return " && ".join(found)

    # --- frames --------------------------------------------------------------------------------------------

    def _assignable(self) -> Clause | None:
        if not self.complete or any(path.lost or path.forgotten for path in self.paths):
            return None
        if any(path.forgets_elements for path in self.paths) and not self.locations.filled:
            return None
        writer = self.writer
        try:
            found = [self._field(target, field) for target, field in self.locations.fields]
            if writer.method.info.is_constructor:
                own = Made(writer.method.parameters[0].type, 0)
                stored = [field for path in self.paths for target, field in path.fields if target == own]
                found += [writer.field("this", field) for field in dict.fromkeys(stored) if "$" not in field.name]
            found += [writer.static(field) for field in self.locations.statics]
            whole = [f"{writer.before(array)}[*]" for array in self.locations.filled if not isinstance(array, Made)]
            for array, index in self.locations.elements:
                text = writer.before(array)
                exact = f"{text}[{writer.before(index)}]" if writer.is_java else f"{text}[*]"
                found.append(exact if f"{text}[*]" not in whole else f"{text}[*]")
        except Unwritable:
            return None
        texts = sorted(dict.fromkeys([*found, *whole]))
        return Clause(ClauseKind.ASSIGNABLE, ", ".join(texts) or writer.dialect.nothing)

    def _field(self, target: Expression, field: FieldInfo) -> str:
        self.writer.check_field(target, field)
        return self.writer.field(self.writer.before(target), field)

    # --- exceptions ----------------------------------------------------------------------------------------

    def _signals(self) -> Iterator[Clause]:
        """For each class of exceptions that the code throws, when it does and what stays as it was."""
        if not self.writer.is_java:
            return
        classes: dict[str, list[Path]] = {}
        for path in self.threw:
            if not _is_of_language(path) and isinstance(path.value, Made) and isinstance(path.value.type, ClassType):
                classes.setdefault(self.writer.type(path.value.type), []).append(path)
        for name, paths in classes.items():
            condition = self._condition(paths)
            said = [] if condition in (None, "true") else [condition or ""]
            same = [set(unchanged(path, self.locations, self.writer)) for path in paths]
            said += [text for text in unchanged(paths[0], self.locations, self.writer) if all(text in s for s in same)]
            yield Clause(ClauseKind.SIGNALS, f"({name} e) {' && '.join(said) or 'true'}")

    def _preconditions(self) -> Iterator[Precondition]:
        """What must hold so that no guard of the language fails."""
        guards: dict[tuple[str, Span, Expression], list[Cube]] = {}
        for path in sorted(self.threw, key=lambda each: len(each.conditions)):
            if not (_is_of_language(path) and path.conditions and path.conditions[-1].is_guard):
                continue
            guard = path.conditions[-1]
            exception = str(path.value.type) if path.value is not None else ""
            guards.setdefault((exception, guard.span, guard.value), []).append(_cube(path))
        for (exception, span, value), cubes in guards.items():
            before = disjunction(merged(cubes))
            try:
                holds = self.writer.before(negation(value))
                thrown = self.writer.condition(value, after=False)
                old = conjunction([value] if before == TRUE else [before, value])
                signals = f"({self.writer.named(exception)} e) {self.writer.after(old)}"
                if before != TRUE:
                    reached = self.writer.condition(before, after=False)
                    guarded = self.writer.condition(negation(value), after=False)
                    holds, thrown = f"{reached} {self.writer.dialect.implies} {guarded}", f"{reached} && {thrown}"
            except Unwritable:
                continue
            clause = Clause(ClauseKind.REQUIRES, holds)
            yield Precondition(clause, exception, span, thrown, Clause(ClauseKind.SIGNALS, signals))


def _is_of_language(path: Path) -> bool:
    return isinstance(path.value, Made) and path.value.thrown_by_language


def _cube(path: Path) -> Cube:
    return tuple(condition.value for condition in path.conditions if not condition.is_guard)
