"""What every kind of finding and every reason for `unknown` means, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oxpecker.results import Finding


@dataclass(frozen=True, slots=True)
class Explanation:
    """A title, what it means, and what to try."""

    title: str
    text: str
    advice: str


EXPLANATIONS: Mapping[str, Explanation] = {
    "assert": Explanation(
        "An assertion does not hold",
        "Some input that the preconditions allow reaches an assertion whose condition is false there.",
        "Look at the inputs and the steps that changed something. Inputs that are not meant can be excluded.",
    ),
    "requires": Explanation(
        "A call breaks the precondition of the method it calls",
        "The callee's 'requires' is false for the arguments and the state of this call.",
        "Mend the call, or weaken the callee's precondition if it asks for more than it needs.",
    ),
    "ensures": Explanation(
        "The method returns, and its postcondition is false",
        "For the inputs shown, the body ends normally in a state where 'ensures' does not hold.",
        "Compare the values of the clause, which are shown, with what you expect. 'old(e)' is e before the call.",
    ),
    "property": Explanation(
        "The method returns, and a relational property of it is false",
        "For the heap shown, the states before and after the call do not satisfy the Alloy formula.",
        "Compare the two heaps. Heaps that are not meant can be excluded by an implication or by 'requires'.",
    ),
    "exceptional": Explanation(
        "The method throws although its contract excludes it",
        "An exception leaves the method, and the 'exceptional' clause is false there.",
        "Catch the exception, exclude the input by 'requires', or allow it in 'exceptional'.",
    ),
    "signals": Explanation(
        "An exception leaves the method in a way its contract excludes",
        "Either 'signals_only' does not list the exception's class, or a 'signals' condition is false.",
        "Catch it, exclude the input by 'requires', or add it to the contract.",
    ),
    "invariant": Explanation(
        "An object breaks its class invariant",
        "A method or a constructor ends (or calls another method) while an object it changed breaks its invariant.",
        "Restore the invariant before the method ends, or weaken it if such states are meant.",
    ),
    "loop-invariant": Explanation(
        "A loop invariant does not hold",
        "It is false when the loop is first reached, or after some iteration.",
        "Check the first iteration, then whether the body keeps it; it must also say what the body relies on.",
    ),
    "decreases": Explanation(
        "A measure does not become smaller",
        "The 'decreases' expression is negative, or not smaller after an iteration or a call: it may never end.",
        "Look at the iteration or call that is shown; the measure must shrink on every way through the body.",
    ),
    "assignable": Explanation(
        "Something is changed that the contract does not name",
        "The method writes a field or an array element that its 'assignable' clause does not list.",
        "Add it to 'assignable', or do not write it. What the method itself has made may always be written.",
    ),
    "overflow": Explanation(
        "Arithmetic leaves the range of its type",
        "With --overflow-check a result that does not fit its type is a finding; Java would wrap around.",
        "Use a wider type, reorder the computation (low + (high - low) / 2), or restrict the inputs.",
    ),
    "exception": Explanation(
        "An exception is not caught",
        "For the inputs shown an exception leaves the method, and no clause of the contract speaks of it.",
        "Mend the cause; or say that it may happen: 'signals', 'throws' or a precondition that excludes the input.",
    ),
    "deadlock": Explanation(
        "Threads wait for each other for ever",
        "Under the schedule shown no thread can go on; for each it is said what it holds and what it waits for.",
        "Take locks in one order everywhere; notify whoever waits, and test the condition again after waking up.",
    ),
    "data-race": Explanation(
        "Two threads use the same place, and nothing orders the two",
        "At least one of them writes; neither lock, start, join nor notification makes one happen before the other.",
        "Protect both uses by the same lock, or keep the object within one thread.",
    ),
    "time": Explanation(
        "The time was over",
        "Not even the smallest bounds were covered in the time given to a method.",
        "Raise --time, give smaller bounds (--array, --chain), or check one method alone with --method.",
    ),
    "memory": Explanation(
        "The memory was used up",
        "The process used more than --memory allows.",
        "Raise --memory or give smaller bounds.",
    ),
    "size": Explanation(
        "A string or a number grows too large",
        "A path makes a string or a number so large that it would fill the memory, as on a real machine.",
        "State in the precondition how large the inputs may be, or make the loop shorter.",
    ),
    "solver": Explanation(
        "A solver could not decide a formula",
        "It gave up or ran out of time: non-linear arithmetic, floats and long strings are hard.",
        "Raise --solver-timeout, try another --solver or the portfolio, or give smaller bounds.",
    ),
    "unsupported": Explanation(
        "The program uses something that is not supported",
        "A path reaches a construct, named with its place, that has no model; nothing is said about that path.",
        "docs/java-support.md lists what is supported. Replace the call, or give the method a contract of its own.",
    ),
    "interrupted": Explanation(
        "The check was interrupted",
        "Ctrl-C ended it; what was known by then is shown.",
        "Run it again, with smaller bounds if it took too long.",
    ),
    "contract": Explanation(
        "A contract is too weak, or says nothing",
        "A callee's contract allows what its body does not do, or no input satisfies the preconditions.",
        "Strengthen the contract that is named, or check with the bodies of callees instead of their contracts.",
    ),
    "no-end": Explanation(
        "No path comes to an end",
        "Every path that was followed runs or calls itself for ever, or was cut at a bound before it ended.",
        "If it should end, look at the loop or call that is named. If bounds cut it, raise them or give --modular.",
    ),
    "quantifier": Explanation(
        "A quantifier ranges over too much",
        "Nothing was found that breaks the clause, nor was it shown: its range is too long to try every value.",
        "Give the variable a narrower range, or say with 'requires' how large it can be.",
    ),
    "depth": Explanation(
        "Something nests too deep",
        "Expressions of the program, or formulas that an engine makes of it within the bounds, are too deep to follow.",
        "Split long expressions, or give smaller bounds: --calls; with --engine: --objects, --width, --unrollings.",
    ),
    "exception-classes": Explanation(
        "An exception leaves that may be of several classes, and not all of them count",
        "A path leaves the class of what is thrown open, and the contract allows some of the classes, but not all.",
        "Say in the contract what becomes of each of them ('signals'), or throw them in branches of their own.",
    ),
    "internal-error": Explanation(
        "A counterexample was found that the interpreter does not confirm",
        "Engine and interpreter do not agree about the program: a defect of Oxpecker. Nothing is said of the method.",
        "Please report the program. Another --strategy, --solver or --evaluation may get further meanwhile.",
    ),
    "bounds": Explanation(
        "Nothing is wrong within bounds, and a bound cut some paths ('valid within bounds')",
        "All inputs up to the bounds that are named keep the contract; nothing is said about larger ones.",
        "Raise the bound that is named (--array, --chain, ..) or --time. Loop invariants with --modular need none.",
    ),
    "other": Explanation(
        "Nothing can be said",
        "The reason stands beside the verdict.",
        "Smaller bounds, more time, or --statistics to see where it goes.",
    ),
}
"""Every code that `oxpecker explain` knows."""

_REASONS = (
    ("internal error", "internal-error"),
    ("may be of", "exception-classes"),
    ("no answer after", "time"),
    ("nests too deep", "depth"),
    ("depth:", "depth"),
    ("size:", "size"),
    ("within bounds", "bounds"),
    ("time", "time"),
    ("memory", "memory"),
    ("unsupported", "unsupported"),
    ("interrupted", "interrupted"),
    ("solver", "solver"),
    ("contract", "contract"),
    ("not confirmed", "contract"),
    ("vacuous", "contract"),
    ("no path comes to an end", "no-end"),
    ("for ever", "no-end"),
    ("quantifier", "quantifier"),
)


def code_of_finding(finding: Finding) -> str:
    """The code that explains a finding."""
    code = finding.kind.replace(" ", "-")
    return code if code in EXPLANATIONS else "other"


def code_of_reason(reason: str) -> str:
    """The code that explains why nothing can be said: that of the word that comes first."""
    places = [(reason.find(word), code) for word, code in _REASONS if word in reason]
    return min(places)[1] if places else "other"
