"""Writes `docs/java-support.md`, what is understood of Java, from the code: `python -m tests.support_page`."""

from __future__ import annotations

from tests.java_support.language import language_part
from tests.java_support.library import library_part
from tests.java_support.programs import ROOT
from tests.java_support.unsupported import unsupported_part

PAGE = ROOT / "docs" / "java-support.md"

HEAD = """# Supported Java

Java 25, without a JVM: [the language](#the-language), [the library](#the-library), and [what is not
supported](#what-is-not-supported). A path that comes to something unsupported is `unknown (unsupported: ..)` with its
place; all other paths have their verdicts. What JML is understood has [a page of its own](jml.md).

This page is written by `python -m tests.support_page` from the grammar, the models and the messages in the code; a
test fails when it is not what they say, and when a row has no program in `tests/programs/java/` that shows it. What
the programs print is what JDK 17 prints, or JDK 25 if they need it.

## The language

Each construct with programs that have it. `module-info.java` is passed over. Four constructs have no row, because
the grammar does not know them: imports of modules (`language/module_imports`), statements before `super(..)` and
`this(..)` (`classes/constructor_prologues`), several patterns in one label and annotations before `...`
(`patterns/pattern_syntax`). With `--release N`, constructs, classes and members of later releases are errors. Preview
features are errors in every release: patterns and switches of primitive types other than `int`, `char`, `short` and
`byte`.
"""

LIBRARY = """
## The library

The classes and methods that there are models of, written in Java in `src/oxpecker/java/library/`, with programs of
`tests/programs/java/library/`. A method marked with `?` does not know everything: what it may be asked in vain is
listed [below](#of-the-librarys-models).

- What Java leaves open is any value: `Random` without a seed and `Math.random` within their range, clocks, identity
  hash codes (and with them the order of a `HashSet` of objects without a `hashCode` of their own), the order of
  `Set.of` and `Map.of`.
- `HashMap` and `HashSet` iterate in Java's order. Only where more than eight keys share a bucket of a table of 64 or
  more, which Java turns into a tree, the order is unsupported.
- Lists, sets and maps notice changes during iteration as Java's do. An `ArrayDeque` notices that an element is
  gone; going on after elements were added is `unknown`, because that depends on the length of the JDK's array.
- Letters, their cases, digits and numbers are those of JDK 17, for all of Unicode. The default locale has no rules of
  its own (it is not Turkish, Azeri or Lithuanian). A capital sigma in `toLowerCase` is known among Latin and Greek
  letters and blanks.
- Regular expressions are Java's, save for flags inside them, looking behind, properties of Unicode and a few escapes.
- Streams take each element through all their steps when it is asked for, as Java's do; parallel ones are unsupported.
- What exceptions say that a JVM throws by itself is what JDK 17 says of classes on the class path; a null pointer is
  not explained (`-XX:-ShowCodeDetailsInExceptionMessages`). Floating numbers are written as up to JDK 18.
- Files and connections may be there or fail, and what is read from them is anything. Paths are those of Unix, and what
  the file system says about one is any answer, each time.
- Dates and times of `java.time` and `java.util` are exact in zones with a fixed offset. The offset of the machine's
  zone is any at each moment; the zones of regions are unsupported, and so are names of months and days in patterns.
- Bytes of characters are exact in ASCII, Latin-1, UTF-8 and UTF-16, with the replacements of JDK 17. Which encoding the
  machine has is open. Streams, readers and writers in memory are exact; one about which nothing is known may also fail.
- Classes that extend one of the library are called back where Java's own code calls its methods. Sorted maps and sets
  compare other pairs of keys than Java's trees do, which only a comparator notices that contradicts itself or counts.
- `BigInteger` and `BigDecimal` are exact. Whether two equal ones are one object is unsupported.
- A class object knows what stands above it and what its arrays hold. An input of type `Class` may be any class, and
  what is asked of it is unsupported.
- Locales have their parts; numbers, dates and letters follow the rules of English, and those of others are unsupported.
- URIs and URLs are exact but for addresses in brackets; what a URL leads to is any bytes, or fails. MD5, SHA-1 and
  SHA-256 are exact, and `SecureRandom` gives any numbers.
- The stack trace of an exception is any places, at least one, and the same ones at each time.
- Properties of the system are any texts or missing, and `setProperty` is not remembered. Loggers write nothing. What a
  `WeakReference` or `SoftReference` refers to may be gone whenever it is asked.
- The standard error is a sink. An exception that leaves a thread ends the program.

How much of the library that real code uses has a model is counted by `python benchmarks/library_demand.py FILE.csv`
from a table of uses. In 42 public libraries with 231,731 uses of `java.*`, 95.0 % have a modelled member (90.7 % in the
version before). Members without a model, such as most of `java.sql`, `java.lang.reflect` and `java.nio.channels`, are
calls of classes without source, and do not count:

| package | uses | modelled before | modelled now |
|---|---:|---:|---:|
| `java.lang` | 101,379 | 97.4 % | 98.1 % |
| `java.util` | 82,738 | 96.7 % | 99.6 % |
| `java.io` | 9,474 | 78.7 % | 90.4 % |
| `java.util.stream` | 4,013 | 97.3 % | 99.1 % |
| `java.util.concurrent.atomic` | 3,957 | 58.9 % | 99.7 % |
| `java.lang.reflect` | 3,845 | 22.8 % | 22.8 % |
| `java.sql` | 3,413 | 30.8 % | 43.1 % |
| `java.util.concurrent` | 3,330 | 85.2 % | 88.4 % |
| `java.nio` | 3,279 | 98.3 % | 98.3 % |
| `java.util.function` | 2,815 | 100.0 % | 100.0 % |
| `java.math` | 1,756 | 99.7 % | 99.7 % |
| `java.util.regex` | 1,659 | 98.9 % | 98.9 % |
| `java.util.concurrent.locks` | 1,273 | 98.0 % | 98.8 % |
| `java.nio.charset` | 1,191 | 82.6 % | 86.6 % |
| `java.nio.file` | 1,161 | 2.2 % | 90.6 % |
| `java.net` | 1,000 | 10.3 % | 56.6 % |
| `java.time` | 908 | 0.0 % | 98.5 % |
| `java.text` | 704 | 34.7 % | 45.0 % |
| `java.nio.channels` | 558 | 5.2 % | 9.9 % |
| `java.util.zip` | 544 | 33.6 % | 58.5 % |
| `java.util.logging` | 392 | 94.6 % | 94.6 % |
| `java.security` | 367 | 6.3 % | 81.5 % |
| `java.beans` | 354 | 3.7 % | 51.1 % |
| `java.lang.invoke` | 289 | 0.0 % | 0.0 % |
| `java.awt` | 279 | 0.0 % | 0.0 % |
| `java.lang.ref` | 204 | 95.6 % | 95.6 % |
| `java.time.format` | 204 | 0.0 % | 100.0 % |
| `java.time.temporal` | 119 | 0.0 % | 92.4 % |
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
    return "".join([HEAD, *language_part(), LIBRARY, *library_part(), UNSUPPORTED, *unsupported_part()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
