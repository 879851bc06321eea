"""Proof obligations with unknown invariants as constrained Horn clauses.

An unknown invariant is a predicate over what is in scope at the head of its loop, and over ghosts: sums, counts and
products that a goal speaks of. In a clause, a ghost is a number of which lemmas are known, so that clauses are linear.
Whatever a clause leaves out makes predicates harder to find, never wrong: the obligations decide about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, islice, product

from oxpecker.horn.arithmetic import WRAP, definition
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import (
    ANY,
    FALSE,
    ONE,
    TRUE,
    Formula,
    Op,
    Sort,
    call,
    conjunction,
    equal,
    implication,
    plus,
    quoted,
    symbol,
)
from oxpecker.horn.limits import MOST_INSTANCES
from oxpecker.horn.normalisation import Skolem, facts, is_skolem, refutations
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.script import between
from oxpecker.horn.substitution import rebuilt, substituted, universal

_UNKNOWN = "unknown invariant "


def unknown(loop: int, arguments: tuple[Formula, ...]) -> Formula:
    """The unknown invariant of a loop with a number, of some arguments."""
    return call(f"{_UNKNOWN}{loop}", Sort.BOOL, arguments)


def is_unknown(part: Formula) -> bool:
    """Whether a formula is an unknown invariant."""
    return part.op is Op.CALL and part.name.startswith(_UNKNOWN)


@dataclass(frozen=True, slots=True)
class Clause:
    """The body implies the head: an unknown invariant, or false."""

    body: tuple[Formula, ...]
    head: Formula

    @property
    def parts(self) -> tuple[Formula, ...]:
        """Body and head."""
        return (*self.body, self.head)


def clauses(obligations: Iterable[Obligation], folds: Folds, of_neighbours: bool) -> Iterator[Clause]:
    """The clauses of obligations. With `of_neighbours`, goals about two indices are asked of neighbours alone."""
    for obligation in obligations:
        names = Skolem()
        given = [each for part in _last_unknown(obligation.hypotheses) for each in facts(universal(part), names)]
        if is_unknown(obligation.goal):
            yield _linear(Clause(tuple(given), universal(obligation.goal)), folds)
            continue
        for refuted in refutations(universal(obligation.conclusion), names):
            found = [each for part in refuted for each in facts(part, names)]
            indices = sorted({each for fact in found for each in fact.symbols if is_skolem(each)}, key=str)
            if of_neighbours and len(indices) == 2:
                found.append(equal(indices[1], plus(indices[0], ONE)))
            yield _linear(Clause((*given, *found), FALSE), folds)


def _last_unknown(hypotheses: tuple[Formula, ...]) -> list[Formula]:
    """The hypotheses with one unknown invariant, that of the innermost loop: clauses with several are hard to solve."""
    mine = [each for each in hypotheses if is_unknown(each)]
    return [each for each in hypotheses if not is_unknown(each) or each is mine[-1]]


def _linear(clause: Clause, folds: Folds) -> Clause:
    """The clause without quantifiers and ghosts."""
    body = [each for part in clause.body for each in _instances(part, clause)]
    ghosts = _Ghosts(folds)
    head = ghosts.replaced(clause.head)
    body = [ghosts.replaced(each) for each in body]
    lemmas = [ghosts.replaced(each) for each in ghosts.lemmas()]
    return Clause(tuple(each for each in (*body, *lemmas) if each != TRUE), head)


def _instances(part: Formula, clause: Clause) -> Iterator[Formula]:
    """A hypothesis; a universal one for the indices at which the clause reads; none with other quantifiers."""
    if not part.has_quantifier:
        yield part
    elif part.op is Op.FORALL and not part.arguments[0].has_quantifier:
        indices = _indices(clause)
        choices = product(indices, repeat=len(part.bound))
        for chosen in islice(choices, MOST_INSTANCES):
            yield substituted(part.arguments[0], dict(zip(part.bound, chosen, strict=True)))


def _indices(clause: Clause) -> list[Formula]:
    """The indices of reads and writes in a clause."""
    accesses = [
        each
        for part in clause.parts
        if not part.has_quantifier
        for each in part.walk()
        if each.op in (Op.SELECT, Op.STORE)
    ]
    return sorted({each.arguments[1] for each in accesses}, key=str)


@dataclass(slots=True)
class _Ghosts:
    """Numbers in place of terms that are not linear."""

    folds: Folds
    names: dict[Formula, Formula] = field(default_factory=dict)
    folded: dict[Formula, None] = field(default_factory=dict)
    """The sums, products and counts."""

    def replaced(self, part: Formula) -> Formula:
        if self._is_ghost(part):
            if part.name in self.folds.functions:
                self.folded[part] = None
            within = part.declared if part.op is Op.CALL else part.range
            return self.names.setdefault(part, symbol(f"ghost {len(self.names)}", Sort.INT, within))
        return rebuilt(part, tuple(map(self.replaced, part.arguments)))

    def lemmas(self) -> Iterator[Formula]:
        """What is known of sums and counts; and that ghosts with equal arguments are equal."""
        for each in self.folds.lemmas(list(self.folded)):
            folds = {part for part in each.walk() if part.name in self.folds.functions}
            if folds <= self.folded.keys() and not each.has_quantifier:
                yield each
        for one, other in combinations(self.names, 2):
            if (one.op, one.name, len(one.arguments)) == (other.op, other.name, len(other.arguments)):
                same = (equal(a, b) for a, b in zip(one.arguments, other.arguments, strict=True))
                yield implication(conjunction(*same), equal(one, other))

    @staticmethod
    def _is_ghost(part: Formula) -> bool:
        if part.op is Op.CALL:
            return not is_unknown(part) and not part.name.startswith(WRAP)
        divides = part.op in (Op.DIV, Op.MOD) and part.arguments[1].op is not Op.LITERAL
        return part.op is Op.TIMES or divides


def script(given: Iterable[Clause]) -> str:
    """Clauses in SMT-LIB."""
    declared: dict[str, None] = {}
    lines: dict[str, None] = {}
    for clause in given:
        for each in (each for part in clause.parts for each in part.walk()):
            if is_unknown(each):
                sorts = " ".join(argument.sort for argument in each.arguments)
                declared[f"(declare-fun {quoted(each.name)} ({sorts}) Bool)"] = None
            elif each.op is Op.CALL:
                declared[definition(each.name)] = None
        lines[_written(clause)] = None
    return "\n".join([*declared, *lines])


def _written(clause: Clause) -> str:
    """A clause whose variables have numbers: what a solver finds must not depend on the names of a program."""
    occurring = (each for part in clause.parts for each in part.walk() if each.op is Op.SYMBOL)
    numbered = {
        each: symbol(f"x{number}", each.sort, each.declared) for number, each in enumerate(dict.fromkeys(occurring))
    }
    parts = [substituted(part, numbered) for part in clause.parts]
    variables = " ".join(f"({each.text} {each.sort})" for each in numbered.values())
    reads = {each: None for part in parts for each in part.walk() if each.op is Op.SELECT and each.sort is Sort.INT}
    ranged = [(each.text, each.declared) for each in numbered.values() if each.sort is Sort.INT]
    ranged += [(each.text, each.arguments[0].range) for each in reads]
    *body, head = (part.text for part in parts)
    body += [between(text, within) for text, within in ranged if within != ANY]
    implied = f"(=> (and true {' '.join(body)}) {head})"
    return f"(assert (forall ({variables}) {implied}))" if variables else f"(assert {implied})"
