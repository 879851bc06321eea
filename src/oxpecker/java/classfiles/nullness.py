"""What annotations of class files tell about null, by the simple names that many libraries share."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.java.classfiles.class_file import ClassFile, FileMember

_NEVER_NULL = frozenset({"NonNull", "Nonnull", "NotNull", "NonNullDecl"})
_MAY_BE_NULL = frozenset({"Nullable", "CheckForNull", "NullableDecl", "PossiblyNull", "NullUnmarked"})
_BY_DEFAULT = frozenset({"NullMarked", "NonNullApi", "ReturnValuesAreNonnullByDefault", "NonNullByDefault"})
_ONLY_CHECKED_LATER = "validation.constraints"
"""Bean Validation's annotations are checked by a framework, if at all."""


def result_is_never_null(method: FileMember, around: Iterable[ClassFile]) -> bool:
    """Whether a method is annotated so that its result is never null; `around` are its class and its package."""
    names = _simple(method.annotations)
    if names & _MAY_BE_NULL:
        return False
    return bool(names & _NEVER_NULL) or any(_simple(each.annotations) & _BY_DEFAULT for each in around)


def _simple(annotations: Iterable[str]) -> frozenset[str]:
    return frozenset(name.rpartition(".")[2] for name in annotations if _ONLY_CHECKED_LATER not in name)
