"""Instances as one HTML page that needs nothing else: one at a time, its states step by step, tables and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import PurePath

from oxpecker.relational.alloy.solution import Solution
from oxpecker.report.html.markup import Child, Markup, tag
from oxpecker.report.html.pictures import page_picture
from oxpecker.report.instances.picture import Frame, frames
from oxpecker.report.instances.tables import others, tables
from oxpecker.report.instances.theme import Theme
from oxpecker.report.layout import layered_layout
from oxpecker.report.svg import page_style, page_tone_style


def to_page(
    file: str, solutions: Sequence[Solution], theme: Theme, values: Sequence[Mapping[str, Sequence[str]]]
) -> str:
    """The page; `values` are those of the evaluated expressions, in the states of each solution."""
    name = PurePath(file).name
    style = [_asset("oxpecker.report.html", "report.css"), page_style(), page_tone_style()]
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="generator", content="Oxpecker"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"Instances of {name} · Oxpecker"),
        tag("style", Markup("\n".join([*style, _asset(__package__, "instances.css")]))),
        tag("script", Markup(_asset("oxpecker.report.html", "theme.js"))),
        tag("script", Markup(_asset(__package__, "instances.js"))),
    )
    shown = [
        _instance(solution, number, theme, given)
        for number, (solution, given) in enumerate(zip(solutions, values, strict=True))
    ]
    hint = tag("p", "Evaluate expressions: ", tag("code", f"oxpecker relational {name} --eval EXPR"), class_="quiet")
    content: list[Child] = [_steps("instance", "instances"), shown, hint] if shown else [tag("p", "No instance.")]
    body = tag(
        "body",
        tag("a", "Skip to the content", class_="skip", href="#content"),
        tag("header", tag("nav", tag("h1", name), aria_label="You are here"), _keys(), _theme(), class_="top"),
        tag("main", content, id="content", tabindex="-1"),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en')}\n"


def _asset(package: str, name: str) -> str:
    return files(package).joinpath(f"assets/{name}").read_text("utf-8")


def _keys() -> Markup:
    return tag(
        "p", tag("kbd", "n"), " next, ", tag("kbd", "p"), " previous instance; ", tag("kbd", "←"), " ",
        tag("kbd", "→"), " step through its states", class_="keys needs-script",
    )  # fmt: skip


def _theme() -> Markup:
    return tag("button", "Dark", type="button", id="theme", class_="needs-script", aria_pressed="false")


def _steps(what: str, identity: str | None = None, loop: int | None = None) -> Markup:
    return tag(
        "div",
        tag("button", f"Previous {what}", type="button"),
        tag("output", aria_live="polite"),
        tag("button", f"Next {what}", type="button"),
        id=identity,
        class_="turns needs-script",
        role="group",
        aria_label=f"Step through {what}s",
        data_loop=loop,
    )


def _instance(solution: Solution, number: int, theme: Theme, values: Mapping[str, Sequence[str]]) -> Markup:
    parts = frames(solution, theme)
    several = len(parts) > 1
    loop = solution.loop if len(parts) == len(solution.states) else None
    kind = "counterexample" if solution.command.check else "instance"
    title = f"instance-{number + 1}-title"
    return tag(
        "section",
        tag("h2", f"{solution.title}: {kind}", id=title),
        _steps("state", loop=loop) if several else None,
        [_frame(solution, each, several, values) for each in parts],
        _told(solution, 0, values) if solution.loop is None else None,
        class_="instance",
        aria_labelledby=title,
    )


def _frame(solution: Solution, frame: Frame, several: bool, values: Mapping[str, Sequence[str]]) -> Markup:
    """A picture; in a trace, with the tables and values of its state."""
    picture = page_picture(frame.graph, layered_layout(frame.graph), f"Picture of {frame.label or frame.graph.name}")
    beside = None if solution.loop is None else _told(solution, frame.state, values)
    return tag("div", tag("h3", frame.label) if several else None, picture, beside, class_="frame")


def _told(solution: Solution, number: int, values: Mapping[str, Sequence[str]]) -> list[Markup]:
    return [*_tables(solution, number), *_values(values, number)]


def _tables(solution: Solution, number: int) -> list[Markup]:
    state = solution.states[number]
    found = []
    for head, *rows in tables(solution.schema, state):
        cells = [tag("tr", [tag("td", cell) for cell in row]) for row in rows]
        names = tag("thead", tag("tr", [tag("th", cell, scope="col") for cell in head]))
        caption = tag("caption", f"Signature {head[0]}", class_="only-heard")
        inner = tag("table", caption, names, tag("tbody", cells))
        found.append(tag("div", inner, class_="wide", tabindex="0", role="region", aria_label=f"Signature {head[0]}"))
    rest = others(solution.schema, state)
    if rest:
        found += [tag("h3", "Witnesses and constants", class_="rest"), tag("pre", "\n".join(rest), tabindex="0")]
    return found


def _values(values: Mapping[str, Sequence[str]], number: int) -> list[Markup]:
    if not values:
        return []
    lines = [f"{text} = {found[number]}" for text, found in values.items()]
    return [tag("h3", "Values", class_="rest"), tag("pre", "\n".join(lines), tabindex="0")]
