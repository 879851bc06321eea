"""`==` of inputs that may be objects of which the language keeps only one.

Two boxed 5s may be the same object although they look like two. A path need not try that for two inputs: if they are
the same object, they are the same input. So references alone decide, and the inputs constructed for the path are
distinct.
"""

from __future__ import annotations

from oxpecker.engine.machine.references import same
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.terms import Op, Term


def compared(state: State, one: Value, two: Value) -> Value:
    """Whether two inputs are the same object; None if one of them may be an object that the program created."""
    one, two = state.knowledge.known(one), state.knowledge.known(two)
    if not (_is_input(state, one) and _is_input(state, two)):
        return None
    is_one = same(state, one, two)
    if is_one is not True and all(isinstance(each, Term) or each != 0 for each in (one, two)):
        state.knowledge.apart |= {(one, two)}
    return is_one


def _is_input(state: State, reference: Value) -> bool:
    """Whether a reference is null or refers to an object that existed before the method under check started."""
    if isinstance(reference, Term):
        unknown = state.explorer.inputs.unknowns.get(reference)
        is_alone = reference.op is not Op.ITE and reference not in state.knowledge.aliases
        return is_alone and unknown is not None and not unknown.version
    return reference == 0 or state.heap.entities[reference].is_input
