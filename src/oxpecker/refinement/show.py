"""Specifications of call sites as text, so that users see what each callee had to guarantee."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.refinement.domain import RETURNED, THREW
from oxpecker.refinement.limits import LONGEST_SHOWN
from oxpecker.refinement.sites import CallSite, name_of
from oxpecker.relational import syntax
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.syntax import Formula, Node, Relation

_ENDS = {f"end = {RETURNED} => ": "on return: ", f"end = {THREW} => ": "on an exception: "}
_ARITHMETIC = frozenset(("+", "-", "*", "/", "%", "<<", ">>", ">>>", "&", "|", "^"))
_COMPARISONS = frozenset(("<", "<=", ">", ">="))


def describe_site(site: CallSite) -> list[str]:
    """The final specification of a call: what it may change, and the inferred guarantee."""
    call = f"{site.info} at line {site.span.line}"
    names = _names(site)
    changed = sorted(name_of(key) for key, relation in site.after.items() if relation is not site.before[key])
    lines = [f"{call} may change {', '.join(changed)}" if changed else f"{call} changes nothing"]
    formulas = [*site.extracted, *(formula for formula, about in site.refinements if about)]
    for formula in formulas:
        text = show(formula, names)
        for end, words in _ENDS.items():
            text = text.replace(end, words)
        lines.append(f"{call} guarantees {text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + ' ..'}")
    return lines


def _names(site: CallSite) -> dict[Relation, str]:
    """Names of the site's own relations: primed fields, and words for how it ends."""
    found = {relation: f"{name_of(key)}'" for key, relation in site.after.items() if relation is not site.before[key]}
    own = {each: name for each, name in found.items() if isinstance(each, Relation)}
    words = ((site.how, "end"), (site.result, "return"), (site.thrown, "exception"))
    return own | {each: name for each, name in words if isinstance(each, Relation) and each in site.relations}


def show(node: Node, names: Mapping[Relation, str] | None = None) -> str:
    """A formula or an expression as text."""
    return _Printer(names or {}).text(node)


class _Printer:
    def __init__(self, names: Mapping[Relation, str]) -> None:
        self.names = names

    def text(self, node: Node) -> str:
        match node:
            case Relation():
                return self.names.get(node, node.name)
            case syntax.Variable():
                return node.name
            case syntax.Constant():
                return node.kind.value
            case syntax.Binary():
                return f"({self.text(node.left)} {node.operator.value} {self.text(node.right)})"
            case syntax.Join():
                return self._join(node)
            case syntax.Product():
                return f"({self.text(node.left)} -> {self.text(node.right)})"
            case syntax.Unary():
                return f"{node.operator.value}{self._tight(node.operand)}"
            case syntax.Conditional() | syntax.IntegerConditional():
                parts = (self.text(part) for part in (node.condition, node.then, node.otherwise))
                return "(if {} then {} else {})".format(*parts)
        return self._formula(node)

    def _formula(self, node: Node) -> str:
        match node:
            case syntax.Truth():
                return "some univ" if node.value else "no univ"
            case syntax.Comparison():
                return f"{self.text(node.left)} {'=' if node.equal else 'in'} {self.text(node.right)}"
            case syntax.HasTuples():
                return self._has_tuples(node)
            case syntax.Not(syntax.Comparison() as denied):
                return f"{self.text(denied.left)} {'!=' if denied.equal else 'not in'} {self.text(denied.right)}"
            case syntax.Not():
                return f"not ({self.text(node.operand)})"
            case syntax.And():
                return " and ".join(self._part(part) for part in node.parts)
            case syntax.Or():
                return self._or(node)
            case syntax.Iff():
                return f"({self.text(node.left)} <=> {self.text(node.right)})"
            case syntax.Quantified():
                domains = ", ".join(f"{d.variable.name}: {self.text(d.domain)}" for d in node.declarations)
                return f"({node.quantifier.value} {domains} | {self.text(node.body)})"
            case syntax.IntegerComparison():
                return f"{self.text(node.left)} {node.comparator.value} {self.text(node.right)}"
        return type(node).__name__

    def _join(self, node: syntax.Join) -> str:
        """A join as text; a join with the table of an operator is shown as that operator."""
        inner = node.right
        if isinstance(inner, syntax.Join) and isinstance(inner.right, Relation) and inner.right.name in _ARITHMETIC:
            return f"({self.text(inner.left)} {inner.right.name} {self.text(node.left)})"
        return f"{self.text(node.left)}.{self._tight(node.right)}"

    def _has_tuples(self, node: syntax.HasTuples) -> str:
        operand = node.operand
        if isinstance(operand, syntax.Binary) and isinstance(operand.left, syntax.Join):
            table = operand.left.right
            if isinstance(table, Relation) and table.name in _COMPARISONS:
                return f"{self.text(operand.left.left)} {table.name} {self.text(operand.right)}"
        return f"{Multiplicity(node.multiplicity).value} {self._tight(operand)}"

    def _or(self, node: syntax.Or) -> str:
        denied = [part.operand for part in node.parts if isinstance(part, syntax.Not)]
        left = [part for part in node.parts if not isinstance(part, syntax.Not)]
        if denied and left:
            given = " and ".join(self._part(part) for part in denied)
            return f"{given} => {' or '.join(self._part(part) for part in left)}"
        return " or ".join(self._part(part) for part in node.parts)

    def _part(self, formula: Formula) -> str:
        text = self.text(formula)
        return f"({text})" if isinstance(formula, syntax.Or) else text

    def _tight(self, node: Node) -> str:
        text = self.text(node)
        simple = isinstance(node, Relation | syntax.Variable | syntax.Constant | syntax.Unary)
        return text if simple or text.startswith("(") else f"({text})"
