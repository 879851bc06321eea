"""`==` of inputs that may be among the objects a language keeps only once.

Such objects may be one although they are seen as two: a boxed 5 and another. A path need not try that of two inputs.
Where they are one, they are one input; where they are two, they are two. So references alone decide, and the inputs
that are made for the path are made apart.
"""

from __future__ import annotations

from oxpecker.engine.machine.references import same
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Value
from oxpecker.terms import Op, Term


def compared(state: State, one: Value, two: Value) -> Value:
    """Whether two inputs are one object; None where one of them may be something that the program has made."""
    one, two = state.knowledge.known(one), state.knowledge.known(two)
    if not (_is_input(state, one) and _is_input(state, two)):
        return None
    is_one = same(state, one, two)
    if is_one is not True and all(isinstance(each, Term) or each != 0 for each in (one, two)):
        state.knowledge.apart |= {(one, two)}
    return is_one


def _is_input(state: State, reference: Value) -> bool:
    """Whether a reference is null, or was there before the method under check began."""
    if isinstance(reference, Term):
        unknown = state.explorer.inputs.unknowns.get(reference)
        is_alone = reference.op is not Op.ITE and reference not in state.knowledge.aliases
        return is_alone and unknown is not None and not unknown.version
    return reference == 0 or state.heap.entities[reference].is_input
