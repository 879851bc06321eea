"""JML: contracts in comments and annotations, parsed, attributed, and passed to the lowering.

`lexer` and `parser` turn comments into `jml.tree`; `attribution` resolves names in the scope of a comment and
produces `jml.attributed`. Expressions are Java's, with a few more nodes.
"""
