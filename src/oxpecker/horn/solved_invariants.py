"""Invariants as solutions of Horn clauses: what the candidates lack, Spacer finds.

Nothing of a solution is believed: its conjuncts are candidates, of which those remain that are shown to be inductive.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oxpecker.horn.candidates import generalised
from oxpecker.horn.clauses import clauses, is_unknown, script, unknown
from oxpecker.horn.definitions import defined
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import Formula, Op, Sort, conjuncts
from oxpecker.horn.inference import Encoded, inductive, irredundant
from oxpecker.horn.invariants import OLD, Invariants, Visit
from oxpecker.horn.limits import MOST_GHOSTS, SPACER_RESOURCES
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.limits.budget import is_spent
from oxpecker.oox.source import Span
from oxpecker.solver.scripts import Outcome
from oxpecker.solver.spacer import Lemmas, Solution, solve


def solved_invariants(encoded: Encoded, known: Invariants, prover: Prover) -> Iterator[Invariants]:
    """Inductive invariants beyond those that are known, one set for each solution."""
    known = irredundant(known, prover)
    obligations = encoded(known).obligations
    unproved = _unproved(obligations, prover)
    if not unproved or is_spent():
        return
    predicates = _predicates(obligations, unproved)
    encoder = encoded(_extended(known, {span: [each] for span, each in predicates.items()}))
    wanted = [each for each in encoder.obligations if is_unknown(each.goal)]
    wanted += _unproved(encoder.obligations, prover)
    asked: set[str] = set()
    for of_neighbours in (True, False):
        text = script(clauses(wanted, prover.folds, of_neighbours))
        if text not in asked:
            asked.add(text)
            for definitions in _solutions(text):
                invariants = inductive(encoded, _extended(known, _read(definitions, predicates)), prover)
                if invariants is not None:
                    yield invariants


def _solutions(text: str) -> Iterator[str]:
    """Definitions that solve clauses, found in several ways; none if Spacer finds that there are none."""
    for lemmas in Lemmas:
        solution = Solution(Outcome.UNKNOWN) if is_spent() else solve(text, SPACER_RESOURCES, lemmas)
        if solution.outcome is Outcome.SATISFIABLE:
            yield solution.definitions
        elif solution.outcome is Outcome.UNSATISFIABLE:
            return


def _read(definitions: str, predicates: dict[Span, Formula]) -> dict[Span, list[Formula]]:
    """The conjuncts of what is defined; nothing if it is no formula."""
    try:
        return {span: list(conjuncts(defined(definitions, each))) for span, each in predicates.items()}
    except NotEncodable:
        return {}


def _unproved(obligations: list[Obligation], prover: Prover) -> list[Obligation]:
    """What the program asks for, and is not shown by the invariants that are known."""
    writer = ScriptWriter(prover.folds)
    given = [each for each in obligations if each.candidate is None]
    return [each for each in given if not prover.is_shown(each, writer)]


def _extended(known: Invariants, found: dict[Span, list[Formula]]) -> Invariants:
    """The known invariants, and others."""
    loops = {span: replace(loop, found=[*loop.found, *found.get(span, ())]) for span, loop in known.loops.items()}
    return Invariants(loops)


def _predicates(obligations: list[Obligation], unproved: list[Obligation]) -> dict[Span, Formula]:
    """An unknown invariant for each loop."""
    visits: dict[Span, list[Visit]] = {}
    for visit in (visit for each in obligations for visit in each.visits):
        visits.setdefault(visit.loop.span, []).append(visit)
    ghosts: dict[Span, dict[Formula, None]] = {span: {} for span in visits}
    for obligation, visit in ((each, visit) for each in unproved for visit in each.visits):
        spoken_of = (term for each in generalised(visit, obligation, obligation.conclusion) for term in _ghosts(each))
        ghosts[visit.loop.span] |= {each: None for each in spoken_of if any(map(visit.is_assigned, each.symbols))}
    found: dict[Span, Formula] = {}
    for span, mine in visits.items():
        in_scope = [name for name in mine[0].before if all(name in v.before and name in v.now for v in mine)]
        names = [name for name in in_scope if not name.name.startswith(OLD) or _mentions(unproved, mine, name)]
        terms = _simplest(each for each in ghosts[span] if each.symbols <= set(names))
        if terms:
            # What a ghost sums up, nothing else has to be known of.
            names = [name for name in names if name.sort not in (Sort.INTS, Sort.BOOLS)]
        found[span] = unknown(len(found), (*names, *terms[:MOST_GHOSTS]))
    return found


def _ghosts(part: Formula) -> Iterator[Formula]:
    """The sums, counts and products in a condition, outside of quantifiers."""
    if part.op in (Op.TIMES, Op.CALL):
        yield part
    elif part.op not in (Op.FORALL, Op.EXISTS):
        for each in part.arguments:
            yield from _ghosts(each)


def _simplest(ghosts: Iterable[Formula]) -> list[Formula]:
    """The shortest application of each sum or count, and all products."""
    ordered = sorted(ghosts, key=lambda each: (len(each.text), each.text))
    return list({each.name or each.text: each for each in reversed(ordered)}.values())[::-1]


def _mentions(obligations: list[Obligation], visits: list[Visit], name: Formula) -> bool:
    """Whether a goal speaks of the contents that an array had on entry."""
    values = {visit.before[name] for visit in visits}
    return any(values & each.goal.symbols for each in obligations)
