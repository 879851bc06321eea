"""Terms as text: infix, with Java's precedence and no redundant parentheses."""

from __future__ import annotations

from oxpecker.terms.atoms import is_bound
from oxpecker.terms.kinds import Op
from oxpecker.terms.linear import linear_parts
from oxpecker.terms.term import AnyValue, Term

CONDITIONAL, OR, AND, BIT_OR, BIT_XOR, BIT_AND, EQUALITY, RELATION, SHIFT, SUM, PRODUCT, UNARY, ATOM = range(13)

Piece = str | tuple[object, int, bool]
"""Text; or a term, the lowest precedence it may have without parentheses, and whether it is negated."""

INFIX = {
    Op.ADD: ("+", SUM),
    Op.SUB: ("-", SUM),
    Op.MUL: ("*", PRODUCT),
    Op.DIV: ("/", PRODUCT),
    Op.REM: ("%", PRODUCT),
    Op.BIT_AND: ("&", BIT_AND),
    Op.BIT_OR: ("|", BIT_OR),
    Op.BIT_XOR: ("^", BIT_XOR),
    Op.SHIFT_LEFT: ("<<", SHIFT),
    Op.SHIFT_RIGHT: (">>", SHIFT),
    Op.SHIFT_RIGHT_UNSIGNED: (">>>", SHIFT),
    Op.EQ: ("==", EQUALITY),
    Op.LT: ("<", RELATION),
    Op.LE: ("<=", RELATION),
    Op.GE: (">=", RELATION),
    Op.AND: ("&&", AND),
    Op.FP_ADD: ("+", SUM),
    Op.FP_SUB: ("-", SUM),
    Op.FP_MUL: ("*", PRODUCT),
    Op.FP_DIV: ("/", PRODUCT),
    Op.FP_REM: ("%", PRODUCT),
    Op.FP_LT: ("<", RELATION),
    Op.FP_LE: ("<=", RELATION),
    Op.FP_EQ: ("==", EQUALITY),
}
PREFIX = {Op.NEG: "-", Op.FP_NEG: "-", Op.NOT: "!", Op.BIT_NOT: "~"}
SHIFTS = (Op.SHIFT_LEFT, Op.SHIFT_RIGHT, Op.SHIFT_RIGHT_UNSIGNED)
NEGATED = {Op.EQ: "!=", Op.FP_EQ: "!=", Op.LT: ">="}


def show(value: AnyValue, limit: int | None = None) -> str:
    """The text of a term or value, cut off at the limit."""
    out: list[str] = []
    length = 0
    stack: list[Piece] = [(value, CONDITIONAL, False)]
    while stack:
        piece = stack.pop()
        if isinstance(piece, str):
            out.append(piece)
            length += len(piece)
            if limit is not None and length > limit:
                return "".join(out)[:limit] + "..."
            continue
        part, least, negated = piece
        precedence, pieces = _negation(part) if negated else _pieces(part)
        stack += [")", *reversed(pieces), "("] if precedence < least else reversed(pieces)
    return "".join(out)


def _pieces(value: object) -> tuple[int, list[Piece]]:
    """The precedence of a term and its text."""
    if type(value) is not Term:
        return _plain(value)
    op, args = value.op, value.args
    if op is Op.VARIABLE:
        return ATOM, [args[0]]
    if op is Op.LINEAR:
        return _sum(*linear_parts(value))
    if op is Op.NOT:
        return _negation(args[0])
    if op is Op.WRAP:
        return _wrap(value)
    if op is Op.ITE:
        condition, then, otherwise = args
        return CONDITIONAL, [(condition, OR, False), " ? ", (then, OR, False), " : ", (otherwise, CONDITIONAL, False)]
    if op is Op.FP_FUNCTION:
        return _function(value)
    if op is Op.ELEMENT:
        listed = [piece for each in args[1:] for piece in (", ", (each, CONDITIONAL, False))]
        return ATOM, ["[", *listed[1:], "][", (args[0], CONDITIONAL, False), "]"]
    if is_bound(value):
        return _comparison(INFIX[op][0], args[0], args[1])
    if op in PREFIX:
        return UNARY, [PREFIX[op], (args[0], ATOM, False)]
    if op in INFIX:
        return _infix(*INFIX[op], args[:2] if op in SHIFTS else args)
    return _conversion(value)


def _negation(value: object) -> tuple[int, list[Piece]]:
    """A negated condition: a conjunction becomes a disjunction, and comparisons are reversed."""
    if type(value) is not Term:
        return _plain(not value)
    op, args = value.op, value.args
    if op is Op.NOT:
        return _pieces(args[0])
    if op is Op.AND:
        pieces: list[Piece] = []
        for arg in args:
            pieces += [" || ", (arg, AND, True)] if pieces else [(arg, AND, True)]
        return OR, pieces
    if op is Op.LE:
        return _comparison(">=", args[0], args[1] + 1)
    if op is Op.GE:
        return _comparison("<=", args[0], args[1] - 1)
    if op is Op.EQ and is_bound(value):
        return _comparison("!=", args[0], args[1])
    if op in NEGATED:
        return _infix(NEGATED[op], INFIX[op][1], args)
    return UNARY, ["!", (value, UNARY, False)]


def _plain(value: object) -> tuple[int, list[Piece]]:
    if isinstance(value, bool):
        return ATOM, ["true" if value else "false"]
    text = str(value)
    return (UNARY if text.startswith("-") else ATOM), [text]


def _infix(symbol: str, precedence: int, args: tuple[object, ...]) -> tuple[int, list[Piece]]:
    first = precedence + 1 if precedence in (EQUALITY, RELATION) else precedence
    pieces: list[Piece] = [(args[0], first, False)]
    for arg in args[1:]:
        pieces += [f" {symbol} ", (arg, precedence + 1, False)]
    return precedence, pieces


def _conversion(term: Term) -> tuple[int, list[Piece]]:
    if term.op is Op.FP_TO_INT:
        inner, low, high, saturating = term.args
        return ATOM, ["truncate(", (inner, CONDITIONAL, False), f", {low}, {high})" if saturating else ")"]
    if term.op in (Op.FP_TO_BITS, Op.BITS_TO_FP):
        return ATOM, ["bits(", (term.args[0], CONDITIONAL, False), ")"]
    return UNARY, [f"({term.sort}) ", (term.args[0], UNARY, False)]


def _function(term: Term) -> tuple[int, list[Piece]]:
    name, _, *arguments = term.args
    pieces: list[Piece] = [f"{name}("]
    for number, each in enumerate(arguments):
        pieces += [", "] if number else []
        pieces.append((each, CONDITIONAL, False))
    return ATOM, [*pieces, ")"]


def _wrap(term: Term) -> tuple[int, list[Piece]]:
    inner, width, signed = term.args
    if signed:
        return ATOM, [f"wrap{width}(", (inner, CONDITIONAL, False), ")"]
    return BIT_AND, [(inner, BIT_AND + 1, False), f" & {hex((1 << width) - 1)}"]


def _sum(constant: int, pairs: list[tuple[int, Term]]) -> tuple[int, list[Piece]]:
    """Addends before subtrahends, and the constant last unless everything else is subtracted."""
    parts = [("+", _scaled(c, t)) for c, t in pairs if c > 0]
    if constant > 0:
        parts.append(("+", [str(constant)]))
    parts += [("-", _scaled(-c, t)) for c, t in pairs if c < 0]
    if constant < 0 or not parts:
        parts.append(("-", [str(-constant)]) if constant else ("+", ["0"]))
    sign, pieces = parts[0]
    pieces = ["-", *pieces] if sign == "-" else list(pieces)
    for sign, part in parts[1:]:
        pieces += [f" {sign} ", *part]
    if len(parts) > 1:
        return SUM, pieces
    return (PRODUCT if len(pieces) > 2 or parts[0][0] == "+" else UNARY), pieces


def _scaled(coefficient: int, term: Term) -> list[Piece]:
    if coefficient == 1:
        return [(term, PRODUCT, False)]
    return [f"{coefficient}*", (term, PRODUCT if term.op is Op.MUL else UNARY, False)]


def sides(term: Term, k: int) -> tuple[int, list[tuple[int, Term]], list[tuple[int, Term]], int]:
    """term compared with k, with subtrahends moved to the other side: constant and sum left, sum and constant right."""
    _, pairs = linear_parts(term)
    left = [(c, t) for c, t in pairs if c > 0]
    right = [(-c, t) for c, t in pairs if c < 0]
    return (-k, left, right, 0) if right and k < 0 else (0, left, right, k)


def _comparison(symbol: str, term: Term, k: int) -> tuple[int, list[Piece]]:
    differs = any(c < 0 for c, _ in linear_parts(term)[1])
    if differs and (symbol, k) in (("<=", -1), (">=", 1)):
        symbol, k = symbol[0], 0  # x - y <= -1 is x < y
    first, left, right, second = sides(term, k)
    precedence = EQUALITY if symbol in ("==", "!=") else RELATION
    return precedence, [*_side(first, left, precedence), f" {symbol} ", *_side(second, right, precedence)]


def _side(constant: int, pairs: list[tuple[int, Term]], precedence: int) -> list[Piece]:
    if constant == 0 and len(pairs) == 1 and pairs[0][0] == 1:
        return [(pairs[0][1], precedence + 1, False)]
    return _sum(constant, pairs)[1]
