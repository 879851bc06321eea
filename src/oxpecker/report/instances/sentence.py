"""The answer to a command of an Alloy module, in one sentence."""

from __future__ import annotations

from oxpecker.relational.alloy.answers import Answer


def sentence(answer: Answer) -> str:
    """What a command has found."""
    what = "counterexample" if answer.command.check else "instance"
    if answer.error:
        return "not run"
    if answer.reason:
        least = answer.count or len(answer.solutions)
        known = f", at least {least} {what}" + ("" if least == 1 else "s") if least else ""
        return f"unknown ({answer.reason}){known}"
    if answer.count is not None:
        return f"{answer.count} {what}" + ("" if answer.count == 1 else "s")
    if not answer.solutions:
        return f"no {what} within the scope" + (", for traces of any length" if answer.endless else "")
    return f"{what}" if len(answer.solutions) == 1 else f"{len(answer.solutions)} {what}s"


def is_expected(answer: Answer) -> bool:
    """Whether an answer does not contradict what its command expects."""
    return answer.command.expected in (None, answer.found)
