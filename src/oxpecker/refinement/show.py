"""Specifications of call sites as Alloy text, so that a user sees what each callee had to guarantee."""

from __future__ import annotations

from oxpecker.refinement.sites import CallSite
from oxpecker.relational import syntax
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.syntax import Formula, Node

_LONGEST = 400


def describe_site(site: CallSite) -> list[str]:
    """The final specification of a call."""
    place = f"{site.span.file}:{site.span.line}"
    changed = sorted({name for name, _ in _changed(site)})
    frame = f"may change {', '.join(changed)}" if changed else "changes nothing"
    lines = [f"call of {site.info} at {place}: {frame}"]
    for formula, about in site.refinements:
        text = show(formula)
        short = text if len(text) <= _LONGEST else f"{text[:_LONGEST]} .."
        lines.append(f"call of {site.info} at {place} guarantees ({', '.join(about) or 'within'}): {short}")
    return lines


def _changed(site: CallSite) -> list[tuple[str, object]]:
    from oxpecker.refinement.sites import name_of

    return [(name_of(key), key) for key, made in site.after.items() if made is not site.before[key]]


def show(node: Node) -> str:
    """A formula or an expression as text."""
    return _Printer().text(node)


class _Printer:
    def text(self, node: Node) -> str:
        match node:
            case syntax.Relation() | syntax.Variable():
                return node.name
            case syntax.Constant():
                return node.kind.value
            case syntax.Binary():
                return f"({self.text(node.left)} {node.operator.value} {self.text(node.right)})"
            case syntax.Join():
                return f"{self.text(node.left)}.{self._tight(node.right)}"
            case syntax.Product():
                return f"({self.text(node.left)} -> {self.text(node.right)})"
            case syntax.Unary():
                return f"{node.operator.value}{self._tight(node.operand)}"
            case syntax.Conditional() | syntax.IntegerConditional():
                return f"(if {self.text(node.condition)} then {self.text(node.then)} else {self.text(node.otherwise)})"
            case syntax.Truth():
                return "some univ" if node.value else "no univ"
            case syntax.Comparison():
                return f"{self.text(node.left)} {'=' if node.equal else 'in'} {self.text(node.right)}"
            case syntax.HasTuples():
                return f"{Multiplicity(node.multiplicity).value} {self._tight(node.operand)}"
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

    def _or(self, node: syntax.Or) -> str:
        denied = [part.operand for part in node.parts if isinstance(part, syntax.Not)]
        left = [part for part in node.parts if not isinstance(part, syntax.Not)]
        if denied and left:
            given = " and ".join(self._part(part) for part in denied)
            return f"{given} => {' or '.join(self._part(part) for part in left)}"
        return " or ".join(self._part(part) for part in node.parts)

    def _part(self, formula: Formula) -> str:
        text = self.text(formula)
        return f"({text})" if isinstance(formula, syntax.Or | syntax.And) else text

    def _tight(self, node: Node) -> str:
        text = self.text(node)
        simple = isinstance(node, syntax.Relation | syntax.Variable | syntax.Constant | syntax.Unary)
        return text if simple or text.startswith("(") else f"({text})"
