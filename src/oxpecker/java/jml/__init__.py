"""JML: contracts in comments and annotations, read into trees, given types, and handed to the lowering.

`lexer` and `parser` make `jml.tree` of comments; `attribution` resolves names in the scope a comment stands in and
makes `jml.attributed`. Expressions are Java's, with a few nodes more.
"""
