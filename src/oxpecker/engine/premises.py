"""The premises of a proof that it does not establish itself: contracts, and runs that may not end."""

from __future__ import annotations

from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.options import Options
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN
from oxpecker.results import Verdict


def must_terminate(method: typed.Method, options: Options) -> bool:
    """Whether a claim includes that every run ends."""
    return options.termination and not method.info.diverges


def about_termination(verdict: Verdict, method: typed.Method, options: Options) -> list[str]:
    """What a verdict claims about termination, if it was asked for."""
    if not must_terminate(method, options):
        return []
    claims = {
        Verdict.VALID: ["every run ends"],
        Verdict.VALID_WITHIN_BOUNDS: ["termination is claimed within these bounds only"],
    }
    return claims.get(verdict, [])


@dataclass(frozen=True, slots=True)
class Premises:
    """The premises of what an exploration shows about a method."""

    explorer: Explorer
    method: typed.Method
    options: Options

    @property
    def notes(self) -> list[str]:
        """The premises as notes."""
        modular, notes = self.explorer.modular, list[str]()
        if not must_terminate(self.method, self.options):
            shown = "termination is not shown: the loop at"
            notes += [f"{shown} {span} has no 'decreases' clause" for span in modular.endless]
        if modular.relied_on:
            several = "" if len(modular.relied_on) == 1 else "s"
            notes.append(f"relies on the contract{several} of {', '.join(map(str, modular.relied_on))}")
        recursive = self._unmeasured()
        if recursive and not must_terminate(self.method, self.options):
            notes.append(f"termination of the recursion through {', '.join(map(str, recursive))} is not shown")
        if self.explorer.program.forking and self.options.assumes:
            notes.append("contracts and invariants do not replace code in programs with threads")
        return notes

    @property
    def unproved(self) -> list[Reason]:
        """Why some runs may not end, if a claim includes that they do. Methods of the library are taken to end."""
        if not must_terminate(self.method, self.options):
            return []
        loops = [span for span in self.explorer.modular.endless if not span.file.startswith(BUILT_IN)]
        whats = [f"the loop at {span}" for span in loops]
        whats += [f"the recursion through {each}" for each in self._unmeasured()]
        whats += ["programs with threads"] if self.explorer.program.forking else []
        return [Reason(f"termination of {what} is not proved", Cause.TERMINATION) for what in whats]

    def _unmeasured(self) -> list[MethodInfo]:
        """Methods whose contracts replaced recursive calls, if no measure shows that the recursion ends."""
        code = self.explorer.program
        recursive = [m for m in self.explorer.modular.relied_on if code.effects.calls_back(self.method.info, m)]
        measured = [m for m in recursive if code.program.methods[m.key].measure is not None]
        return [] if measured == recursive and self.method.measure is not None else recursive
