"""The base of all backends: encodes a query, keeps an assertion stack, and evaluates every model it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oxpecker.solver.allowance import Allowance
from oxpecker.solver.backends.native import Native, Outcome, Session
from oxpecker.solver.encoding.bitvectors import BitLowering
from oxpecker.solver.encoding.builder import Node
from oxpecker.solver.encoding.choice import Choice, Feature, Theory
from oxpecker.solver.encoding.integers import IntegerLowering
from oxpecker.solver.encoding.lowering import Lowering
from oxpecker.solver.errors import Unsupported
from oxpecker.solver.limits import MOST_TRANSLATED
from oxpecker.solver.models import restricted, satisfies, variables_of
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Unknown, Unsatisfiable
from oxpecker.solver.tightening import Tightened, tightened
from oxpecker.solver.wrapper import together
from oxpecker.terms import Term, Value


@dataclass(frozen=True, slots=True)
class Refused:
    """No encoding can express the query."""

    reason: str


class AssertionStack:
    """The asserted constraints of a session, one level each.

    A query that starts with the same constraints as the last one keeps them: siblings on a path differ at the end.
    """

    def __init__(self, session: Session, lowering: Lowering) -> None:
        self.session = session
        self.lowering = lowering
        self._levels: list[tuple[Term, list[Term]]] = []
        self._bounded: set[Term] = set()
        self.checks = 0

    def assert_exactly(self, constraints: Sequence[Term], nodes: Sequence[Node]) -> None:
        """Pop what the query does not share, and push the rest of it."""
        common = 0
        for (standing, _), constraint in zip(self._levels, constraints, strict=False):
            if standing is not constraint:
                break
            common += 1
        surplus = len(self._levels) - common
        if surplus:
            self.session.pop(surplus)
            for _, bounded in self._levels[common:]:
                self._bounded.difference_update(bounded)
            del self._levels[common:]
        for constraint, node in zip(constraints[common:], nodes[common:], strict=True):
            self.session.push()
            self._levels.append((constraint, self._bound(constraint)))
            self.session.add(node)

    def _bound(self, constraint: Term) -> list[Term]:
        """Assert the intervals of variables and the definitions of terms that are not on the stack yet."""
        fresh = [variable for variable in constraint.variables if variable not in self._bounded]
        for variable in fresh:
            bounds = self.lowering.bounds(variable)
            if bounds is not None:
                self.session.add(bounds)
        defined = [term for term in self.lowering.defined(constraint) if term not in self._bounded]
        for term in defined:
            self.session.add(self.lowering.definitions[term])
        fresh += defined
        self._bounded.update(fresh)
        return fresh


class _Open:
    """An open library, the terms that it has, and its assertion stacks."""

    def __init__(self, library: Native) -> None:
        self.library = library
        self.integers = IntegerLowering(library)
        self.bits = BitLowering(library)
        self.stacks: dict[Theory, AssertionStack] = {}

    @property
    def is_large(self) -> bool:
        """Whether it has so many terms that it should be opened anew."""
        return len(self.integers.memo) + len(self.bits.memo) > MOST_TRANSLATED

    def drop(self, theory: Theory) -> None:
        """Discard an assertion stack; the next query creates another."""
        self.stacks.pop(theory).session.close()

    def close(self) -> None:
        """Release the library's memory."""
        for theory in list(self.stacks):
            self.drop(theory)
        self.integers.forget()
        self.bits.forget()
        self.library.close()


class Backend:
    """A solver around a library, which is opened for the first query: many methods need none."""

    def __init__(self, open_library: Callable[[], Native], cores: bool = False) -> None:
        self._open_library = open_library
        self._cores = cores
        self._seconds: float | None = None
        self.counts: dict[str, float] = {"wrong_models": 0, "restarts": 0}
        self._choice = Choice()
        self._open: _Open | None = None

    @property
    def name(self) -> str:
        """The name of the solver."""
        return self._opened().library.name

    def _opened(self) -> _Open:
        if self._open is None:
            self._open = _Open(self._open_library())
        return self._open

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Ask in the encoding that suits the query best, or in the next one that can express it."""
        del model  # callers with a model of the path ask only about the slice that depends on the question
        question = together(path, constraints)
        if self._open is not None and self._open.is_large:
            self._restart()
        # Narrow factors make products small, and often constant; elsewhere it costs more than it saves.
        narrow_first = bool(self._choice.features_of(question) & Feature.PRODUCT)
        answer = None if narrow_first else self._try(question)
        if answer is not None and not isinstance(answer, Refused):
            return answer
        narrow = tightened(question)
        if narrow is None:
            return Unsatisfiable()
        if narrow.replaced:
            answer = self._in_terms_of(question, narrow, self._try(narrow.constraints))
        elif answer is None:
            answer = self._try(question)
        return Unknown(answer.reason) if isinstance(answer, Refused) else answer

    def _try(self, question: tuple[Term, ...]) -> Answer | Refused:
        """Ask in each encoding until one can express the query."""
        if not question:
            return Satisfiable({})
        refusal, opened = "", self._opened()
        for theory in self._choice.theories(question):
            if theory in opened.library.theories:
                try:
                    return self._ask(opened, theory, question)
                except Unsupported as unsupported:
                    refusal = refusal or str(unsupported)
        return Refused(f"unsupported by {opened.library.name}: {refusal or 'this theory'}")

    def _in_terms_of(self, question: tuple[Term, ...], narrow: Tightened, answer: Answer | Refused) -> Answer | Refused:
        """An answer about narrower variables, translated to ours."""
        if isinstance(answer, Unsatisfiable):
            return Unsatisfiable()
        return self._believed(narrow.model(answer.model), question) if isinstance(answer, Satisfiable) else answer

    def _ask(self, opened: _Open, theory: Theory, question: tuple[Term, ...]) -> Answer:
        """Ask in one encoding."""
        library, stacks = opened.library, opened.stacks
        lowering = opened.bits if theory.bits else opened.integers
        nodes = [lowering.lower(constraint) for constraint in question]
        stack = stacks.get(theory)
        if stack is not None and stack.checks >= library.lifetime:
            opened.drop(theory)
            stack = None
        if stack is None:
            stack = stacks[theory] = AssertionStack(library.session(theory), lowering)
        try:
            allowance = Allowance(self._seconds)
            stack.assert_exactly(question, nodes)
            stack.checks += 1
            outcome = "timeout" if allowance.spent() else stack.session.check(allowance.left())
        except BaseException:
            # After an interruption, our levels and the library's may differ, and the library may be in any state.
            for each in list(stacks):
                opened.drop(each)
            raise
        if outcome is Outcome.SATISFIABLE:
            found: dict[Term, Value] = {}
            for variable in variables_of(question):
                found[variable] = lowering.decode(variable, stack.session.value(lowering.variables[variable]))
            return self._believed(found, question)
        if outcome is Outcome.UNSATISFIABLE:
            return Unsatisfiable(self._core(stack, question, nodes, allowance) if self._cores else None)
        # A solver that gave up may still be busy with the query: the next one starts afresh.
        opened.drop(theory)
        return Unknown(f"{library.name}: {outcome}")

    def _believed(self, found: dict[Term, Value], question: tuple[Term, ...]) -> Answer:
        """An answer with an evaluated model; a wrong model is a bug in the solver or the encoding, never an answer."""
        if satisfies(found, question):
            return Satisfiable(restricted(found, question))
        self.counts["wrong_models"] += 1
        return Unknown(f"model of {self.name} does not satisfy the query")

    def _core(
        self, stack: AssertionStack, question: tuple[Term, ...], nodes: list[Node], allowance: Allowance
    ) -> tuple[Term, ...] | None:
        """The constraints that contradict each other, found by another query if there is time."""
        if allowance.spent():
            return None
        bounds = [stack.lowering.bounds(variable) for variable in variables_of(question)]
        fixed = [bound for bound in bounds if bound is not None]
        defined = dict.fromkeys(term for constraint in question for term in stack.lowering.defined(constraint))
        fixed += [stack.lowering.definitions[term] for term in defined]
        chosen = stack.session.core([*nodes, *fixed], allowance.left())
        return None if chosen is None else tuple(question[each] for each in sorted(chosen) if each < len(question))

    def _restart(self) -> None:
        self.counts["restarts"] += 1
        self.close()
        self._choice.forget()

    def statistics(self) -> dict[str, float]:
        """What was counted here."""
        return dict(self.counts)

    def limit(self, seconds: float | None) -> None:
        """Set the time limit of each query."""
        self._seconds = seconds

    def interrupt(self) -> None:
        """End the query that another thread is asking."""
        if self._open is not None:
            self._open.library.interrupt()

    def close(self) -> None:
        """Release the library's memory."""
        if self._open is not None:
            self._open.close()
            self._open = None
