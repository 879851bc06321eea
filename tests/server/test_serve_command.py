"""`oxpecker serve` as a command: what it prints, how it ends, and what it refuses."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_at_the_address_it_prints_until_it_is_ended(ending: signal.Signals) -> None:
    with started("--token", "open-sesame") as process:
        address = printed_address(process)
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?token=open-sesame", address)
        with pytest.raises(HTTPError, match="401"):
            urlopen(address.partition("?")[0], timeout=600)
        process.send_signal(ending)
        assert process.wait(600) == 0


def test_others_get_a_token_that_nobody_knows() -> None:
    with started("--host", "0.0.0.0") as process:
        token = printed_address(process).partition("?token=")[2]
        assert len(token) >= 32
        process.terminate()


def test_mistakes_in_the_command_are_told() -> None:
    said = CliRunner().invoke(cli, ["serve", "--token", "short"])
    assert said.exit_code == 2
    assert "at least 8 characters" in said.output
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = CliRunner().invoke(cli, ["serve", "--port", str(port)])
    assert said.exit_code == 1
    assert f"cannot listen on 127.0.0.1, port {port}" in said.output


@contextmanager
def started(*options: str) -> Iterator[subprocess.Popen[str]]:
    """The command, on any free port; whatever happens, it does not outlive the test."""
    command = [sys.executable, "-m", "oxpecker", "serve", "--port", "0", *options]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


def printed_address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().removeprefix("The playground is at ").strip()
