"""The group of commands: lazy import, suggestions, and the exit code of everything that can go wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import types

import click
import pytest

from oxpecker import __version__
from oxpecker.cli.familiar_words import FAMILIAR
from oxpecker.cli.main import COMMANDS, EXIT_INTERNAL_ERROR, EXIT_INTERRUPTED, LazyGroup, cli, run_command_line


@click.command()
@click.argument("how")
def behave(how: str) -> object:
    """Behave as told."""
    match how:
        case "return":
            return 3
        case "exit":
            click.get_current_context().exit(4)
        case "sys.exit":
            sys.exit(5)
        case "sys.exit text":
            sys.exit("a last word")
        case "interrupt":
            raise KeyboardInterrupt
        case "end of input":
            raise EOFError
        case "usage":
            raise click.UsageError("not like this")
        case "failure":
            raise click.ClickException("no such file")
        case "crash":
            raise ValueError("two and two are five")
    return "a value that is no exit code"


@pytest.fixture
def group(monkeypatch: pytest.MonkeyPatch) -> LazyGroup:
    module = types.ModuleType("behaving_module")
    module.behave = behave  # type: ignore[attr-defined]
    module.number = 1  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "behaving_module", module)
    lazy = {
        "behave": ("behaving_module:behave", "Behave as told."),
        "absent": ("no_such_module:absent", "Not there."),
        "number": ("behaving_module:number", "Not a command."),
    }
    return LazyGroup("oxpecker", lazy=lazy)


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [
        ("well", 0, ""),
        ("return", 3, ""),
        ("exit", 4, ""),
        ("sys.exit", 5, ""),
        ("sys.exit text", 1, "a last word"),
        ("interrupt", EXIT_INTERRUPTED, "oxpecker: interrupted"),
        ("end of input", 1, "oxpecker: aborted"),
        ("usage", 2, "Error: not like this"),
        ("failure", 1, "Error: no such file"),
        ("crash", EXIT_INTERNAL_ERROR, "internal error: ValueError: two and two are five"),
    ],
)
def test_exit_codes(group: LazyGroup, capsys: pytest.CaptureFixture[str], how: str, code: int, said: str) -> None:
    assert run_command_line(group, ["behave", how]) == code
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


def test_an_internal_error_shows_its_traceback_on_request(
    group: LazyGroup, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OXPECKER_DEBUG", "1")
    assert run_command_line(group, ["behave", "crash"]) == EXIT_INTERNAL_ERROR
    error = capsys.readouterr().err
    assert "Traceback" in error
    assert "Please report it" in error


@pytest.mark.parametrize(("command", "said"), [("absent", "no_such_module"), ("number", "is not a command")])
def test_a_command_that_cannot_be_loaded(
    group: LazyGroup, capsys: pytest.CaptureFixture[str], command: str, said: str
) -> None:
    assert run_command_line(group, ["--help"]) == 0
    assert command in capsys.readouterr().out
    assert run_command_line(group, [command]) == EXIT_INTERNAL_ERROR
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("word", "suggestion"), [("shwo", "Did you mean 'show'?"), ("RUN", "Did you mean 'run'"), ("xyzzy", None)]
)
def test_unknown_commands(capsys: pytest.CaptureFixture[str], word: str, suggestion: str | None) -> None:
    assert run_command_line(cli, [word]) == 2
    error = capsys.readouterr().err
    assert f"No such command '{word}'." in error
    assert suggestion in error if suggestion else "Did you mean" not in error


def test_watch_is_an_option_of_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(cli, ["watch", "src"]) == 2
    error = capsys.readouterr().err
    assert "No such command 'watch'. 'oxpecker check --watch FILE' checks again whenever a file changes." in error


@pytest.mark.parametrize("word", sorted(FAMILIAR))
def test_words_of_other_tools_lead_to_commands_that_exist(word: str) -> None:
    assert word not in COMMANDS
    for line in re.findall(r"'oxpecker ([^']+)'", FAMILIAR[word]):
        name, *rest = line.split()
        command: click.Command | None = cli
        if name in COMMANDS:
            command = cli.get_command(click.Context(cli), name)
        else:
            rest = [name, *rest]
        assert command is not None
        options = {each for parameter in command.params for each in (*parameter.opts, *parameter.secondary_opts)}
        assert {each for each in rest if each.startswith("--")} <= {*options, "--help"}, line


def test_an_unknown_option_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(cli, ["--colour"]) == 2
    assert "--colour" in capsys.readouterr().err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(cli, ["-h"]) == 0
    output = capsys.readouterr().out
    for name, (_, help_line) in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(help_line)}$", output, re.MULTILINE)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(cli, ["--version"]) == 0
    assert capsys.readouterr().out == f"oxpecker {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_the_table_exists(name: str) -> None:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    assert command.name == name


def test_python_m_oxpecker_is_oxpecker() -> None:
    done = subprocess.run([sys.executable, "-m", "oxpecker", "--version"], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout) == (0, f"oxpecker {__version__}\n")


@pytest.mark.skipif(os.name != "posix", reason="closed pipes are a matter of POSIX")
@pytest.mark.parametrize("how", ["click.echo('x' * 100000)", "print('x')"])
def test_a_closed_pipe_is_quiet(how: str) -> None:
    program = (
        "import sys, time, click\n"
        "from oxpecker.cli.main import run_command_line\n"
        "@click.command()\n"
        "def talk():\n"
        "    sys.stdin.read()\n"  # until the reader of our output is gone
        f"    {how}\n"
        "sys.exit(run_command_line(talk, []))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    process.stdin.close()
    assert process.wait(600) == 141
    assert process.stderr.read() == b""
    process.stderr.close()
