"""Proofs about a method for all inputs: no bound on the length of arrays or the number of iterations and calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.class_invariants import ClassInvariants
from oxpecker.horn.encoding import Encoder
from oxpecker.horn.entry import entries
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import FALSE
from oxpecker.horn.inference import Encoded, inferred, shown
from oxpecker.horn.invariants import Invariants, LoopInvariant
from oxpecker.horn.lemmas import Lemma
from oxpecker.horn.linked import linked_classes
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.horn.solved_invariants import solved_invariants
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.reaching import REACH
from oxpecker.oox.source import Span
from oxpecker.oox.types import ClassType
from oxpecker.solver.scripts import Scripts


@dataclass(slots=True)
class Proof:
    """What was shown, and what it rests on."""

    keeps_scripts: bool = False
    obligations: list[tuple[typed.Method, Obligation]] = field(default_factory=list)
    """What was shown, with the methods that it is about."""
    scripts: list[tuple[str, ...]] = field(default_factory=list)
    """For each obligation, the questions that are unsatisfiable; only if they are wanted."""
    lemmas: dict[Lemma, None] = field(default_factory=dict)
    stated: list[LoopInvariant] = field(default_factory=list)
    """The loops, with the invariants and measures that the program states."""
    unmeasured: list[Span] = field(default_factory=list)
    """The loops whose termination is not shown."""
    relied_on: list[typed.Method] = field(default_factory=list)
    """The methods whose contracts stand for calls; they are proved, too."""
    invariants: list[tuple[Span, str]] = field(default_factory=list)
    """The loop invariants that were found, as JML."""
    recursive: list[typed.Method] = field(default_factory=list)
    """Those of them that may call the method again."""
    summaries: list[tuple[MethodInfo, str]] = field(default_factory=list)
    """The contracts of recursive methods that were found, as JML."""

    @property
    def terminates(self) -> bool:
        """Whether every loop and recursion has a measure, so that each path comes to its end."""
        return not self.unmeasured and all(each.measure is not None for each in self.recursive)


def prove(
    program: typed.Program,
    method: typed.Method,
    effects: EffectTable,
    shows_return: bool = False,
    keeps_scripts: bool = False,
) -> Proof | Obligation:
    """A proof about a method and all methods whose contracts it uses, or an obligation that was not shown.

    A proof never rests on paths of which none returns; with `shows_return` a solver must find one that does.
    With `keeps_scripts` the proof has the questions that were answered, as a certificate.
    Raises NotEncodable if the encoding does not cover the method.
    """
    if any(program.static_invariants.values()):
        raise NotEncodable("static invariants")
    if program.options["overflow"] == "check":
        raise NotEncodable("arithmetic that must not overflow")
    proof = Proof(keeps_scripts)
    pending, seen = [method], {method.info.key}
    while pending:
        with Scripts() as solver:
            failed = _prove_one(program, pending.pop(), effects, proof, shows_return, solver)
        if failed is not None:
            return failed
        for other in proof.relied_on:
            if other.info.key not in seen:
                seen.add(other.info.key)
                pending.append(other)
    return proof


def _prove_one(
    program: typed.Program,
    method: typed.Method,
    effects: EffectTable,
    proof: Proof,
    shows_return: bool,
    solver: Scripts,
) -> Obligation | None:
    if method.body is None or method.open:
        raise NotEncodable("a method without a body", method.info.span)
    linked = _linked(program, method, effects)
    if not linked:
        return _prove_with(program, method, effects, proof, shows_return, solver, frozenset())
    try:
        failed = _prove_with(program, method, effects, proof, shows_return, solver, frozenset())
    except NotEncodable:
        return _prove_with(program, method, effects, proof, shows_return, solver, linked)
    return failed and _prove_with(program, method, effects, proof, shows_return, solver, linked)


def _linked(program: typed.Program, method: typed.Method, effects: EffectTable) -> frozenset[str]:
    """The linked classes of a method and its callees, if they or their contracts read fields of some.

    Objects with invariants are told apart, since a method owes the invariants of those that it changed.
    """
    below = (program.methods.get(info.key) for info in effects.below(method.info))
    roots = [root for each in below if each is not None for root in each.roots]
    roots += [clause for clauses in program.invariants.values() for clause in clauses]
    nodes = [node for root in roots for node in typed.walk(root)]
    invariants = ClassInvariants(program)
    found = {name for name in linked_classes(program.hierarchy) if not invariants.of_class(program.hierarchy[name])}
    reads = any(isinstance(node, typed.FieldRead) and node.field.owner in found for node in nodes)
    if not reads and not any(isinstance(node, typed.Invoke) and node.method.owner == REACH for node in nodes):
        return frozenset()
    types = [node.type for node in nodes if isinstance(node, typed.Expression)]
    types += [each.type for each in method.parameters]
    return frozenset(t.name for t in types if isinstance(t, ClassType) and t.name in found)


def _prove_with(
    program: typed.Program,
    method: typed.Method,
    effects: EffectTable,
    proof: Proof,
    shows_return: bool,
    solver: Scripts,
    linked: frozenset[str],
) -> Obligation | None:
    """The first obligation that is not shown, where the fields of linked classes are arrays over objects."""
    folds = Folds(Arithmetic(program.options["ints"] == "java"))
    prover = Prover(folds, solver)
    encoder = encoded(program, method, effects, folds, Invariants(), linked)
    failed = _first_problem(encoder, prover, shows_return)
    if failed is not None and encoder.unstated:
        encode = partial(encoded, program, method, effects, folds, linked=linked)
        for invariants in _found(encode, encoder, prover):
            encoder = encode(invariants)
            failed = _first_problem(encoder, prover, shows_return)
            if failed is None:
                proof.invariants += shown(invariants, prover)
                break
    if failed is not None:
        return failed
    proof.obligations += [(method, each) for each in encoder.obligations]
    if proof.keeps_scripts:
        writer = ScriptWriter(folds)  # One writer, as when they were asked.
        proof.scripts += [tuple(writer.scripts(each)) for each in encoder.obligations]
    proof.lemmas |= prover.lemmas
    proof.stated += encoder.invariants.loops.values()
    proof.unmeasured += [each for each in encoder.unmeasured if each not in proof.unmeasured]
    proof.relied_on += [each for each in encoder.relied_on.values() if each not in proof.relied_on]
    proof.recursive += [each for each in encoder.recursive.values() if each not in proof.recursive]
    return None


def encoded(
    program: typed.Program,
    method: typed.Method,
    effects: EffectTable,
    folds: Folds,
    invariants: Invariants,
    linked: frozenset[str] = frozenset(),
) -> Encoder:
    """The obligations of a method, for every way in which its parameters alias."""
    encoder = Encoder(program, method, effects, folds, invariants, linked)
    for entry in entries(encoder, method):
        encoder.encode(entry)
    return encoder


def _found(encode: Encoded, without: Encoder, prover: Prover) -> Iterator[Invariants]:
    """Inductive invariants that may suffice: of the candidates, and then with what solves the rest."""
    invariants = inferred(encode, without, prover)
    if invariants is not None:
        yield invariants
    if not without.linked:
        yield from solved_invariants(encode, invariants or without.invariants, prover)


def _first_problem(encoder: Encoder, prover: Prover, shows_return: bool) -> Obligation | None:
    """The first obligation that is not shown; None if all are, and some path returns."""
    no_return = Obligation(Kind.RETURN, encoder.method.info.span, (), FALSE)
    if prover.is_vacuous(encoder.ends):
        return no_return
    failed = prover.first_unproved(encoder.obligations)
    if failed is None and shows_return and not prover.returns(encoder.ends):
        return no_return
    return failed
