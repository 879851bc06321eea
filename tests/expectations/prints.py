"""Expectations about what `main` prints: `// prints: text`, one for each line, in order."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox.interpreter import Interpreter, Limits, Returned, Run, parse_arguments
from tests.expectations.base import Expectation, Program, Reader, UnreadableError

LIMITS = Limits(steps=2_000_000, call_depth=2_000)


@dataclass(frozen=True, slots=True)
class Prints(Expectation):
    """A line that `main` prints, blanks at its end aside; the last such expectation also says that nothing follows."""

    wanted: str

    def problem(self, program: Program) -> str | None:
        """None if the line is printed there, else what is."""
        if not program.parses:
            return f"the program cannot be read\n{program.render(program.parsed.diagnostics)}"
        expected = [e for e in program.expectations if isinstance(e, Prints)]
        number = next(index for index, e in enumerate(expected) if e.line == self.line and e.text == self.text)
        run = program.once(run_main)
        lines = run.output.split("\n")[:-1]
        if number >= len(lines):
            return f"only {len(lines)} lines are printed, and the outcome is {run.outcome}"
        if lines[number].rstrip() != self.wanted:
            return f"line {number + 1} is\n    {lines[number]}"
        if number == len(expected) - 1:
            if len(lines) > len(expected):
                return f"there are more lines, the next is\n    {lines[number + 1]}"
            if not isinstance(run.outcome, Returned):
                return f"the outcome is {run.outcome}"
        return None


def run_main(program: Program) -> Run:
    """What running `main` gives."""
    checked = program.checked({}).program
    assert checked is not None, program.render(program.checked({}).diagnostics)
    mains = [m for m in checked.methods.values() if m.info.name == "main" and m.info.static]
    if len(mains) != 1:
        raise UnreadableError(f"'prints' needs one 'main', but there are {len(mains)}")
    (main,) = mains
    types = [parameter.type for parameter in main.parameters]
    text = "[]" if types else ""
    return Interpreter(checked, LIMITS).run(main, lambda heap: parse_arguments(text, types, heap))


def read_prints(reader: Reader) -> Expectation:
    """`prints: text`; the text goes to the end of the line."""
    text = f"prints{reader.rest}"
    if not reader.take(":"):
        raise UnreadableError("write 'prints: text'")
    return Prints(text, reader.comment.line, reader.rest.removeprefix(" ").rstrip())
