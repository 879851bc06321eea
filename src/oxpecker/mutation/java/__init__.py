"""Mutants of Java source texts: the operators of `oxpecker mutate`, applied to what a Java compiler reads."""

from oxpecker.mutation.java.mutants import JavaMutant, java_mutants
from oxpecker.mutation.java.text import JavaText, without_specifications

__all__ = ["JavaMutant", "JavaText", "java_mutants", "without_specifications"]
