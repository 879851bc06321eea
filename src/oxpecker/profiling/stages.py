"""The stages of a check, by the modules that work in them."""

from __future__ import annotations

from collections.abc import Sequence

START_UP = "start-up"
OTHER = "other"

_IMPORTING = "importlib"

_WHOLE: dict[str, str] = {
    "oxpecker.engine.counterexamples.replay": "replay",
    "oxpecker.engine.counterexamples.smallest": "minimisation",
    "oxpecker.engine.counterexamples.shrinking": "minimisation",
    "oxpecker.api.possible_states": "calls that construct objects",
    "oxpecker.api.loading": "front end",
    "oxpecker.strategies.probe": "concrete runs",
    "oxpecker.strategies.seek": "search",
    "oxpecker.strategies.class_invariants": "class invariants",
    "oxpecker.strategies.induction": "induction",
    "oxpecker.strategies.obligations": "proofs",
    "oxpecker.testgen": "tests",
    "oxpecker.incremental": "cache",
}
"""Stages that contain everything they call, apart from the solver. The first of them on the stack counts."""

_FRONT_END: dict[str, str] = {
    "oxpecker.oox.analysis": "analysis",
    "oxpecker.oox.cfg": "analysis",
    "oxpecker.java.lowering": "front end: lowering",
    "oxpecker.java.attribution": "front end: attribution",
    "oxpecker.java.resolution": "front end: attribution",
    "oxpecker.java": "front end: reading",
    "oxpecker.oox.checker": "front end: types of OOX",
    "oxpecker.oox.parser": "front end: reading",
}
"""Parts of the front end, by the innermost module of ours."""

_INNERMOST: dict[str, str] = {
    **_FRONT_END,
    "oxpecker.terms": "terms",
    "oxpecker.oox.interpreter": "concrete runs",
    "oxpecker.engine": "stepping",
    "oxpecker.relational": "relational",
    "oxpecker.refinement": "relational",
    "oxpecker.judgment": "judgment",
    "oxpecker.report": "output",
    "oxpecker.cli": "output",
}
"""Stages by the innermost module of ours."""

_SOLVER = "oxpecker.solver."


def stage_of(modules: Sequence[str]) -> str:
    """The stage of a stack, from its modules, the outermost first."""
    ours = [module for module in modules if module.startswith(("oxpecker.", _IMPORTING))]
    if any(module.startswith(_IMPORTING) for module in ours):
        return START_UP
    for module in reversed(ours):
        if module.startswith(_SOLVER):
            return "solver: " + module.removeprefix(_SOLVER).replace("_", " ").replace(".", ", ")
        if not module.startswith("oxpecker.terms"):
            break
    whole = next((stage for module in ours if (stage := _stage(_WHOLE, module))), None)
    if whole is not None and whole != _WHOLE["oxpecker.api.loading"]:
        return whole
    table = _INNERMOST if whole is None else _FRONT_END
    return next((stage for module in reversed(ours) if (stage := _stage(table, module))), whole or OTHER)


def _stage(table: dict[str, str], module: str) -> str | None:
    """The entry for a module, or for the package that it belongs to."""
    while module:
        if module in table:
            return table[module]
        module = module.rpartition(".")[0]
    return None
