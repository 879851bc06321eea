"""Test names that describe the test: the method, the last branches of the path, and how it ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from oxpecker.results import FindingKind
from oxpecker.results.case import Case, CaseOutcome, Fact
from oxpecker.results.heap import HeapReference
from oxpecker.testgen.limits import LONGEST_NAME, MOST_FACTS

_COMPARISON = re.compile(r"^([^=<>!&|?]+?) *(==|!=|<=|>=|<|>) *([^=<>!&|?]+)$")
_HOLDS = {"==": "Is", "!=": "IsNot", "<": "Below", "<=": "AtMost", ">": "Above", ">=": "AtLeast"}
_DENIED = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_SIGNS = {"+": "Plus", "-": "Minus", "*": "Times", "/": "DividedBy", "%": "Mod", "&&": "And", "||": "Or", "!": "Not"}
_WORD = re.compile(r"\w+|&&|\|\||[+\-*/%!]|==|!=|<=|>=|<|>")


def test_names(method: str, cases: Sequence[Case], numbers: bool) -> list[str]:
    """A unique name for each case of a method; numbered names on request."""
    if numbers:
        width = len(str(len(cases)))
        return [f"{method}_path{number:0{width}}" for number in range(1, len(cases) + 1)]
    names = [_name(method, case) for case in cases]
    total, seen = Counter(names), Counter[str]()
    unique = []
    for name in names:
        seen[name] += 1
        unique.append(f"{name}_{seen[name]}" if total[name] > 1 else name)
    return unique


def _name(method: str, case: Case) -> str:
    """A short description of what distinguishes one path from others."""
    if case.finding is not None:
        parts = [method, _violation(case)]
    else:
        last: dict[tuple[str, int], Fact] = {}
        for fact in case.facts:
            key = (fact.side.method, fact.side.block)
            last.pop(key, None)
            last[key] = fact
        words = [fact_words(fact) for fact in list(last.values())[-MOST_FACTS:]]
        parts = [method, *dict.fromkeys(word for word in words if word), _ending(case)]
    name = "_".join(part for part in parts if part)
    return name[:LONGEST_NAME].rstrip("_")


def _violation(case: Case) -> str:
    finding = case.finding
    assert finding is not None
    if finding.exception is not None and finding.kind is FindingKind.EXCEPTION:
        return f"mustNotThrow{_capital(_camel(simple_name(finding.exception.name)))}"
    clause = finding.clause.removeprefix(finding.kind)
    return f"violates{_capital(_camel(finding.kind))}{_capital(_camel(clause))}"


def _ending(case: Case) -> str:
    if case.outcome is CaseOutcome.THREW and case.exception is not None:
        return f"throws{_capital(_camel(simple_name(case.exception.name)))}"
    result = dict(case.after.roots).get("retval", "")
    if result is None:
        return ""
    if isinstance(result, HeapReference):
        return ""
    return f"returns{_capital(_camel(result.replace('-', 'Minus ')))}" if result and len(result) < 12 else ""


def variable_name(name: str) -> str:
    """The name of a variable that holds an object of a class; numbers of local and anonymous classes are no names."""
    word = name.lstrip("0123456789") or "object"
    return word[:1].lower() + word[1:]


def simple_name(name: str) -> str:
    """The name of a class without its enclosing classes."""
    return name.rpartition("$")[2] or name


def fact_words(fact: Fact) -> str:
    """A condition in words: `x < t.element` is `xBelowTElement`, and `xAtLeastTElement` if it is false."""
    text = fact.text.strip()
    taken = fact.side.taken
    while text.startswith("!") and not text.startswith("!="):
        text, taken = text[1:].strip(), not taken
    text = text.removeprefix("(").removesuffix(")") if text.startswith("(") and text.endswith(")") else text
    if text.startswith("more of "):
        return _camel(text if taken else f"no {text}")[:40]
    comparison = _COMPARISON.match(text)
    if comparison:
        left, sign, right = comparison.groups()
        words = f"{_camel(left)}{_HOLDS[sign if taken else _DENIED[sign]]}{_capital(_camel(right))}"
    else:
        words = _camel(text) if taken else f"not{_capital(_camel(text))}"
    return words[:40]


def _camel(text: str) -> str:
    """The words of a text in camel case."""
    words = [_SIGNS.get(word, _HOLDS.get(word, word)) for word in _WORD.findall(text)]
    joined = "".join(_capital(word) for word in words)
    return joined[:1].lower() + joined[1:]


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
