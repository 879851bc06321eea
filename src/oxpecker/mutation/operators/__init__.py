"""The mutation operators of Koppier's Table 5.3, in its order."""

from oxpecker.mutation.operators.literals import LIT
from oxpecker.mutation.operators.protocol import MutationOperator
from oxpecker.mutation.operators.statements import DEL, FLOW, FORK, LOCK
from oxpecker.mutation.operators.symbols import ARITH, BOOL, CMP, EQ, UN
from oxpecker.mutation.operators.variables import VAR

OPERATORS: tuple[MutationOperator, ...] = (DEL, FLOW, FORK, LOCK, VAR, LIT, EQ, CMP, ARITH, BOOL, UN)

__all__ = ["OPERATORS", "MutationOperator"]
