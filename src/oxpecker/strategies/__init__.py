"""Strategies: the ways to prove or refute a goal, and the schedule by which they take turns.

`pursue(goal, SCHEDULE)` returns a `MethodResult`. Work is counted, not timed; the clock is only an outer limit.
"""

from oxpecker.strategies.goal import Goal, Tell
from oxpecker.strategies.judged import pursue_judged
from oxpecker.strategies.pursuit import Schedule, Turn, pursue
from oxpecker.strategies.schedule import SCHEDULE
from oxpecker.strategies.strategy import Partial, Strategy

__all__ = [
    "SCHEDULE",
    "Goal",
    "Partial",
    "Schedule",
    "Strategy",
    "Tell",
    "Turn",
    "pursue",
    "pursue_judged",
]
