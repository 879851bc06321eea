"""Static initialisers that have the same effect whenever they run."""

from __future__ import annotations

from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.refinement.scan import Code


def depends_on_itself(code: Code, initialiser: MethodInfo, above: tuple[str, ...] = ()) -> bool:
    """Whether an initialiser never fails, and reads and writes only its own static fields and objects it allocates.

    All its references come from there, so it cannot reach other objects; and other code cannot access its class
    before it has run.
    """
    effects = code.effects(initialiser)
    if effects.throws or effects.fails or effects.gives_up:
        return False
    pending, seen = [initialiser], {initialiser.key}
    while pending:
        for block in code.graph(pending.pop()).blocks:
            if any(_is_foreign(step, initialiser.owner) for step in block.instructions):
                return False
            end = block.end()
            if isinstance(end, g.InitialiseClass):
                others = [
                    each for each in code.initialisers(end.class_name) if each.key not in (*above, initialiser.key)
                ]
                if not all(depends_on_itself(code, each, (*above, initialiser.key)) for each in others):
                    return False
            elif isinstance(end, g.CallMethod):
                new = [key for key in code.targets(end) if key not in seen]
                if any(code.program.methods[key].body is None for key in new):
                    return False
                seen.update(new)
                pending.extend(code.program.methods[key].info for key in new)
    return True


def _is_foreign(step: g.Instruction, owner: str) -> bool:
    if isinstance(step, g.LoadStatic | g.StoreStatic):
        return step.field.owner != owner
    return isinstance(step, g.Havoc)
