"""`==` of inputs that may be objects of which the language keeps only one.

Two boxed 5s may be the same object although they look like two. A path need not try that for two inputs: if they are
the same object, they are the same input. So references alone decide, and the inputs constructed for the path are
distinct. What a call leaves behind that only a contract describes is compared in the same way, because it may be any
object that existed when the call ended. The same holds if one of them is an object of which the language may keep
several. If both are objects of which it leaves open whether they are one, code of the library decides, as it does when
the path is replayed.
"""

from __future__ import annotations

from oxpecker.engine.machine.references import same
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.oox.candidates import candidates
from oxpecker.oox.input_clauses import KEPT, SHARED
from oxpecker.terms import Op, Term


def compared(state: State, one: Value, two: Value) -> Value:
    """Whether two references are the same object; None if references alone do not decide that."""
    one, two = state.knowledge.known(one), state.knowledge.known(two)
    if _is_plain(state, one) or _is_plain(state, two):
        return same(state, one, two)
    if not (_is_input(state, one) and _is_input(state, two)):
        return None
    if _may_be_shared(state, one) and _may_be_shared(state, two):
        return None
    is_one = same(state, one, two)
    if is_one is not True and all(isinstance(each, Term) or each != 0 for each in (one, two)):
        state.knowledge.apart |= {(one, two)}
    return is_one


def _is_input(state: State, reference: Value) -> bool:
    """Whether a reference is null, unknown, or refers to an object that existed before the method under check."""
    if isinstance(reference, Term):
        unknown = state.explorer.inputs.unknowns.get(reference)
        is_alone = reference.op is not Op.ITE and reference not in state.knowledge.aliases
        return is_alone and unknown is not None
    return reference == 0 or state.heap.entities[reference].is_input


def _may_be_shared(state: State, reference: Value) -> bool:
    """Whether an input may be an object of which the language leaves open whether it is another such object."""
    if isinstance(reference, Term):
        classes = candidates(state.explorer.hierarchy, state.explorer.inputs.unknowns[reference].type)
    else:
        entity = state.heap.entities[reference] if reference != 0 else None
        classes = entity.classes if isinstance(entity, Record) else ()
    return not all(SHARED.isdisjoint(cls.ancestors) for cls in classes)


def _is_plain(state: State, reference: Value) -> bool:
    """Whether a reference is null or refers to an object of a class whose objects are as many as they appear to be."""
    if isinstance(reference, Term):
        return False
    entity = state.heap.entities[reference] if reference != 0 else None
    return not isinstance(entity, Record) or (entity.facts is None and not is_kept(entity))


def is_kept(record: Record) -> bool:
    """Whether an object may be of a class of which the language keeps some objects only once."""
    return not all((KEPT | SHARED).isdisjoint(cls.ancestors) for cls in record.classes)
