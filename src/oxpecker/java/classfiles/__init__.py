"""Signatures of classes from class files (JVMS 4): names, types, members, constants and annotations, but no code."""
