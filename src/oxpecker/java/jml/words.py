"""The keywords of JML: what each starts, and which are not covered."""

from __future__ import annotations

SPELLINGS = {
    "requires": "requires", "pre": "requires", "requires_redundantly": "requires", "pre_redundantly": "requires",
    "ensures": "ensures", "post": "ensures", "ensures_redundantly": "ensures", "post_redundantly": "ensures",
    "signals": "signals", "exsures": "signals", "signals_redundantly": "signals", "signals_only": "signals_only",
    "signals_only_redundantly": "signals_only",
    "assignable": "assignable", "assigns": "assignable", "modifies": "assignable", "modifiable": "assignable",
    "assignable_redundantly": "assignable", "modifies_redundantly": "assignable",
    "behavior": "behavior", "behaviour": "behavior", "normal_behavior": "normal_behavior",
    "normal_behaviour": "normal_behavior", "exceptional_behavior": "exceptional_behavior",
    "exceptional_behaviour": "exceptional_behavior", "model_behavior": "behavior", "model_behaviour": "behavior",
    "invariant": "invariant", "initially": "initially", "constraint": "constraint",
    "constraint_redundantly": "constraint", "invariant_redundantly": "invariant",
    "loop_invariant": "loop_invariant", "maintaining": "loop_invariant", "loop_invariant_redundantly": "loop_invariant",
    "decreases": "decreases", "decreasing": "decreases", "loop_variant": "decreases", "loop_decreases": "decreases",
    "assert": "assert", "assume": "assume", "assert_redundantly": "assert", "set": "set", "ghost": "ghost",
    "loop_modifies": "loop_assigns", "loop_assigns": "loop_assigns", "loop_writes": "loop_assigns",
    "loop_assignable": "loop_assigns",
    "accessible": "accessible", "reads": "accessible",
    "measured_by": "measured_by", "old": "old", "in": "in", "maps": "maps", "check": "assert", "use": "use",
    "unreachable": "unreachable", "also": "also", "diverges": "diverges", "model": "model", "represents": "represents",
}  # fmt: skip
"""The keywords that start a clause, and what it means."""

UNSUPPORTED_IN_CASES = frozenset(
    (
        "callable", "calls", "captures", "when", "working_space", "duration", "continues",
        "breaks", "returns", "forall", "choose", "choose_if", "extract", "implies_that", "for_example",
        "model_program", "requires_free", "ensures_free", "loop_contract", "determines", "separates",
        "measured_by_redundantly", "accessible_redundantly", "code",
    )
)  # fmt: skip
"""Keywords of clauses about a method that are not covered."""

UNSUPPORTED = UNSUPPORTED_IN_CASES | frozenset(
    (
        "axiom", "depends", "readable", "writable", "monitors_for", "initializer", "static_initializer",
        "debug", "hence_by", "refining", "reachable", "begin", "end", "halt", "havoc",
        "inlined_loop", "loop_invariant_free", "merge_point",
    )
)  # fmt: skip
"""Keywords of clauses that are not covered."""

TO_TOOLS = ("nowarn", "split", "show", "comment")
"""Keywords that instruct tools; they state nothing about the program."""

NOT_COVERED_MODIFIERS = frozenset(
    (
        "code_safe_math", "code_bigint_math", "spec_safe_math", "spec_bigint_math", "immutable", "peer", "rep",
        "readonly", "secret", "query", "two_state", "no_state",
    )
)  # fmt: skip
"""Modifiers that are not checked: methods that depend on them get no verdict."""

MODIFIERS = NOT_COVERED_MODIFIERS | frozenset(
    (
        "pure", "helper", "non_null", "nullable", "spec_public", "spec_protected", "public", "protected", "private",
        "static", "instance", "final", "non_null_by_default", "nullable_by_default", "abstract", "synchronized",
        "code_java_math", "spec_java_math", "strictly_pure", "spec_pure", "inline",
    )
)  # fmt: skip

PURE = frozenset(("pure", "strictly_pure", "spec_pure"))

LASTING = frozenset(
    (*PURE, "helper", "non_null", "nullable", "non_null_by_default", "nullable_by_default", *NOT_COVERED_MODIFIERS)
)
"""Modifiers of the member, wherever they occur; the others belong to the clause that follows."""

METHOD_WORDS = (
    "requires",
    "ensures",
    "signals",
    "signals_only",
    "assignable",
    "diverges",
    "accessible",
    "measured_by",
    "old",
)
BEHAVIORS = ("behavior", "normal_behavior", "exceptional_behavior")
ABOUT_CLASSES = ("invariant", "initially", "constraint", "ghost", "model", "represents", "in", "maps")
LOOP_WORDS = frozenset(w for w, m in SPELLINGS.items() if m in ("loop_invariant", "decreases", "loop_assigns"))
FRAMES = frozenset(w for w, m in SPELLINGS.items() if m in ("assignable", "loop_assigns"))
STATEMENT_WORDS = LOOP_WORDS | frozenset(
    w for w, m in SPELLINGS.items() if m in ("assert", "assume", "set", "ghost", "unreachable", "use")
)
BLOCK_WORDS = frozenset(w for w, m in SPELLINGS.items() if m in BEHAVIORS or m in (*METHOD_WORDS, "also")) | frozenset(
    ("refining", "loop_contract", "returns", "breaks", "continues")
)
"""Keywords that start the contract of a block of statements."""
