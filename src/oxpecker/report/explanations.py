"""Explains every kind of finding and every reason for `unknown`, and what to do about it."""

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


PROGRAM_ERROR = "program"
"""The code of errors in the program."""

PRECONDITION = "precondition"
"""The code of conditions on callers."""

EXPLANATIONS: Mapping[str, Explanation] = {
    "assert": Explanation(
        "An assertion does not hold",
        "Some input that the preconditions allow reaches an assertion whose condition is false there.",
        "Look at the inputs and at the steps that change something. Exclude unintended inputs by 'requires'.",
    ),
    "requires": Explanation(
        "A call violates the precondition of the called method",
        "The callee's 'requires' is false for the arguments and the state of this call.",
        "Fix the call, or weaken the callee's precondition if it is stricter than necessary.",
    ),
    "ensures": Explanation(
        "The method returns, but its postcondition is false",
        "For these inputs, the method returns normally in a state where 'ensures' does not hold.",
        "Compare the shown values of the clause with what you expect. 'old(e)', in JML '\\old(e)', is the value of e "
        "before the call.",
    ),
    "property": Explanation(
        "The method returns, but one of its relational properties is false",
        "For the heap shown, the states before and after the call do not satisfy the Alloy formula.",
        "Compare the two heaps. If the first heap is not intended, exclude it by an implication or by 'requires'.",
    ),
    "exceptional": Explanation(
        "The method throws an exception that its contract excludes",
        "An exception leaves the method, but the 'exceptional' clause is false.",
        "Catch the exception, exclude the input by 'requires', or allow it in 'exceptional'.",
    ),
    "signals": Explanation(
        "An exception leaves the method in a way that its contract excludes",
        "Either 'signals_only' does not list the exception's class, or a 'signals' condition is false.",
        "Catch it, exclude the input by 'requires', or add it to the contract.",
    ),
    "invariant": Explanation(
        "An object violates its class invariant",
        "A method ends, or calls another method, while an object that it changed violates its invariant.",
        "Restore the invariant before the method ends, or weaken it if such states are intended.",
    ),
    "loop-invariant": Explanation(
        "A loop invariant does not hold",
        "It is false when the loop starts, or after some iteration.",
        "Check it before the first iteration, then whether the body preserves it. It must state what the body needs.",
    ),
    "decreases": Explanation(
        "A termination measure does not decrease",
        "The 'decreases' expression is negative, or does not get smaller. The loop or recursion may not end.",
        "Look at the shown iteration or call. The measure must get smaller on every path through the body.",
    ),
    "assignable": Explanation(
        "The method changes something that its contract does not list",
        "The method writes a field or an array element that its 'assignable' clause does not list.",
        "Add it to 'assignable', or do not write it. Objects that the method itself creates may always be written.",
    ),
    "overflow": Explanation(
        "Arithmetic overflow",
        "The result does not fit its type. With --overflow-check this is a finding; Java would wrap around.",
        "Use a wider type, reorder the computation (low + (high - low) / 2), or restrict the inputs.",
    ),
    "exception": Explanation(
        "An exception is not caught",
        "For these inputs, an exception leaves the method, and no clause of the contract mentions it.",
        "Fix the cause, allow the exception by 'signals' or 'throws', or exclude the input by 'requires'.",
    ),
    "boundary": Explanation(
        "An exception on a boundary input",
        "Only zero, negative or very large numbers, empty texts, or very short arrays lead to the exception.",
        "If callers may pass them, handle them. If not, say so by 'requires', or throw IllegalArgumentException.",
    ),
    "confidence": Explanation(
        "How likely it is that callers pass such an input",
        "Every finding has been run, whatever its confidence. It is high if the inputs are plain values, or objects "
        "that calls construct; medium if fields are assigned or unknown code answers; low if perhaps nobody passes it.",
        "Look at findings of high confidence first. A 'requires' clause excludes an input that nobody passes.",
    ),
    "deadlock": Explanation(
        "Threads wait for each other forever",
        "Under this schedule, no thread can continue. The report shows what each thread holds and waits for.",
        "Take locks in the same order everywhere. Notify waiting threads, and test conditions again after waking up.",
    ),
    "never-ends": Explanation(
        "The method never ends",
        "A loop or a recursion returns to a state in which it has been before, or stays within a set of states that it "
        "never leaves. Recursion fills the stack.",
        "Make every round change what the condition depends on. If the method may run forever, write 'diverges true'.",
    ),
    "data-race": Explanation(
        "Two threads access the same location without synchronisation",
        "At least one of them writes. No lock, start, join or notification makes one access happen before the other.",
        "Protect both accesses by the same lock, or keep the object within one thread.",
    ),
    PROGRAM_ERROR: Explanation(
        "The program has an error",
        "A member with an error is unknown, as are paths that reach it. A file that cannot be read is left out.",
        "Correct the error. If it is about a class that is missing, give its source, or its jar with --classpath.",
    ),
    PRECONDITION: Explanation(
        "The method relies on a condition that its callers must meet",
        "The method has no contract. It throws on purpose, or fails on an argument that it does not expect. A check has"
        " shown that nothing else fails.",
        "Write the condition as 'requires', so that it is checked at calls. --null-inputs makes it a finding.",
    ),
    "termination": Explanation(
        "A loop or a recursion was not proved to end",
        "With --termination, a method is valid only if all its runs end. No measure was found that gets smaller.",
        "Write 'decreases' at the loop or 'measured_by' at the method, with a condition under which it gets smaller.",
    ),
    "time": Explanation(
        "The time limit was reached",
        "Not even the smallest bounds were covered within the time limit of the method.",
        "Raise --time, set smaller bounds (--array, --chain), or check a single method with --method.",
    ),
    "budget": Explanation(
        "The run ended before the method had a turn",
        "Within --budget, methods take turns. The time of the whole run was used up before this method was checked.",
        "Raise --budget, give more processes (--jobs), or choose what to check with --method, --exclude or --changed.",
    ),
    "effort": Explanation(
        "The search was stopped early",
        "Another part of the program cannot be followed, so this part was searched only with a small effort.",
        "Look at the other notes of the verdict, or set smaller bounds (--array, --chain).",
    ),
    "memory": Explanation(
        "The memory limit was reached",
        "The process used more than --memory allows.",
        "Raise --memory or set smaller bounds.",
    ),
    "size": Explanation(
        "A string or a number grows too large",
        "A path creates a string or a number so large that it would fill the memory.",
        "Limit the size of the inputs in the precondition, or shorten the loop.",
    ),
    "solver": Explanation(
        "A solver could not decide a formula",
        "It gave up or ran out of time. Non-linear arithmetic, floats and long strings are hard.",
        "Raise --solver-timeout, try another --solver or the portfolio, or set smaller bounds.",
    ),
    "unsupported": Explanation(
        "The program uses an unsupported construct",
        "A path reaches a construct that has no model, or code with an error. Nothing is claimed about that path.",
        "Correct errors first. docs/java-support.md lists what is supported. Replace the call, or write a contract for "
        "the method.",
    ),
    "interrupted": Explanation(
        "The check was interrupted",
        "Ctrl-C stopped it. The report shows the results up to then.",
        "Run it again, with smaller bounds if it took too long.",
    ),
    "contract": Explanation(
        "A contract is too weak, or claims nothing",
        "A callee's contract allows more than its body does, or no input satisfies the precondition.",
        "Strengthen the named contract, or check with the bodies of callees instead of their contracts.",
    ),
    "formula": Explanation(
        "A formula cannot be read",
        "The formula of an '//@ alloy' comment has a syntax error, or a name that the program does not have.",
        "Correct the formula at the named place. The other methods are checked.",
    ),
    "no-end": Explanation(
        "No path ends",
        "Every explored path runs forever, recurses forever, or was cut at a bound before it ended.",
        "If the method should end, look at the named loop or call. If bounds cut it, raise them or use --modular.",
    ),
    "quantifier": Explanation(
        "The range of a quantifier is too large",
        "The clause was neither proved nor refuted, because the range is too large to try every value.",
        "Give the variable a narrower range, or limit it by 'requires'.",
    ),
    "depth": Explanation(
        "Something is nested too deeply",
        "Expressions of the program, or formulas generated from it within the bounds, are nested too deeply.",
        "Split long expressions, or set smaller bounds: --calls, or --objects, --width and --unrollings for --engine.",
    ),
    "exception-classes": Explanation(
        "An exception of several possible classes leaves the method, and only some of them are allowed",
        "The class of the exception is not known on this path. The contract allows some of the classes, but not all.",
        "Say in the contract which of them are allowed ('signals'), or throw them in separate branches.",
    ),
    "internal-error": Explanation(
        "The interpreter does not confirm a counterexample",
        "Engine and interpreter disagree. This is a bug in Oxpecker. Nothing is claimed about the method.",
        "Please report the program. Meanwhile, another --strategy, --solver or --evaluation may help.",
    ),
    "bounds": Explanation(
        "No violation within the bounds, but a bound cut some paths ('valid within bounds')",
        "All inputs within the named bounds satisfy the contract. Nothing is claimed about larger ones.",
        "Raise the named bound (--array, --chain, ..) or --time. Loop invariants with --modular need no bounds.",
    ),
    "other": Explanation(
        "Nothing is known",
        "The verdict names the reason.",
        "Try smaller bounds or more time. --statistics shows where the time goes.",
    ),
}
"""Every code that `oxpecker explain` knows."""

_REASONS = (
    ("internal error", "internal-error"),
    ("may be of", "exception-classes"),
    ("no answer after", "time"),
    ("nested too deeply", "depth"),
    ("depth:", "depth"),
    ("size:", "size"),
    ("within bounds", "bounds"),
    ("provided that", PRECONDITION),
    ("termination is not shown", "termination"),
    ("crash on ordinary input", "exception"),
    ("boundary input", "boundary"),
    ("confidence", "confidence"),
    ("time", "time"),
    ("memory", "memory"),
    ("budget:", "budget"),
    ("effort:", "effort"),
    ("unsupported", "unsupported"),
    ("interrupted", "interrupted"),
    ("solver", "solver"),
    ("formula:", "formula"),
    ("contract", "contract"),
    ("not confirmed", "contract"),
    ("vacuous", "contract"),
    ("no path ends", "no-end"),
    ("forever", "no-end"),
    ("quantifier", "quantifier"),
)


def code_of_finding(finding: Finding) -> str:
    """The code of the explanation of a finding."""
    code = finding.kind.replace(" ", "-")
    return code if code in EXPLANATIONS else "other"


def code_of_words(reason: str) -> str:
    """The code of the explanation of a reason: that of the first known word in it."""
    places = [(reason.find(word), code) for word, code in _REASONS if word in reason]
    return min(places)[1] if places else "other"
