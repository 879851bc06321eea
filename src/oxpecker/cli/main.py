"""`oxpecker`: the group of commands, and the handling of their uncaught exceptions.

A command is imported only when it is called: `--help` and `--version` need only this file.
"""

from __future__ import annotations

import errno
import gc
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn

import click

from oxpecker import __version__

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

COMMANDS: Mapping[str, tuple[str, str]] = {
    "check": ("oxpecker.cli.check:check", "Check methods against their contracts."),
    "init": ("oxpecker.cli.init:init", "Start a project: configuration, CI, methods to check first."),
    "tests": ("oxpecker.cli.tests:tests", "Generate JUnit tests, one per path, and run them."),
    "reach": ("oxpecker.cli.reach:reach", "Find an input that reaches a line, or prove that none does."),
    "diff": ("oxpecker.cli.diff:diff", "Compare two versions of a Java program, method by method."),
    "ablate": ("oxpecker.cli.ablate:ablate", "Compare configurations on the same programs."),
    "svcomp": ("oxpecker.cli.svcomp:svcomp", "Solve SV-COMP verification tasks and score the answers."),
    "show": ("oxpecker.cli.show:show", "Print a program as it is read, or draw control flow graphs."),
    "run": ("oxpecker.cli.run:run", "Run a method on concrete inputs, checking its contracts."),
    "serve": ("oxpecker.cli.serve:serve", "Start the playground, a web page to try programs in."),
    "explain": ("oxpecker.cli.explain:explain", "Explain a kind of finding, or why a verdict is unknown."),
    "config": ("oxpecker.cli.config:config", "Print the options in effect and where each comes from."),
    "completion": ("oxpecker.cli.completion:completion", "Print a shell completion script."),
    "relational": ("oxpecker.cli.relational:relational", "Run the commands of an Alloy module within their scopes."),
    "infer": ("oxpecker.cli.infer:infer", "Infer specifications of methods, as formulas or contracts."),
    "lsp": ("oxpecker.cli.lsp:lsp", "Start the language server (LSP) for editors."),
    "cluster": ("oxpecker.cli.cluster:cluster", "Start a cluster on this machine, or show what a cluster does."),
    "cache": ("oxpecker.cli.cache:cache", "Show or trim a store of cached results."),
    "resume": ("oxpecker.cli.resume:resume", "Continue a check that was ended early."),
    "runs": ("oxpecker.cli.runs:runs", "List, show or remove recorded checks."),
    "mutate": ("oxpecker.cli.mutate:mutate", "Generate mutants: programs with one small change each."),
}
"""Each command: its module, and one line of help (here, so that help need not import it)."""

EXIT_OK = 0
EXIT_INPUT = 2
EXIT_UNKNOWN = 3
EXIT_INTERNAL_ERROR = 70  # EX_SOFTWARE of sysexits.h
EXIT_IO = 74  # EX_IOERR of sysexits.h
EXIT_INTERRUPTED = 130  # 128 + SIGINT, as in a shell
EXIT_TERMINATED = 143  # 128 + SIGTERM
EXIT_PIPE_CLOSED = 141  # 128 + SIGPIPE


ARGUMENTS = "oxpecker.arguments"
"""The key of a context's arguments, after the name of the program."""


class Terminated(KeyboardInterrupt):
    """SIGTERM was received; commands treat it like Ctrl-C."""


class LazyGroup(click.Group):
    """A group that imports only the command that is called."""

    def __init__(self, *args: Any, lazy: Mapping[str, tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in self.lazy:
            return None
        from importlib import import_module

        from oxpecker.limits.garbage import collect_rarely, treat_all_as_old, uncollected

        collect_rarely()
        module, _, attribute = self.lazy[cmd_name][0].partition(":")
        with uncollected():
            command = getattr(import_module(module), attribute)
            treat_all_as_old()
        if not isinstance(command, click.Command):
            raise TypeError(f"{self.lazy[cmd_name][0]} is not a command")
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if any(each.startswith("@") for each in args):
            from oxpecker.cli.argument_files import expanded

            args = expanded(args)
        ctx.meta[ARGUMENTS] = tuple(args)
        if not args and not ctx.resilient_parsing:
            _propose(ctx)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        # click reports an unknown option in the place of a command.
        if args[0] not in self.lazy and not args[0].startswith("-") and not ctx.resilient_parsing:
            ctx.fail(f"No such command {args[0]!r}.{_suggestion(args[0], self.lazy)}")
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Completes commands from the table, so that the shell does not wait for imports."""
        from click.shell_completion import CompletionItem

        found = [
            CompletionItem(name, help=line) for name, (_, line) in self.lazy.items() if name.startswith(incomplete)
        ]
        # For a plain group these are its options; commands are known already.
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_line) for name, (_, help_line) in self.lazy.items()])


def _propose(ctx: click.Context) -> None:
    """Where there are programs, says how to begin with them after the help."""
    from pathlib import Path

    from oxpecker.cli.first_steps import first_steps

    proposed = first_steps(Path.cwd())
    if proposed:
        click.echo(f"{ctx.get_help()}\n\n{proposed}")
        ctx.exit()


def _suggestion(word: str, known: Mapping[str, object]) -> str:
    """` Did you mean 'run'?`, or the command for a word of other tools, or empty."""
    from difflib import get_close_matches

    from oxpecker.cli.familiar_words import FAMILIAR

    if word.lower() in FAMILIAR:
        return f" {FAMILIAR[word.lower()]}"
    near = get_close_matches(word.lower(), known, n=2, cutoff=0.5)
    return f" Did you mean {' or '.join(repr(name) for name in near)}?" if near else ""


@click.group(
    name="oxpecker",
    cls=LazyGroup,
    lazy=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Run 'oxpecker COMMAND --help' for more about a command.",
)
@click.version_option(__version__, prog_name="oxpecker", message="%(prog)s %(version)s")
def cli() -> None:
    """Check object-oriented programs against their contracts, for every input within stated bounds."""


def main() -> NoReturn:
    """The console entry point."""
    from oxpecker.cli.terminal import harmless_stream

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout = harmless_stream(sys.stdout)
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr = harmless_stream(sys.stderr)
    if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _terminate)
    code = run_command_line(cli, sys.argv[1:])
    gc.freeze()  # the process ends: a last search for garbage would take a fifth of the time of a small check
    sys.exit(code)


def _terminate(_number: int, _frame: FrameType | None) -> NoReturn:
    raise Terminated


def run_command_line(command: click.Command, arguments: Sequence[str]) -> int:
    """Runs a command and returns its exit code: its returned int, or the code of its exception."""
    try:
        code = _invoke(command, arguments)
        sys.stdout.flush()  # otherwise a closed pipe is noticed only after main, with a traceback
        return code
    except BrokenPipeError:
        return _pipe_closed()
    except KeyboardInterrupt as interruption:
        return _interrupted(interruption)
    except click.Abort as error:
        if isinstance(error.__context__, KeyboardInterrupt):
            return _interrupted(error.__context__)
        click.echo("oxpecker: aborted", err=True)
        return 1
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except OSError as error:
        return _io_error(error)
    except BaseException as error:
        return _unexpected(error)


def _invoke(command: click.Command, arguments: Sequence[str]) -> int:
    stdout = sys.stdout
    try:
        result = command.main(args=list(arguments), prog_name="oxpecker", standalone_mode=False)
    except SystemExit as error:
        if sys.stdout is not stdout:  # click hides a closed pipe: it wraps stdout and exits with 1
            sys.stdout = stdout
            raise BrokenPipeError from error
        if error.code is None or isinstance(error.code, int):
            return error.code or EXIT_OK
        click.echo(error.code, err=True)
        return 1
    # click returns the code of `ctx.exit(code)` and the value of `return code` alike.
    return result if isinstance(result, int) else EXIT_OK


def _interrupted(interruption: KeyboardInterrupt) -> int:
    click.echo("oxpecker: interrupted", err=True)
    return EXIT_TERMINATED if isinstance(interruption, Terminated) else EXIT_INTERRUPTED


def _pipe_closed() -> int:
    """Handles a closed output pipe: prints nothing, now or when the interpreter flushes at exit."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    return EXIT_PIPE_CLOSED


def _io_error(error: OSError) -> int:
    """Reports a full disk, a read-only file system or a device error, which is not a bug."""
    if error.errno == errno.ENAMETOOLONG:
        from oxpecker.cli.limits import LONGEST_NAME

        click.echo(f"oxpecker: {str(error.filename)[:LONGEST_NAME]}...: {error.strerror}", err=True)
        return EXIT_INPUT
    where = f"{error.filename}: " if error.filename else "cannot write the output: "
    with suppress(OSError):
        click.echo(f"oxpecker: {where}{error.strerror or error}", err=True)
    try:
        sys.stdout.flush()
    except OSError:
        _pipe_closed()
    return EXIT_IO


def _unexpected(error: BaseException) -> int:
    """Reports a limit that was reached outside of a check, or a bug."""
    from oxpecker.limits import LimitReached
    from oxpecker.limits.reason import NO_MEMORY

    if isinstance(error, (LimitReached, MemoryError)):
        reason = error.reason if isinstance(error, LimitReached) else NO_MEMORY
        click.echo(f"oxpecker: {reason}", err=True)
        return EXIT_UNKNOWN
    if not isinstance(error, Exception):
        raise error
    return _internal_error(error)


def _internal_error(error: Exception) -> int:
    from oxpecker.limits.defects import is_debugging

    if is_debugging():
        import traceback

        traceback.print_exception(error)
    click.echo(f"oxpecker: internal error: {type(error).__name__}: {error}", err=True)
    click.echo(
        f"This is a bug in Oxpecker {__version__}, not in the program it was given. Please report it as an issue\n"
        "with the command line, its input files and what the same command prints with OXPECKER_DEBUG=1 set.",
        err=True,
    )
    return EXIT_INTERNAL_ERROR
