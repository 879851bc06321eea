"""Checking programs from Python: `oxpecker.check(..)` and what it gives back."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from os import PathLike
from pathlib import Path
from typing import Any

from oxpecker import __version__
from oxpecker.api.loading import Loaded, choose_method, load, load_sources
from oxpecker.engine import Bounds, Options, Progress, check_method
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.report.check import describe_result, result_data
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.results.coverage import MethodCoverage
from oxpecker.solver import Solver, SolverConfiguration, build

_WORST = (Verdict.INVALID, Verdict.DEADLOCK, Verdict.UNKNOWN, Verdict.VALID_WITHIN_BOUNDS, Verdict.VALID)
_BOUNDS = frozenset(field.name for field in fields(Bounds))
_SOLVER = frozenset(field.name for field in fields(SolverConfiguration))
_OPTIONS = frozenset(field.name for field in fields(Options)) - {"bounds", "solver"}


@dataclass(frozen=True)
class Report:
    """The verdicts about the methods of a program. As text it is what `oxpecker check` prints."""

    name: str
    results: tuple[MethodResult, ...]
    sources: Mapping[str, Source]
    replay_flags: Sequence[str] = ()
    """What `oxpecker run` must be told so that numbers mean the same."""
    coverages: Sequence[MethodCoverage] = ()
    """Of each method, where coverage was asked for."""

    @property
    def verdict(self) -> Verdict:
        """The worst of all methods: a finding, then what is unknown, then what a bound cut."""
        found = {result.verdict for result in self.results}
        return next((verdict for verdict in _WORST if verdict in found), Verdict.VALID)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings of all methods."""
        return tuple(finding for result in self.results for finding in result.findings)

    def __getitem__(self, method: str) -> MethodResult:
        for result in self.results:
            if method in (result.method, result.method.partition("(")[0]):
                return result
        raise KeyError(method)

    def __iter__(self) -> Iterator[MethodResult]:
        return iter(self.results)

    def __str__(self) -> str:
        sources = dict(self.sources)
        return "\n".join(describe_result(each, self.name, sources, self.replay_flags) for each in self.results)

    def data(self) -> dict[str, object]:
        """Everything that is known, by the schema of `--format json`."""
        methods = [result_data(result) for result in self.results]
        for each, coverage in zip(methods, self.coverages, strict=False):
            each["coverage"] = coverage.data()
        return {"version": 1, "methods": methods}

    def json(self) -> str:
        """The same as text."""
        return json.dumps(self.data(), indent=2) + "\n"

    def sarif(self) -> str:
        """The findings as SARIF 2.1.0."""
        from oxpecker.report.sarif import sarif

        return json.dumps(sarif(self.results, __version__), indent=2) + "\n"

    def junit(self) -> str:
        """The methods as tests in JUnit's XML."""
        from oxpecker.report.junit import junit

        return junit(self.results, self.name, self.sources)

    def github(self) -> str:
        """The findings as annotations of a GitHub workflow."""
        from oxpecker.report.github import workflow_commands

        return workflow_commands(self.results)

    def _repr_html_(self) -> str:
        """How notebooks show it."""
        colours = {Verdict.VALID: "#1a7f37", Verdict.VALID_WITHIN_BOUNDS: "#1a7f37", Verdict.UNKNOWN: "#9a6700"}
        parts = []
        for result in self.results:
            head, _, rest = describe_result(result, self.name, dict(self.sources), self.replay_flags).partition("\n")
            colour = colours.get(result.verdict, "#cf222e")
            opened = " open" if result.findings else ""
            parts.append(
                f'<details{opened}><summary style="color:{colour};font-weight:600">{html.escape(head)}</summary>'
                f"<pre>{html.escape(rest)}</pre></details>"
            )
        return "\n".join(parts)


def check(
    program: str | PathLike[str],
    *,
    method: str | None = None,
    name: str | None = None,
    watch: Callable[[Progress], None] | None = None,
    **options: Any,
) -> Report:
    """Check a program: a file or a directory, or the text of a program with a `name` that says what it is (`A.java`).

    `method` checks one method only. Further arguments are those of `oxpecker check`: bounds (`array=3`, `chain=2`),
    `seconds`, `strategy`, `solver`, `ints="java"`, `exceptions="finding"`, `overflow="check"`, ..

    >>> report = check("class A { static int f(int x) ensures(retval != 7) { return x; } }", name="a.oox")
    >>> str(report.verdict), report.findings[0].call
    ('invalid', 'A.f(7)')
    """
    language: dict[str, str] = {
        key: str(options.pop(key)) for key in ("ints", "overflow", "exceptions") if key in options
    }
    chosen = options_of(options)
    texts = None if name is None else [Source(name, str(program))]
    loaded = load(Path(program), language) if texts is None else load_sources(texts, language)
    methods = [choose_method(loaded, method)] if method is not None else loaded.methods_to_check()
    with open_solver(chosen.solver) as solver:
        results = tuple(check_each(loaded, methods, solver, chosen, watch))
    return Report(name or str(program), results, loaded.sources, replay_flags(language))


def check_each(
    loaded: Loaded,
    methods: Sequence[typed.Method],
    solver: Solver,
    options: Options,
    watch: Callable[[Progress], None] | None = None,
) -> Iterator[MethodResult]:
    """The verdict about each method, as it is found."""
    for method in methods:
        yield check_method(loaded.program, method, solver, options, loaded.sources, watch)


@contextmanager
def open_solver(configuration: SolverConfiguration) -> Iterator[Solver]:
    """The solver of a configuration, closed at the end."""
    solver = build(configuration)
    try:
        yield solver
    finally:
        solver.close()


def options_of(values: Mapping[str, Any]) -> Options:
    """Options by the names of their fields; bounds and what concerns solvers are among them."""
    unknown = set(values) - _BOUNDS - _SOLVER - _OPTIONS
    if unknown:
        from difflib import get_close_matches

        wrong = sorted(unknown)[0]
        near = get_close_matches(wrong, _BOUNDS | _SOLVER | _OPTIONS, 1)
        raise TypeError(f"there is no option '{wrong}'" + (f"; did you mean '{near[0]}'?" if near else ""))
    options, kinds = Options(), {field.name: getattr(Options(), field.name) for field in fields(Options)}
    bounds = {key: value for key, value in values.items() if key in _BOUNDS}
    solver = {key: _typed(getattr(options.solver, key), value) for key, value in values.items() if key in _SOLVER}
    plain = {key: _typed(kinds[key], value) for key, value in values.items() if key in _OPTIONS}
    return replace(
        options, bounds=Bounds(**bounds) if bounds else None, solver=replace(options.solver, **solver), **plain
    )


def _typed(usual: object, value: Any) -> Any:
    """A word in the place of one of an enumeration's values is that value."""
    from enum import Enum

    return type(usual)(value) if isinstance(usual, Enum) and isinstance(value, str) else value


def replay_flags(language: Mapping[str, str]) -> list[str]:
    """What else `oxpecker run` must be told so that numbers mean the same."""
    ints = ["--ints", language["ints"]] if "ints" in language else []
    return [*ints, *(["--overflow-check"] if language.get("overflow") == "check" else [])]
