"""The Compose file: what it starts has the options that it names."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]


def test_a_scheduler_and_workers_are_started() -> None:
    assert {name: service["command"][:2] for name, service in SERVICES.items()} == {
        "scheduler": ["dask", "scheduler"],
        "worker": ["dask", "worker"],
    }


@pytest.mark.parametrize("name", SERVICES)
def test_containers_are_built_from_a_stage_that_exists_and_cannot_be_changed(name: str) -> None:
    service = SERVICES[name]
    stages = re.findall(r"^FROM \S+ AS (\w+)$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert service["build"]["target"] in stages
    assert service["read_only"] is True and service["tmpfs"] == ["/tmp"]


@pytest.mark.parametrize("name", SERVICES)
def test_every_option_exists(name: str) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: pip install 'oxpecker[cluster]'")
    command = import_module(f"distributed.cli.dask_{name}").main
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    given = {word for word in SERVICES[name]["command"] if word.startswith("--")}
    assert given and given <= known


def test_the_scheduler_listens_where_workers_look_for_it() -> None:
    scheduler, worker = SERVICES["scheduler"], SERVICES["worker"]
    port = scheduler["command"][scheduler["command"].index("--port") + 1]
    assert f"tcp://scheduler:{port}" in worker["command"]
    assert scheduler["ports"] == [f"127.0.0.1:{port}:{port}"], "only this machine can connect from outside"
