"""Obligations as SMT-LIB scripts that are unsatisfiable if the obligation holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.horn.arithmetic import WRAP, definition
from oxpecker.horn.bits import AND, laws
from oxpecker.horn.divisibility import divisibility, instances
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import ANY, NULL_OBJECT, Formula, Op, Range, Sort, quoted
from oxpecker.horn.lemmas import Lemma
from oxpecker.horn.normalisation import Skolem, facts, is_skolem, pairwise, refutations
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.reachability import reach_lemmas
from oxpecker.horn.substitution import universal
from oxpecker.horn.triggers import triggers, variants

GIVEN = "known on the path"
"""The comment before the hypotheses of an obligation."""
NEGATED_GOAL = "the goal does not hold"
"""The comment before what follows if an obligation does not hold."""

INSTANCES = "universal facts for the divisors that occur"
"""The comment before instances of hypotheses about remainders, which no trigger finds."""


class ScriptWriter:
    """Writes the scripts of one encoding, whose obligations share most of their hypotheses.

    What a path knows of ranges is forgotten first: then a fact means the same in all obligations of the encoding.
    """

    def __init__(self, folds: Folds) -> None:
        self.folds = folds
        self.lemmas: dict[Lemma, None] = {}
        """The lemmas that the scripts contain."""
        self._facts: dict[str, tuple[Formula, ...]] = {}
        self._universal: dict[str, Formula] = {}
        self._asserted: dict[str, tuple[str, ...]] = {}
        self._reads: dict[str, tuple[tuple[str, Range], ...]] = {}
        self._calls: dict[str, tuple[Formula, ...]] = {}
        self._remainders: dict[str, tuple[Formula, ...]] = {}

    def scripts(self, obligation: Obligation) -> Iterator[str]:
        """The scripts that must all be unsatisfiable."""
        names = Skolem()
        given = [each for part in obligation.hypotheses for each in self._parts(part, names)]
        for refuted in refutations(self._of_types(obligation.goal), names):
            yield self._script(given, [each for part in refuted for each in facts(part, names)])

    def _of_types(self, part: Formula) -> Formula:
        found = self._universal.get(part.text)
        if found is None:
            found = self._universal[part.text] = universal(part)
        return found

    def _parts(self, part: Formula, names: Skolem) -> tuple[Formula, ...]:
        """The facts of a hypothesis; kept unless they have names of their own obligation."""
        found = self._facts.get(part.text)
        if found is None:
            found = tuple(facts(self._of_types(part), names))
            if not any(is_skolem(each) for fact in found for each in fact.symbols):
                self._facts[part.text] = found
        return found

    def _script(self, given: list[Formula], refuted: list[Formula]) -> str:
        """Declarations and assertions of facts, with what lemmas add. Comments say what each part is."""
        parts: dict[str, list[Formula]] = {}
        parts[GIVEN] = list(dict.fromkeys(given))
        parts[NEGATED_GOAL] = [each for each in dict.fromkeys(refuted) if each not in given]
        known = [*parts[GIVEN], *parts[NEGATED_GOAL]]
        parts[Lemma.ORDER] = [each for fact in known for each in pairwise(fact)]
        known += parts[Lemma.ORDER]
        parts[Lemma.FOLDS] = self._about_folds(known)
        known += parts[Lemma.FOLDS]
        parts[INSTANCES] = instances(known, (each for fact in known for each in self._rests(fact)))
        known += parts[INSTANCES]
        parts[Lemma.DIVISORS] = divisibility(each for fact in known for each in self._rests(fact))
        known += parts[Lemma.DIVISORS]
        parts[Lemma.BITS] = [laws()] if any(AND in fact.text for fact in known) else []
        known += parts[Lemma.BITS]
        lines = dict.fromkeys(self._declarations(known))
        for title, some in parts.items():
            if some:
                lines[f"; {title}"] = None
                self.lemmas |= {title: None} if isinstance(title, Lemma) else {}
            lines |= dict.fromkeys(line for fact in some for line in self._assertions(fact))
        reach = list(reach_lemmas(known))
        if reach:
            lines[f"; {Lemma.REACH}"] = None
            self.lemmas[Lemma.REACH] = None
        return "\n".join([*lines, *reach, *self._ground_reads(known)])

    def _about_folds(self, known: list[Formula]) -> list[Formula]:
        """Lemmas about the sums, products and counts that occur."""
        found = self._applications(known)
        lemmas = list(self.folds.lemmas(found))
        return [*lemmas, *self.folds.relations(self._applications([*known, *lemmas]))]

    def _applications(self, known: Iterable[Formula]) -> list[Formula]:
        """The applications of folds without bound variables."""
        found: dict[Formula, None] = {}
        for fact in known:
            if fact.text not in self._calls:
                self._calls[fact.text] = tuple(each for each in _ground(fact) if each.op is Op.CALL)
            found |= {each: None for each in self._calls[fact.text] if each.name in self.folds.functions}
        return list(found)

    def _rests(self, fact: Formula) -> tuple[Formula, ...]:
        """The remainders without bound variables."""
        found = self._remainders.get(fact.text)
        if found is None:
            parts = _ground(fact) if "(mod " in fact.text else ()
            found = self._remainders[fact.text] = tuple(each for each in parts if each.op is Op.MOD)
        return found

    def _assertions(self, fact: Formula) -> tuple[str, ...]:
        """A fact as assertions; a universal one with triggers, and with copies that have others."""
        found = self._asserted.get(fact.text)
        if found is None:
            copies = variants(fact) if fact.op is Op.FORALL else (fact,)
            texts = (_with_triggers(each) if each.op is Op.FORALL else each.text for each in copies)
            found = self._asserted[fact.text] = tuple(f"(assert {text})" for text in texts)
        return found

    def _ground_reads(self, known: list[Formula]) -> Iterator[str]:
        """Reads without variables inside of quantifiers, as facts of their own: otherwise no trigger matches them."""
        found: dict[str, Range] = {}
        for fact in known:
            if fact.has_quantifier:
                if fact.text not in self._reads:
                    self._reads[fact.text] = tuple(_integer_reads(fact))
                found |= dict(self._reads[fact.text])
        for text, within in sorted(found.items(), key=lambda each: each[0]):
            yield f"(assert {between(text, within)})" if within != ANY else f"(assert (<= {text} (+ {text} 1)))"

    def _declarations(self, known: list[Formula]) -> Iterator[str]:
        """The functions and symbols that occur, and the ranges that Java gives them."""
        functions: dict[str, Formula] = {}
        symbols: dict[str, Formula] = {}
        for fact in known:
            for each in fact.walk():
                if each.op is Op.CALL:
                    functions.setdefault(each.name, each)
            for each in fact.symbols:
                if symbols.setdefault(each.name, each).declared == ANY:
                    symbols[each.name] = each
        if any(each.sort is Sort.OBJECT or each.sort.is_field for each in symbols.values()):
            yield f"(declare-sort {Sort.OBJECT} 0)"
            yield f"(declare-fun {NULL_OBJECT.text} () {Sort.OBJECT})"
        for name, each in sorted(functions.items()):
            if name.startswith(WRAP):
                yield definition(name)
            else:
                sorts = " ".join(argument.sort for argument in each.arguments)
                yield f"(declare-fun {quoted(name)} ({sorts}) {each.sort})"
        for _, each in sorted(symbols.items()):
            yield f"(declare-fun {each.text} () {each.sort})"
        for _, each in sorted(symbols.items()):
            yield from _ranged(each)
        for name in self.folds.functions:
            if name in functions:
                yield from _ranged_values(functions[name], self.folds.range(name))


def _ground(part: Formula, bound: frozenset[Formula] = frozenset()) -> Iterator[Formula]:
    """The parts of a formula without bound variables."""
    inside = bound | frozenset(part.bound)
    if not part.symbols & inside and not part.has_quantifier:
        yield from part.walk()
        return
    for each in part.arguments:
        yield from _ground(each, inside)


def _integer_reads(fact: Formula) -> Iterator[tuple[str, Range]]:
    """The reads of integers without variables, with the ranges of their arrays."""
    for each in _ground(fact):
        if each.op is Op.SELECT and each.sort is Sort.INT:
            yield each.text, each.arguments[0].range


def _with_triggers(fact: Formula) -> str:
    found = triggers(fact)
    if not found:
        return fact.text
    declared = " ".join(f"({each.text} {each.sort})" for each in fact.bound)
    patterns = " ".join(f":pattern ({' '.join(each.text for each in trigger)})" for trigger in found)
    return f"(forall ({declared}) (! {fact.arguments[0].text} {patterns}))"


def _ranged(each: Formula) -> Iterator[str]:
    if each.sort is Sort.INT and each.declared != ANY:
        yield f"(assert {between(each.text, each.declared)})"
    elif each.sort in (Sort.INTS, Sort.FIELD_OF_INTS) and each.declared != ANY:
        read, index = f"(select {each.text} k)", Sort.INT if each.sort is Sort.INTS else Sort.OBJECT
        yield f"(assert (forall ((k {index})) (! {between(read, each.declared)} :pattern ({read}))))"


def _ranged_values(application: Formula, within: Range) -> Iterator[str]:
    """A fold has values of its type, whatever its arguments are."""
    if within == ANY:
        return
    names = [f"x{number}" for number in range(len(application.arguments))]
    declared = " ".join(f"({name} {a.sort})" for name, a in zip(names, application.arguments, strict=True))
    applied = f"({quoted(application.name)} {' '.join(names)})"
    yield f"(assert (forall ({declared}) (! {between(applied, within)} :pattern ({applied}))))"


def between(text: str, within: Range) -> str:
    """The text of the condition that a number lies in a range."""
    low, high = within
    parts = [] if low is None else [f"(<= {low if low >= 0 else f'(- {-low})'} {text})"]
    parts += [] if high is None else [f"(<= {text} {high if high >= 0 else f'(- {-high})'})"]
    return f"(and {' '.join(parts)})"
