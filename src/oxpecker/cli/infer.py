"""`oxpecker infer`: infers what methods do from their code."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from oxpecker.api.caller_conditions import CallerConditions
from oxpecker.api.inferring import Inference, InferredContract, Standing
from oxpecker.api.loading import Loaded
from oxpecker.cli.early_end import Work
from oxpecker.cli.loading import choose_method, load, seconds_used
from oxpecker.cli.options import place_options
from oxpecker.cli.sections import FIRST, SectionedCommand, option
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.oox import typed
from oxpecker.refinement.extraction import Extraction, Parameters, Summary
from oxpecker.refinement.extraction.patches import patch, why_not_written

F = TypeVar("F", bound=Callable[..., object])

_USUAL = Parameters()
_PRECISION = "Precision"


_MEANINGS = {
    "operators": (1, "Maximum number of operators in a bound (n)."),
    "allocations": (0, "New objects of each class to distinguish (m)."),
    "unions": (0, "Loop iterations before looking for a closure (k)."),
    "contexts": (0, "Calling contexts in which to analyse a method separately (l)."),
    "visits": (1, "Blocks to visit per method. Beyond that, calls are not followed."),
}
"""The parameters of extraction: their meaning, and their minimum."""


def _precision_options(command: F) -> F:
    """Adds an option for each parameter of extraction to a command."""
    for name, (least, what) in reversed(_MEANINGS.items()):
        usual, kind = getattr(_USUAL, name), click.IntRange(min=least)
        declare = option(f"--{name}", section=_PRECISION, type=kind, default=usual, show_default=True, help=what)
        command = declare(command)
    return command


@click.command(cls=SectionedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@option("--method", section=FIRST, metavar="CLASS.METHOD", help="Only this method.")
@option(
    "--as",
    "style",
    section=FIRST,
    type=click.Choice(["relational", "jml", "patch"]),
    default="relational",
    show_default=True,
    help="What to print: formulas in Alloy's syntax, JML clauses, or a patch that adds these clauses to FILE.",
)
@option(
    "--conditions",
    section=FIRST,
    is_flag=True,
    help="Only what callers must meet, as 'oxpecker check' lists it, in JML clauses or a patch.",
)
@option(
    "--format",
    "form",
    section=FIRST,
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output format.",
)
@option(
    "--library",
    section=_PRECISION,
    type=click.Choice(["specified", "extracted"]),
    default="specified",
    show_default=True,
    help="How to treat Java's collections: by built-in specifications where possible, or by their code.",
)
@option("--time", section=FIRST, type=click.FloatRange(min=0.1), metavar="SECONDS", help="Time limit for each method.")
@option("--memory", section=FIRST, type=click.FloatRange(min=1), metavar="MB", help="Memory limit of the process.")
@place_options
@_precision_options
def infer(
    file: Path,
    method: str | None,
    style: str,
    conditions: bool,
    form: str,
    library: str,
    time: float | None,
    memory: float | None,
    **precision: int,
) -> None:
    """Infer what the methods in FILE do: bounds on every field and result after a call.

    The formulas hold for every call that returns normally, for all inputs. Primed names stand for values after the
    call, unprimed names for values before it. Whatever is not mentioned does not change.

    Exit codes: 0; 2 an error in the program or the command; 130 interrupted: the results so far are shown.
    """
    loaded = load(file)
    chosen = [choose_method(loaded, method)] if method is not None else loaded.methods_to_check()
    extractor = _Extractor(loaded, Parameters(**precision), library == "specified", time, memory)
    wanted = CallerConditions(loaded, time, memory).contract if conditions else extractor.contract

    def infer_one(each: typed.Method) -> Summary | tuple[typed.Method, InferredContract]:
        is_relational = style == "relational" and not conditions
        return extractor.summarise(each) if is_relational else (each, wanted(each))

    found: list[Summary | tuple[typed.Method, InferredContract]] = []
    with Work(Watch()) as work:
        for each in chosen:
            found.append(infer_one(each))
            if form == "text" and style != "patch":
                _print(found[-1], first=len(found) == 1)
    if form == "json":
        click.echo(json.dumps({"file": str(file), "methods": [_data(each) for each in found]}, indent=2))
    elif style == "patch":
        _print_patches(loaded, [each for each in found if not isinstance(each, Summary)])
    if work.reason:
        click.echo(f"oxpecker: {work.reason} at method {len(found) + 1} of {len(chosen)}", err=True)
        raise SystemExit(work.code)


def _print(found: Summary | tuple[typed.Method, InferredContract], first: bool) -> None:
    info = found.method.info if isinstance(found, Summary) else found[0].info
    lines = found.lines() if isinstance(found, Summary) else _clauses(found[1])
    click.echo(("" if first else "\n") + f"{info}")
    for line in lines:
        click.echo(f"  {line}")


class _Extractor:
    """Summarises methods, each within limits."""

    def __init__(
        self, loaded: Loaded, parameters: Parameters, specified: bool, seconds: float | None, megabytes: float | None
    ) -> None:
        self.loaded = loaded
        self.make = partial(Extraction, loaded.program, parameters, specified=specified)
        self.extraction = self.make()
        self.limits = (seconds, megabytes)
        self.used = seconds_used()
        """Of the time of the next method: that of the first begins with reading."""

    def summarise(self, method: typed.Method) -> Summary:
        """The summary of a method; empty, with a reason, if a limit is reached."""
        watch, self.used = Watch(*self.limits, used=self.used), 0.0
        try:
            with alarmed(watch):
                return self.extraction.summarise(method)
        except LimitReached as limit:
            reason = str(limit)
        except MemoryError:
            reason = watch.out_of_memory
        except RecursionError:
            reason = "it is nested too deeply"
        # Incomplete summaries of callees must not be used.
        self.extraction = self.make()
        return Summary(method, self.extraction.templates.vocabulary, {}, reason)

    def contract(self, method: typed.Method) -> InferredContract:
        """The contract of a method, each clause checked; nothing, and why, where a limit is reached."""
        watch, self.used = Watch(*self.limits, used=self.used), 0.0
        extraction = self.make()
        return Inference(self.loaded, extraction.summarise).contract(method, watch)


def _clauses(contract: InferredContract) -> list[str]:
    if not contract.clauses:
        return [f"// nothing inferred: {contract.missing}"]
    return [f"{text}  // {contract.said}" for text in contract.texts]


def _print_patches(loaded: Loaded, found: list[tuple[typed.Method, InferredContract]]) -> None:
    files: dict[str, list[tuple[typed.Method, list[str]]]] = {}
    for method, contract in found:
        file = method.info.span.file
        why = why_not_written(loaded.program, method, loaded.sources.get(file)) or contract.missing
        if why:
            click.echo(f"{method.info}: no contract written: {why}", err=True)
            continue
        if contract.standing is not Standing.PROVED:
            click.echo(f"{method.info}: the contract {contract.said}", err=True)
        files.setdefault(file, []).append((method, contract.texts))
    for file, contracts in files.items():
        click.echo(patch(loaded.sources[file], contracts), nl=False)


def _data(found: Summary | tuple[typed.Method, InferredContract]) -> dict[str, Any]:
    return _summary_data(found) if isinstance(found, Summary) else _contract_data(*found)


def _contract_data(method: typed.Method, contract: InferredContract) -> dict[str, Any]:
    return {
        "method": str(method.info),
        "contract": contract.texts,
        "standing": str(contract.standing) if contract.clauses else None,
        "bounds": contract.bounds,
        "missing": contract.missing,
    }


def _summary_data(summary: Summary) -> dict[str, Any]:
    return {
        "method": str(summary.method.info),
        "returns": summary.returns,
        "lost": summary.lost,
        "bounds": [
            {
                "location": summary.name_of(location),
                "kind": str(location.place),
                "lower": summary.show(summary.bounds[location].lower),
                "upper": summary.show(summary.bounds[location].upper),
                "exact": summary.bounds[location].exact,
            }
            for location in summary.locations
        ],
        "answers": [
            {
                "value": summary.show(answer.value),
                "some": [[summary.show(each) for each in way] for way in answer.ways],
            }
            for answer in summary.answers
        ],
    }
