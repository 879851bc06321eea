"""Candidate contracts from the paths of a method.

`candidates(program, method, ..)` executes the body symbolically at the level of source expressions: every local, field
and element holds an expression over the state before the call. What the ends of the paths say becomes clauses.
Different expressions are taken for different objects, so that a candidate may be wrong: whoever shows one checks it.
"""
