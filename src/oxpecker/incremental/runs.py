"""Recorded runs: what a check has decided so far, so that it can be continued after it was ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path
from time import localtime, strftime, time
from typing import TypeVar

from oxpecker.engine import Options
from oxpecker.engine.pieces import Check
from oxpecker.incremental.fingerprint import Fingerprints, digest, options_text
from oxpecker.incremental.journal import InUse, Journal, Record, is_in_use, read_records
from oxpecker.incremental.kept import default_folder
from oxpecker.incremental.limits import DIGESTED_PROGRAMS, MOST_RUNS
from oxpecker.incremental.tool import tool_state
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import Cause
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Source
from oxpecker.results import MethodResult
from oxpecker.results.data import to_data, value_of

T = TypeVar("T")

_SUFFIX = ".run"
_PIECE = "piece"
"""The field of a record about a piece of a method."""


class CannotResume(Exception):
    """A run cannot be continued, with the reason."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a run was started with: its results depend on that alone."""

    arguments: tuple[str, ...]
    folder: str
    """The current folder."""
    files: dict[str, str]
    """The digests of the source files."""
    methods: tuple[str, ...]
    conditions: str
    """The digest of the options of all methods."""
    tool: str
    started: float


def beginning(
    arguments: Sequence[str], sources: Mapping[str, Source], methods: Sequence[str], options: Sequence[Options]
) -> Beginning:
    """The beginning of a run that starts now."""
    own = {name: source for name, source in sources.items() if not name.startswith(BUILT_IN)}
    files = {name: sha256(each.text.encode("utf-8", "surrogatepass")).hexdigest() for name, each in own.items()}
    conditions = digest(map(options_text, options))
    return Beginning(tuple(arguments), str(Path.cwd()), files, tuple(methods), conditions, tool_state(), time())


@dataclass(frozen=True, slots=True)
class Decided:
    """A result of a run: the method's number, the round in which it was found, and its time limits."""

    number: int
    round: int
    share: float | None
    """The time of the round; None if there are no rounds."""
    seconds: float
    elapsed: float
    """The seconds of the run by then."""
    cached: bool
    """Whether it came from a store."""
    result: MethodResult


@dataclass(frozen=True, slots=True)
class RecordedRun:
    """A run as its journal tells."""

    file: Path
    beginning: Beginning
    decided: tuple[Decided, ...]
    pieces: Mapping[str, object]
    """What was found in pieces of methods, by their names."""
    place: int
    """How many bytes of the journal are whole."""
    checksum: str

    @property
    def name(self) -> str:
        """The name by which users refer to it."""
        return self.file.stem

    @property
    def is_running(self) -> bool:
        """Whether a process works on it now."""
        return is_in_use(self.file)

    def refuse_changes(self, now: Beginning) -> None:
        """Raises CannotResume if results of the run need not hold any more."""
        then = self.beginning
        changed = sorted(name for name in {*then.files, *now.files} if then.files.get(name) != now.files.get(name))
        if changed:
            raise CannotResume(f"{', '.join(changed)} changed since run {self.name} began; check it again")
        if then.tool != now.tool:
            raise CannotResume(f"run {self.name} was begun by another version of Oxpecker, Python or a solver")
        if (then.conditions, then.methods) != (now.conditions, now.methods):
            raise CannotResume(f"the configuration or the classes used changed since run {self.name} began")


def folder_of_runs() -> Path:
    """The folder of recorded runs."""
    return default_folder() / "runs"


def files_of_runs() -> list[Path]:
    """The journals of all runs, the latest last."""
    return sorted(folder_of_runs().glob(f"*{_SUFFIX}"))


def read_run(file: Path) -> RecordedRun:
    """The run of a journal; raises CannotResume if not even its beginning is whole."""
    try:
        (first, *others), place, checksum = read_records(file)
        begun = _read(Beginning, first)
        decided = tuple(_decided(each) for each in others if _PIECE not in each)
        pieces = {str(each[_PIECE]): each["found"] for each in others if _PIECE in each}
        if any(not 0 <= each.number < len(begun.methods) for each in decided):
            raise ValueError("no such method")
    except (OSError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise CannotResume(f"run {file.stem} cannot be read: its journal is damaged ({type(error).__name__})") from None
    return RecordedRun(file, begun, decided, pieces, place, checksum)


def _decided(record: Record) -> Decided:
    found = _read(Decided, record)
    return replace(found, result=replace(found.result, cached=found.cached))


def _read(kind: type[T], record: Record) -> T:
    """A record; raises ValueError or LookupError if it has another form."""
    return value_of(kind, [record[name] for name in kind.__match_args__])  # type: ignore[attr-defined]


class RunPieces:
    """The pieces of one run."""

    def __init__(self, known: Mapping[str, object], keep: Callable[[str, object], None]) -> None:
        self._known = known
        self._keep = keep
        self._digests: list[tuple[typed.Program, str]] = []
        """The programs that were checked last, with their digests: each round of a method asks for one."""

    def kept_by(self, keep: Callable[[str, object], None]) -> RunPieces:
        """The same pieces, in another process."""
        found = RunPieces(self._known, keep)
        found._digests = self._digests
        return found

    def __getstate__(self) -> dict[str, object]:
        """What another process needs: it has programs of its own."""
        return {**self.__dict__, "_digests": []}

    def name(self, check: Check, details: str) -> str:
        """The digest of the program, the method, the options and details; time only says how far a run comes."""
        fingerprints = Fingerprints(check.program, check.sources)
        whole = next((found for program, found in self._digests if program is check.program), None)
        if whole is None:
            whole = fingerprints.whole()
            self._digests.append((check.program, whole))
            del self._digests[:-DIGESTED_PROGRAMS]
        options = options_text(replace(check.options, seconds=0.0, used=0.0))
        return digest([whole, fingerprints.digest_of(check.method), options, details])

    def known(self, key: str) -> object | None:
        """What the run has found in a piece before it was ended."""
        return self._known.get(key)

    def note(self, key: str, data: object) -> None:
        """Keeps what was found in a piece."""
        self._keep(key, data)


class RunRecorder:
    """Records the results of a run. Nothing is written before `delay` seconds, so that short runs leave no file."""

    def __init__(self, begun: Callable[[], Beginning], delay: float, resumed: RecordedRun | None = None) -> None:
        self._beginning = begun
        self._delay = delay
        self._resumed = resumed
        self._used = resumed.decided[-1].elapsed if resumed is not None and resumed.decided else 0.0
        self._started = monotonic()
        self._waiting: list[Record] = []
        self._journal: Journal | None = None
        if resumed is not None or not delay:
            self._begin()

    @property
    def decided(self) -> Sequence[Decided]:
        """The results of the run before it was ended."""
        return () if self._resumed is None else self._resumed.decided

    @property
    def pieces(self) -> Mapping[str, object]:
        """What the run had found in pieces of methods before it was ended."""
        return {} if self._resumed is None else self._resumed.pieces

    @property
    def elapsed(self) -> float:
        """The seconds of the run, also before it was ended."""
        return self._used + monotonic() - self._started

    @property
    def name(self) -> str | None:
        """The name of the run, if it has been written."""
        return None if self._journal is None else self._journal.file.stem

    def note(self, number: int, turn: int, share: float | None, seconds: float, result: MethodResult) -> None:
        """Records a result that is not partial; one that died for want of memory may succeed alone."""
        if result.reason.cause in (Cause.INTERRUPTED, Cause.MEMORY):
            return
        found = Decided(number, turn, share, seconds, self.elapsed, result.cached, result)
        record = {name: getattr(found, name) for name in Decided.__slots__}
        self._add({**record, "result": to_data(result)})

    def note_piece(self, name: str, found: object) -> None:
        """Records what was found in a piece of a method that is not decided yet."""
        self._add({_PIECE: name, "found": found})

    def keep(self) -> None:
        """Writes everything, because the run ends early; nothing if nothing is decided."""
        if self._journal is None and self._waiting:
            self._begin()
        if self._journal is not None:
            with suppress(OSError):
                self._journal.sync()

    def finish(self) -> None:
        """Deletes the journal, because the run is complete."""
        if self._journal is not None:
            with suppress(OSError):
                self._journal.close()
                self._journal.file.unlink()

    def _add(self, record: Record) -> None:
        self._write(record)
        if self._journal is None and monotonic() - self._started >= self._delay:
            self._begin()

    def _write(self, record: Record) -> None:
        if self._journal is None:
            self._waiting.append(record)
            return
        try:
            self._journal.append(record)
        except OSError:  # a full disk: the run continues, and can be resumed from what is written
            self._delay, self._journal = float("inf"), None

    def _begin(self) -> None:
        """Opens the journal; a folder that cannot be written is no reason to end the run."""
        waiting, self._waiting = self._waiting, []
        try:
            if self._resumed is not None:
                self._journal = Journal(self._resumed.file, self._resumed.place, self._resumed.checksum)
            else:
                self._journal = _new_journal()
                self._write(asdict(self._beginning()))
        except OSError:
            self._delay = float("inf")
            return
        except InUse:
            raise CannotResume("the run is still running") from None
        for record in waiting:
            self._write(record)


def _new_journal() -> Journal:
    folder = folder_of_runs()
    folder.mkdir(parents=True, exist_ok=True)
    for old in files_of_runs()[: -MOST_RUNS + 1]:
        if not is_in_use(old):
            old.unlink(missing_ok=True)
    name, number = strftime("%Y%m%d-%H%M%S", localtime()), 1
    while True:
        file = folder / f"{name}{'' if number == 1 else f'-{number}'}{_SUFFIX}"
        try:
            file.touch(0o600, exist_ok=False)
        except FileExistsError:
            number += 1
            continue
        return Journal(file)
