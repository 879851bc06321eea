"""`oxpecker completion`: scripts for shell completion."""

from __future__ import annotations

import click
from click.shell_completion import ShellComplete, get_completion_class

from oxpecker.cli.main import cli

_SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(_SHELLS))
def completion(shell: str) -> None:
    """Print a script that lets SHELL complete Oxpecker's commands and options.

    For bash, add this line to ~/.bashrc: eval "$(oxpecker completion bash)". For zsh, add the same with zsh to
    ~/.zshrc, after compinit. For fish, run: oxpecker completion fish > ~/.config/fish/completions/oxpecker.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    # Only the script: click's own function for bash starts a bash to ask for its version.
    click.echo(ShellComplete.source(kind(cli, {}, "oxpecker", "_OXPECKER_COMPLETE")))
