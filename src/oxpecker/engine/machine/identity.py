"""`==` of inputs that may be among the objects a language keeps only once.

Such objects may be one although they are seen as two: a boxed 5 and another. A path need not try that of two inputs.
Where they are one, they are one input; where they are two, they are two. So references alone decide, and the inputs
that are made for the path are made apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.engine.path.heap import Value
from oxpecker.terms import Op, Term

if TYPE_CHECKING:
    from oxpecker.engine.machine.memory import Memory


def compared(state: Memory, one: Value, two: Value) -> Value:
    """Whether two inputs are one object; None where one of them may be something that the program has made."""
    one, two = state.known(one), state.known(two)
    if not (_is_input(state, one) and _is_input(state, two)):
        return None
    same = state.same(one, two)
    if same is not True and all(isinstance(each, Term) or each != 0 for each in (one, two)):
        state.apart |= {(one, two)}
    return same


def _is_input(state: Memory, reference: Value) -> bool:
    """Whether a reference is null, or was there before the method under check began."""
    if isinstance(reference, Term):
        unknown = state.explorer.unknowns.get(reference)
        is_alone = reference.op is not Op.ITE and reference not in state.aliases
        return is_alone and unknown is not None and not unknown.version
    return reference == 0 or state.heap[reference].is_input
