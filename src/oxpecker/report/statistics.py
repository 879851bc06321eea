"""The cost of a check, in words."""

from __future__ import annotations

from oxpecker.results import Statistics


def describe_statistics(statistics: Statistics) -> str:
    """The counters as a table of two columns."""
    solver = statistics.solver
    explored = [
        f"{statistics.paths:,} explored",
        *([f"{statistics.endless:,} endless"] if statistics.endless else []),
        f"{statistics.pruned:,} pruned",
        f"{statistics.infeasible:,} infeasible",
        f"{statistics.cut:,} cut",
        *([f"{statistics.redundant:,} blocked (equivalent to others)"] if statistics.redundant else []),
    ]
    saved = [
        f"cache {solver.get('cache_hits', 0):,.0f}",
        f"models {solver.get('model_hits', 0):,.0f}",
        f"intervals {solver.get('interval_decisions', 0):,.0f}",
        f"evaluation {solver.get('evaluated', 0):,.0f}",
    ]
    rows = [
        ("time", f"{statistics.seconds:.3f} s"),
        ("memory", f"{statistics.memory_megabytes:.0f} MB" if statistics.memory_megabytes else "not known"),
        ("depth reached", f"{statistics.depth:,} decisions"),
        ("steps", f"{statistics.steps:,}"),
        ("forks", f"{statistics.forks:,}"),
        ("paths", ", ".join(explored)),
        ("solver calls", f"{solver.get('solver_calls', 0):,.0f}, {solver.get('unknown_answers', 0):,.0f} unanswered"),
        ("time in solver", f"{solver.get('solver_time', 0):.3f} s"),
        ("questions saved", ", ".join(saved)),
        ("prune probability", f"{statistics.prune_probability:.1%} on average"),
    ]
    rows += [(f"stage {name}", _stage(solver, name)) for name in _stages(solver)]
    rows += [("store", ", ".join(f"{count:,.0f} {each[6:]}" for each, count in statistics.store.items()))]
    rows = [row for row in rows if row[1]]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"    {name:{width}}  {value}" for name, value in rows)


def _stages(solver: dict[str, float]) -> list[str]:
    """The stages of the solver sequence, in their order."""
    return [name.split("_")[1] for name in solver if name.startswith("stage_") and name.endswith("_calls")]


def _stage(solver: dict[str, float], name: str) -> str:
    """The work of a stage."""
    shown = [f"{solver[f'stage_{name}_{what}']:,.0f} {what}" for what in ("calls", "refutations", "decisions")]
    rare = [f"{solver[f'stage_{name}_{what}']:,.0f} {what}" for what in ("failures", "skipped")]
    shown += [each for each in rare if not each.startswith("0 ")]
    return ", ".join([*shown, f"{solver[f'stage_{name}_seconds']:.3f} s"])
