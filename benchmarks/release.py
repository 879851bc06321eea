"""Whether this checkout can be released: it builds the same twice, installs in a fresh environment, and may be shared.

    python benchmarks/release.py                      # all steps; installing needs a package index
    python benchmarks/release.py --build-only
    python benchmarks/release.py --sbom oxpecker.cdx.json --keep dist

- The wheel and the source distribution are built twice, with SOURCE_DATE_EPOCH from the last commit, and must have the
  same bytes.
- The wheel is installed in a fresh environment, where a small check must give its verdict.
- The licence of every installed package must be one under which Oxpecker can be passed on. `--sbom` writes what is
  installed as a bill of materials in CycloneDX's format.

The exit code is 1 if a step fails.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import Distribution, PackageMetadata, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "Abs.java"
ALLOWED = ("Apache", "MIT", "BSD", "ISC", "PSF", "Python-2.0", "MPL-2.0", "EPL")
"""How the names of licences begin under which a dependency may be used beside ours. EPL and MPL bind the files that
are under them, which we do not change."""
INSTALLERS = {"pip", "setuptools", "wheel"}


@dataclass(frozen=True, slots=True)
class Package:
    """An installed package."""

    name: str
    version: str
    licences: tuple[str, ...]

    @property
    def is_allowed(self) -> bool:
        """Whether one of its licences, of which a user may choose, is allowed with all that it is joined to."""
        choices = (choice for stated in self.licences for choice in re.split(r" OR |\|", stated))
        return any(all(part.strip(" ()").startswith(ALLOWED) for part in each.split(" AND ")) for each in choices)


def _stated(about: PackageMetadata, field: str) -> str:
    return next(iter(about.get_all(field) or ()), "")


def package(found: Distribution) -> Package:
    """A package by its metadata: the expression of its licence, or its classifiers, or the field for free text."""
    about = found.metadata
    classifiers = [each for each in about.get_all("Classifier") or [] if each.startswith("License ::")]
    stated = [_stated(about, "License-Expression"), *(each.rpartition(" :: ")[2] for each in classifiers)]
    text = _stated(about, "License").strip().splitlines()[:1]
    licences = [each for each in (*stated, *text) if each and each != "OSI Approved"]
    return Package(found.name, found.version, tuple(dict.fromkeys(licences)))


def packages(folder: Path) -> list[Package]:
    """What is installed in a folder, but for the installers."""
    found = (package(each) for each in distributions(path=[str(folder)]))
    return sorted((each for each in found if each.name not in INSTALLERS), key=lambda each: each.name.lower())


def bill_of_materials(installed: Iterable[Package]) -> dict[str, Any]:
    """What is installed, in CycloneDX's format 1.6."""
    components = [
        {
            "type": "library",
            "name": each.name,
            "version": each.version,
            "purl": f"pkg:pypi/{each.name.lower().replace('_', '-')}@{each.version}",
            "licenses": [{"license": {"name": licence}} for licence in each.licences],
        }
        for each in installed
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components}


def built(folder: Path) -> dict[str, str]:
    """The digests of the wheel and the source distribution, by their names."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": _last_commit()}
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    _run(command, environment)
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def _last_commit() -> str:
    run = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip() or "1600000000"


def _run(command: Sequence[str], environment: dict[str, str] | None = None) -> str:
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, check=False)
    if run.returncode:
        raise SystemExit(f"{' '.join(command)}\n{run.stdout}{run.stderr}")
    return run.stdout


def installed(wheel: Path, folder: Path) -> tuple[str, Path]:
    """What a check in a fresh environment prints, and the folder of its packages."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    _run([str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)])
    packages = _run([str(programs / "python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    command = [str(programs / "oxpecker"), "check", str(EXAMPLE), "--method", "Abs.abs", "--no-config"]
    return _run(command), Path(packages.strip())


def steps(given: argparse.Namespace, folder: Path) -> Iterator[tuple[str, bool]]:
    """What was tried, and whether it is as it should be."""
    first, second = built(folder / "first"), built(folder / "second")
    for name, digest in first.items():
        yield f"{name}  sha256 {digest}", second.get(name) == digest
    if given.keep is not None:
        shutil.copytree(folder / "first", given.keep, dirs_exist_ok=True)
    if given.build_only:
        return
    (wheel,) = (folder / "first").glob("*.whl")
    said, place = installed(wheel, folder / "environment")
    yield f"installed on Python {sys.version.split()[0]}: {said.splitlines()[0]}", ": valid" in said
    found = packages(place)
    for each in found:
        yield f"{each.name} {each.version}: {', '.join(each.licences) or 'no licence is stated'}", each.is_allowed
    if given.sbom is not None:
        given.sbom.write_text(json.dumps(bill_of_materials(found), indent=2) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build-only", action="store_true", help="do not install")
    parser.add_argument("--sbom", type=Path, metavar="FILE", help="where to write the bill of materials")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where to keep what was built")
    given = parser.parse_args()
    is_fine = True
    with tempfile.TemporaryDirectory() as folder:
        for what, fine in steps(given, Path(folder)):
            is_fine &= fine
            print(f"{'ok   ' if fine else 'WRONG'} {what}", flush=True)
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
