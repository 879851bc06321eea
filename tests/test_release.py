"""`benchmarks/release.py`: licences and the bill of materials of what is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.release import Package, bill_of_materials, built, packages


def installed(folder: Path, name: str, *lines: str) -> None:
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    text = "\n".join(["Metadata-Version: 2.4", f"Name: {name}", "Version: 1.0", *lines])
    (about / "METADATA").write_text(f"{text}\n", "utf-8")


def test_licences_are_read_from_all_their_places(tmp_path: Path) -> None:
    installed(tmp_path, "expression", "License-Expression: Apache-2.0")
    installed(tmp_path, "classified", "Classifier: License :: OSI Approved :: MIT License")
    installed(tmp_path, "written", "License: BSD-3-Clause")
    installed(tmp_path, "closed", "License: Proprietary")
    installed(tmp_path, "copyleft", "License-Expression: GPL-3.0-only")
    installed(tmp_path, "silent")
    installed(tmp_path, "pip", "License: MIT")
    found = {each.name: each for each in packages(tmp_path)}
    assert {name: each.licences for name, each in found.items()} == {
        "classified": ("MIT License",),
        "closed": ("Proprietary",),
        "copyleft": ("GPL-3.0-only",),
        "expression": ("Apache-2.0",),
        "silent": (),
        "written": ("BSD-3-Clause",),
    }
    assert {name for name, each in found.items() if each.is_allowed} == {"classified", "expression", "written"}


def test_a_user_may_choose_among_licences() -> None:
    assert Package("grandalf", "0.8", ("GNU General Public License v2 (GPLv2)", "GPLv2 | EPLv1")).is_allowed
    assert Package("numbers", "1.0", ("(MIT OR GPL-2.0-only)",)).is_allowed
    assert Package("fonts", "1.0", ("MIT AND BSD-3-Clause",)).is_allowed
    assert not Package("both", "1.0", ("MIT AND GPL-3.0-only",)).is_allowed
    assert not Package("other", "1.0", ("GPL-3.0-only OR AGPL-3.0-only",)).is_allowed


def test_the_bill_lists_each_package() -> None:
    (component,) = bill_of_materials([Package("Tree_Sitter", "0.25", ("MIT",))])["components"]
    assert component["purl"] == "pkg:pypi/tree-sitter@0.25"
    assert component["licenses"] == [{"license": {"name": "MIT"}}]


@pytest.mark.exhaustive
def test_builds_have_the_same_bytes(tmp_path: Path) -> None:
    first, second = built(tmp_path / "first"), built(tmp_path / "second")
    assert first == second
    assert sorted(name.rpartition(".")[2] for name in first) == ["gz", "whl"]
