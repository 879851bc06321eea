"""Checking programs from Python: `oxpecker.check(..)` and what it gives back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from oxpecker import __version__
from oxpecker.api.arguments import SYMBOLIC, check_arguments
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded, choose_method, load, load_sources
from oxpecker.api.paths import follow_paths
from oxpecker.api.settings import changed, from_arguments
from oxpecker.api.unchecked import with_unchecked_properties
from oxpecker.engine import Options, Progress, check_method
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.report.check import describe_result, result_data
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.results.coverage import MethodCoverage
from oxpecker.results.paths import MethodPaths
from oxpecker.solver import open_solver

_WORST = (Verdict.INVALID, Verdict.DEADLOCK, Verdict.UNKNOWN, Verdict.VALID_WITHIN_BOUNDS, Verdict.VALID)


@dataclass(frozen=True)
class Report:
    """The verdicts about the methods of a program. As text it is what `oxpecker check` prints."""

    name: str
    results: tuple[MethodResult, ...]
    sources: Mapping[str, Source]
    replay_flags: Sequence[str] = ()
    """What `oxpecker run` must be told so that numbers mean the same."""
    coverages: Sequence[MethodCoverage] = ()
    """What the paths of the first methods cover, where that was measured."""
    paths: Sequence[MethodPaths] = ()
    """The paths themselves of the first methods, where they were followed."""

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

    def write_html(self, directory: str | PathLike[str]) -> Path:
        """Writes pages for a browser into a directory, and gives the first of them."""
        from oxpecker.report.html import Site, write_report

        return write_report(Site(self.name, self.results, self.sources, self.paths, self.replay_flags), Path(directory))

    def _repr_html_(self) -> str:
        """How notebooks show it."""
        from oxpecker.api.notebook import verdicts_html

        return verdicts_html(self.results, self.name, self.sources, self.replay_flags)


def check(
    program: str | PathLike[str],
    *,
    method: str | None = None,
    name: str | None = None,
    watch: Callable[[Progress], None] | None = None,
    paths: bool = False,
    config: bool | str | PathLike[str] = True,
    engine: str = SYMBOLIC,
    **options: Any,
) -> Report:
    """Check a program: a file or a directory, or the text of a program with a `name` that says what it is (`A.java`).

    `method` checks one method only. `engine` is "symbolic", or "refine" or "inline" for relational logic and the
    properties in `//@ alloy` comments. With `paths` the paths of each method are followed once more, for `write_html`:
    the pages then have coverage, trees of paths, and pictures of the heap after every step. Further arguments are those
    of `oxpecker check`: bounds (`array=3`, `chain=2`), `seconds`, `strategy`, `solver`, `ints="java"`,
    `exceptions="finding"`, `overflow="check"`, .. They win over what the source says in annotations, and that over the
    configuration file above a path; `config` names another file, or is False for none.

    >>> report = check("class A { static int f(int x) ensures(retval != 7) { return x; } }", name="a.oox")
    >>> str(report.verdict), report.findings[0].call
    ('invalid', 'A.f(7)')
    """
    given, others = from_arguments(options)
    check_arguments(program, name, method, config, watch, engine)
    layers = _layers(given, Path(program) if name is None else None, config)
    if name is None:
        loaded = load(program, layers.language, layers.usual)
    else:
        loaded = load_sources([Source(name, str(program))], layers.language, layers.usual)
    methods = [choose_method(loaded, method)] if method is not None else loaded.methods_to_check()
    of_method = layers.of(loaded, replace(layers.options, films=paths, **others))
    if engine == SYMBOLIC:
        results = tuple(_checked(loaded, each, of_method(each), watch) for each in methods)
    else:
        results = _related(loaded, methods, engine, of_method)
    followed = tuple(follow_paths(loaded, each, of_method(each)) for each in (methods if paths else ()))
    coverages = tuple(each.coverage for each in followed)
    return Report(name or str(program), results, loaded.sources, replay_flags(layers.language), coverages, followed)


def _layers(given: Mapping[str, Any], path: Path | None, config: bool | str | PathLike[str]) -> Layers:
    if config is False or (path is None and config is True):
        return Layers(given)
    return Layers.above(path or Path(), given, None if config is True else Path(config))


def _checked(
    loaded: Loaded, method: typed.Method, options: Options, watch: Callable[[Progress], None] | None
) -> MethodResult:
    with open_solver(options.solver) as solver:
        result = check_method(loaded.program, method, solver, options, loaded.sources, watch)
    return with_unchecked_properties(loaded, method, result)


def _related(
    loaded: Loaded, methods: Sequence[typed.Method], engine: str, of_method: Callable[[typed.Method], Options]
) -> tuple[MethodResult, ...]:
    """The verdicts of a relational engine."""
    from oxpecker.api.refining import check_relationally, properties_of
    from oxpecker.refinement import Engine, Limits, RefinementOptions

    properties = properties_of(loaded, methods)
    results = []
    for method in methods:
        chosen = of_method(method)
        options = RefinementOptions(Engine(engine), Limits(), chosen.seconds, megabytes=chosen.megabytes)
        results.append(check_relationally(loaded, method, options, properties))
    return tuple(results)


def options_of(values: Mapping[str, Any]) -> Options:
    """Options by the names of settings or fields; TypeError for a name that none has, and for a wrong value."""
    given, others = from_arguments(values)
    return replace(changed(Options(), given), **others)


def replay_flags(language: Mapping[str, str]) -> list[str]:
    """What else `oxpecker run` must be told so that numbers mean the same."""
    ints = ["--ints", language["ints"]] if "ints" in language else []
    return [*ints, *(["--overflow-check"] if language.get("overflow") == "check" else [])]
