"""Checks programs from Python: `oxpecker.check(..)` and its result."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from oxpecker import __version__
from oxpecker.api.arguments import check_arguments
from oxpecker.api.engine_choice import RELATIONAL, EngineName, engine_from_arguments
from oxpecker.api.jobs import Jobs
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded, choose_method, load, load_sources
from oxpecker.api.selection import Selection, is_pattern
from oxpecker.api.session import Session
from oxpecker.api.settings import changed, from_arguments, meaning
from oxpecker.api.watcher import Telling
from oxpecker.engine import Interrupted, Options, Progress
from oxpecker.incremental import open_store
from oxpecker.oox import typed
from oxpecker.oox.source import Diagnostic, Severity, Source
from oxpecker.report.check import cause_data, describe_result, error_data, result_data
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.results.coverage import MethodCoverage
from oxpecker.results.paths import MethodPaths
from oxpecker.results.root_causes import EarlierFindings, RootCause, root_causes

_WORST = (
    Verdict.INVALID,
    Verdict.DEADLOCK,
    Verdict.UNKNOWN,
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED,
    Verdict.VALID_WITHIN_BOUNDS,
    Verdict.VALID_PROVIDED,
    Verdict.VALID,
)


@dataclass(frozen=True)
class Report:
    """The verdicts about the methods of a program. Its text is the output of `oxpecker check`."""

    name: str
    results: tuple[MethodResult, ...]
    sources: Mapping[str, Source]
    replay_flags: Sequence[str] = ()
    """The options with which `oxpecker run` interprets numbers in the same way."""
    coverages: Sequence[MethodCoverage] = ()
    """The coverage of the first methods, if it was measured."""
    paths: Sequence[MethodPaths] = ()
    """The paths of the first methods, if they were explored."""
    diagnostics: Sequence[Diagnostic] = ()
    """Warnings about the program, and the errors in its methods: a method with an error is `unknown`."""

    @property
    def verdict(self) -> Verdict:
        """The worst verdict of all methods: a finding, then unknown, then valid within bounds."""
        found = {result.verdict for result in self.results}
        return next((verdict for verdict in _WORST if verdict in found), Verdict.VALID)

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The errors in the program: a member with one is `unknown`, and a file that cannot be read is left out."""
        return tuple(each for each in self.diagnostics if each.severity is Severity.ERROR)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings of all methods."""
        return tuple(finding for result in self.results for finding in result.findings)

    @property
    def causes(self) -> tuple[RootCause, ...]:
        """The causes of all findings, the most important first: what several methods reach counts once."""
        return tuple(root_causes(self.results))

    def __getitem__(self, method: str) -> MethodResult:
        for result in self.results:
            if method in (result.method, result.method.partition("(")[0]):
                return result
        raise KeyError(method)

    def __iter__(self) -> Iterator[MethodResult]:
        return iter(self.results)

    def __str__(self) -> str:
        sources, earlier = dict(self.sources), EarlierFindings()
        return "\n".join(
            describe_result(each, self.name, sources, self.replay_flags, earlier.before(each)) for each in self.results
        )

    def data(self) -> dict[str, object]:
        """All data, in the schema of `--format json`."""
        methods = [result_data(result) for result in self.results]
        for each, coverage in zip(methods, self.coverages, strict=False):
            each["coverage"] = coverage.data()
        errors = [error_data(each) for each in self.errors]
        causes = [cause_data(each) for each in self.causes]
        return {"version": 1, "errors": errors, "causes": causes, "methods": methods}

    def json(self) -> str:
        """The data as JSON text."""
        return json.dumps(self.data(), indent=2) + "\n"

    def sarif(self) -> str:
        """The findings as SARIF 2.1.0."""
        from oxpecker.report.sarif import sarif

        return json.dumps(sarif(self.results, __version__, self.errors), indent=2) + "\n"

    def junit(self) -> str:
        """The methods as tests in JUnit XML."""
        from oxpecker.report.junit import junit

        return junit(self.results, self.name, self.sources, self.errors)

    def github(self) -> str:
        """The findings as annotations of a GitHub workflow."""
        from oxpecker.report.github import workflow_commands

        return workflow_commands(self.results, self.errors)

    def certificate(self) -> str:
        """The proof obligations in SMT-LIB with their expected answers; the check must be `certified`."""
        from oxpecker.report.certificate import certificate_text

        return certificate_text(self.results)

    def write_html(self, directory: str | PathLike[str]) -> Path:
        """Writes HTML pages to a directory, and returns the first one."""
        from oxpecker.report.html import Site, write_report

        return write_report(Site(self.name, self.results, self.sources, self.paths, self.replay_flags), Path(directory))

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        """What IPython shows in a terminal."""
        printer.text(str(self))

    def _repr_html_(self) -> str:
        """The report as shown in notebooks."""
        from oxpecker.api.notebook import verdicts_html

        return verdicts_html(self.results, self.name, self.sources, self.replay_flags)


def check(
    program: str | PathLike[str],
    *,
    method: str | Sequence[str] | None = None,
    name: str | None = None,
    watch: Callable[[Progress], None] | None = None,
    paths: bool = False,
    config: bool | str | PathLike[str] = True,
    engine: str = EngineName.SYMBOLIC,
    cache_dir: str | PathLike[str] | None = None,
    **options: Any,
) -> Report:
    """Check a program: a file, a directory, or the text of a program with a `name` that tells its language (`A.java`).

    `method` checks one method only, or those that a pattern or a list of names chooses. `engine` is "symbolic", or
    "refine" or "inline" for relational logic and the properties in `//@ alloy` comments or in `properties`, within
    `objects`, `width` and `unrollings`. With `paths`, the paths of each method are explored once more for
    `write_html`: the pages then have coverage, path trees, and pictures of the heap after every step.

    Further arguments are those of `oxpecker check`: bounds (`array=3`, `chain=2`), `seconds`, `strategy`, `solver`,
    `ints="java"`, `exceptions="finding"`, `overflow="check"`, `jobs=4` processes, a `budget` of minutes for all
    methods, patterns of methods and files to `exclude`, `certified=True` for `certificate`, .. They
    override annotations in the source, which override the nearest configuration file above the path; `config` names
    another file, or is False for none. Results are stored in the directory `cache_dir`, or at `store`, which may be a
    URL, and reused as long as nothing changes that they depend on.

    >>> report = check("class A { static int f(int x) ensures(retval != 7) { return x; } }", name="a.oox")
    >>> str(report.verdict), report.findings[0].call
    ('invalid', 'A.f(7)')
    """
    opened = session(
        program,
        method=method,
        name=name,
        watch=watch,
        config=config,
        engine=engine,
        cache_dir=cache_dir,
        films=paths,
        **options,
    )
    results = tuple(opened.results())
    if opened.interrupted:
        raise Interrupted(results[-1]) if results else KeyboardInterrupt
    followed = tuple(opened.paths(each) for each in (opened.methods if paths else ()))
    coverages = tuple(each.coverage for each in followed)
    flags = replay_flags(meaning(from_arguments(_of_methods(options))[0]))
    loaded = opened.loaded
    said = (*loaded.warnings, *loaded.errors)
    return Report(name or str(program), results, loaded.sources, flags, coverages, followed, said)


def session(
    program: str | PathLike[str],
    *,
    method: str | Sequence[str] | None = None,
    name: str | None = None,
    watch: Callable[[Progress], None] | None = None,
    config: bool | str | PathLike[str] = True,
    engine: str = EngineName.SYMBOLIC,
    cache_dir: str | PathLike[str] | None = None,
    **options: Any,
) -> Session:
    """Open a program to check it method by method: `results()` yields each result as it is found.

    The arguments are those of `check`.

    >>> opened = session("class A { static void f(int x) { assert x != 7; } static void g() { ; } }", name="a.oox")
    >>> [str(result.verdict) for result in opened.results()]
    ['invalid', 'valid']
    """
    check_arguments(program, name, method, config, watch, cache_dir)
    choice = engine_from_arguments(engine, {each: value for each, value in options.items() if each in RELATIONAL})
    given, others = from_arguments(_of_methods(options))
    layers = _layers(given, Path(program) if name is None else None, config)
    chosen = {**layers.configured, **given}
    place = chosen.get("store") if cache_dir is None else str(cache_dir)
    store = None if place is None else open_store(place)
    if name is None:
        keep = store is not None
        loaded = load(program, layers.language, layers.usual, contain=True, java=layers.java, keep=keep)
    else:
        loaded = load_sources([Source(name, str(program))], layers.language, layers.usual, contain=True)
    return Session(
        loaded,
        layers.of(loaded, replace(layers.options, **others)),
        _selected(loaded, method, chosen.get("exclude", ())),
        engine=choice,
        store=store,
        watcher=None if watch is None else Telling(watch),
        jobs=Jobs(chosen.get("jobs") or 1, minutes=chosen.get("budget")),
    )


def _selected(loaded: Loaded, method: str | Sequence[str] | None, excluded: Sequence[str]) -> list[typed.Method]:
    """The chosen methods; a single name must be that of one method."""
    if isinstance(method, str) and not is_pattern(method):
        return [choose_method(loaded, method)]
    names = () if method is None else (method,) if isinstance(method, str) else tuple(method)
    return Selection(names, excluded).of(loaded)


def _of_methods(options: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments that do not belong to the engine."""
    return {name: value for name, value in options.items() if name not in RELATIONAL}


def _layers(given: Mapping[str, Any], path: Path | None, config: bool | str | PathLike[str]) -> Layers:
    if config is False or (path is None and config is True):
        return Layers(given)
    return Layers.above(path or Path(), given, None if config is True else Path(config))


def options_of(values: Mapping[str, Any]) -> Options:
    """Options by the names of settings or fields; raises TypeError for an unknown name or an invalid value."""
    given, others = from_arguments(values)
    return replace(changed(Options(), given), **others)


def replay_flags(language: Mapping[str, str]) -> list[str]:
    """The options with which `oxpecker run` interprets the program in the same way."""
    names = [name for name in ("ints", "dialect", "parameters", "missing", "release") if name in language]
    flags = [word for name in names for word in (f"--{name}", language[name])]
    return [*flags, *(["--overflow-check"] if language.get("overflow") == "check" else [])]
