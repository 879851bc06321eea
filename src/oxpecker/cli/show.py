"""`oxpecker show`: prints a program as Oxpecker understands it."""

from __future__ import annotations

from pathlib import Path

import click

from oxpecker.api.loading import Loaded
from oxpecker.cli.early_end import Work, limit_options
from oxpecker.cli.loading import choose_method, load
from oxpecker.cli.options import place_options
from oxpecker.cli.writing import write_file
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.printer import print_program
from oxpecker.report.file_names import FileNames


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--cfg", "draw", is_flag=True, help="Draw control flow graphs instead: one DOT and one SVG file per method."
)
@click.option("--method", metavar="CLASS.METHOD", help="Only this method (for --cfg).")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Directory for the drawings. By default, the current directory.",
)
@place_options
@limit_options
def show(file: Path, draw: bool, method: str | None, out: Path, watch: Watch) -> None:
    """Print the program in FILE as Oxpecker reads it, in a canonical layout.

    Parentheses show how operators bind. With --cfg, draw the control flow graph of each method instead: blocks,
    guards, and the edges that exceptions take.
    """
    if method is not None and not draw:
        raise click.UsageError("--method needs --cfg")
    loaded = load(file)
    with Work(watch) as work:
        if draw:
            _draw(loaded, _chosen(loaded, method), out)
        else:
            text = print_program(loaded.syntax)
    if work.reason:
        click.echo(f"oxpecker: not all of {file} is shown: {work.reason}", err=True)
        raise SystemExit(work.code)
    if not draw:
        click.echo(text, nl=False)


def _chosen(loaded: Loaded, name: str | None) -> list[typed.Method]:
    if name is not None:
        return [choose_method(loaded, name)]
    return [method for method in loaded.own_methods() if method.body is not None]


def _draw(loaded: Loaded, methods: list[typed.Method], out: Path) -> None:
    from oxpecker.oox import cfg
    from oxpecker.report.cfg import cfg_picture
    from oxpecker.report.dot import to_dot
    from oxpecker.report.svg import to_svg

    names = FileNames()
    for method in methods:
        picture = cfg_picture(cfg.build(method, loaded.program.hierarchy))
        stem = names.of(method.info.key)
        dot, svg = out / f"{stem}.dot", out / f"{stem}.svg"
        write_file(dot, to_dot(picture))
        write_file(svg, to_svg(picture))
        click.echo(f"{method.info}: {dot} and {svg}")
