"""Java's `int` in Python, with its wrap-around and its division."""

from __future__ import annotations


def _wrapped(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


class JavaInt(int):
    """Java's `int`."""

    def __add__(self, other: int) -> JavaInt:
        return JavaInt(_wrapped(int(self) + int(other)))

    def __sub__(self, other: int) -> JavaInt:
        return JavaInt(_wrapped(int(self) - int(other)))

    def __rsub__(self, other: int) -> JavaInt:
        return JavaInt(_wrapped(int(other) - int(self)))

    def __mul__(self, other: int) -> JavaInt:
        return JavaInt(_wrapped(int(self) * int(other)))

    __radd__, __rmul__ = __add__, __mul__

    def __truediv__(self, other: int) -> JavaInt:
        whole = abs(int(self)) // abs(int(other))
        return JavaInt(_wrapped(whole if (self < 0) == (other < 0) else -whole))

    def __mod__(self, other: int) -> JavaInt:
        rest = abs(int(self)) % abs(int(other))
        return JavaInt(rest if self >= 0 else -rest)

    def __rlshift__(self, other: int) -> JavaInt:
        return JavaInt(_wrapped(int(other) << (int(self) & 31)))

    def __neg__(self) -> JavaInt:
        return JavaInt(_wrapped(-int(self)))
