"""Writes `docs/java-support.md`, what is understood of Java, from the code: `python -m tests.support_page`."""

from __future__ import annotations

from tests.java_support.language import language_part, later_names
from tests.java_support.library import library_part
from tests.java_support.programs import ROOT
from tests.java_support.unsupported import unsupported_part

PAGE = ROOT / "docs" / "java-support.md"

HEAD = """# Supported Java

Java 17, without a JVM: [the language](#the-language), [the library](#the-library), and [what is not
supported](#what-is-not-supported). A path that comes to something unsupported is `unknown (unsupported: ..)` with its
place; all other paths have their verdicts. What JML is understood has [a page of its own](jml.md).

This page is written by `python -m tests.support_page` from the grammar, the models and the messages in the code; a
test fails when it is not what they say, and when a row has no program in `tests/programs/java/` that shows it. What
the programs print is what JDK 17 prints.

## The language

Each construct with programs that have it. `module-info.java` is passed over. What later versions of Java have is
refused by name and place (`errors/later_java`, `errors/later_syntax`): {later},
methods outside of a class, imports of modules, statements before `super(..)`.
"""

LIBRARY = """
## The library

The classes and methods that there are models of, written in Java in `src/oxpecker/java/library/`, with programs of
`tests/programs/java/library/`. A method marked with `?` does not know everything: what it may be asked in vain is
listed [below](#of-the-librarys-models).

- What Java leaves open is any value: `Random` and `Math.random` within their range, clocks, identity hash codes (and
  with them the order of a `HashSet` of objects without a `hashCode` of their own), the order of `Set.of` and `Map.of`.
- `HashMap` and `HashSet` iterate in Java's order. Only where more than eight keys share a bucket of a table of 64 or
  more, which Java turns into a tree, the order is unsupported.
- Lists, sets and maps notice changes during iteration as Java's do. An `ArrayDeque` notices only that an element is
  gone.
- Letters, their cases, digits and numbers are those of JDK 17, for all of Unicode. The default locale has no rules of
  its own (it is not Turkish, Azeri or Lithuanian). A capital sigma in `toLowerCase` is known among Latin and Greek
  letters and blanks.
- Regular expressions are Java's, save for flags inside them, looking behind, properties of Unicode and a few escapes.
- Streams take each element through all their steps when it is asked for, as Java's do; parallel ones are unsupported.
- What exceptions say that a JVM throws by itself is what JDK 17 says of classes on the class path; a null pointer is
  not explained (`-XX:-ShowCodeDetailsInExceptionMessages`). Floating numbers are written as up to JDK 18.
- Files and connections may be there or fail, and what is read from them is anything.
- The standard error is a sink. An exception that leaves a thread ends the program.
"""

UNSUPPORTED = """
## What is not supported

What is said, where `*` depends on the program; a line that leads to it; the programs in which it stands, with what is
expected of them. Classes and members of the Java platform that have no model may be named, and are unsupported where
a path uses them: reflection, class loading, native code, most of `java.io`, `java.nio` and `java.net` among them. A
name that the platform does not have is an error.
"""


def page() -> str:
    """The page as it should be."""
    head = HEAD.format(later=", ".join(later_names()))
    return "".join([head, *language_part(), LIBRARY, *library_part(), UNSUPPORTED, *unsupported_part()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
