"""What code is said to do to the heap, and which classes nobody can tell the initialisation of, held against runs."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox.analysis.effects import Effects, EffectTable
from oxpecker.oox.analysis.family import is_hidden
from oxpecker.oox.hierarchy import ClassInfo
from tests.java.doings import Done
from tests.java.runs import Observed
from tests.java.static_claims import is_same


def broken_effect_claims(table: EffectTable, run: Observed) -> Iterator[str]:
    """The methods that do more in a run than is known of them, and classes that are not constant."""
    for key, done in run.done.items():
        method = table.program.methods.get(key)
        if method is not None and method.body is not None:
            effects = table.of_call(method.info, False)
            for what in () if effects.is_open else _more(table, effects, done):
                yield f"{method.info} {what}"
            if done.forks and not table.may_fork(method.info):
                yield f"{method.info} starts a thread"
    hidden = {method.info.owner for method in table.program.methods.values() if is_hidden(method)}
    for name in run.begun - hidden:
        if name in table.hierarchy.classes and name in table.constant:
            yield from _telling(table, table.hierarchy[name], run)


def effects_text(table: EffectTable, runs: list[Observed]) -> str:
    """All that is known of what runs have called and initialised, the same in every run."""
    keys = sorted({key for run in runs for key in run.done if key in table.program.methods})
    names = sorted({name for run in runs for name in run.begun if name in table.hierarchy.classes})
    methods = [table.program.methods[key] for key in keys]
    forks = {key for run in runs for key, done in run.done.items() if done.forks}
    effects = [_written(table.of_call(each.info, False)) for each in methods if each.body is not None]
    starting = [table.may_fork(each.info) for each in methods if each.info.key in forks]
    return f"{effects} {starting} {[name in table.constant for name in names]}"


def _written(effects: Effects) -> str:
    sets = (effects.regions, effects.throws, effects.initialises, effects.constants)
    statics = sorted(f"{field.owner}.{field.name}" for field in effects.statics)
    return f"{[sorted(map(str, each)) for each in sets]} {statics} {effects.allocates} {effects.is_open}"


def _more(table: EffectTable, effects: Effects, done: Done) -> Iterator[str]:
    """What calls have done beside what is known."""
    for region in sorted(done.regions - effects.regions, key=str):
        yield f"writes to {region}"
    for static in sorted(done.statics - {(field.owner, field.slot) for field in effects.statics}):
        yield f"assigns {static}"
    for name in sorted(done.throws - effects.throws):
        yield f"throws {name}"
    classes = (table.hierarchy[name] for name in effects.initialises | effects.constants)
    for name in sorted(done.initialised - {above.name for cls in classes for above in cls.lineage()}):
        if not effects.constants or name not in table.constant:  # a constant class initialises those that it needs
            yield f"initialises {name}"
    if done.allocates and not effects.allocates:
        yield "makes an object"


def _telling(table: EffectTable, cls: ClassInfo, run: Observed) -> Iterator[str]:
    """By what one can tell when a class was initialised."""
    for each in cls.lineage():
        done = None if each.initialiser is None else run.done.get(each.initialiser.key, Done())
        if done is None:
            continue
        if each.name not in run.initial:
            yield f"{cls.name} is not initialised to the end"
        elif any(
            not is_same(*pair) for pair in zip(run.initial[each.name].fields, run.statics[each.name], strict=True)
        ):
            yield f"{cls.name} is not constant"
        if done.regions or done.throws or any(owner != each.name for owner, _ in done.statics):
            yield f"the initialiser of {each.name} does something for others"
        for name in sorted(done.initialised - {each.name}):
            if name not in table.constant:
                yield f"the initialiser of {each.name} initialises {name}"
