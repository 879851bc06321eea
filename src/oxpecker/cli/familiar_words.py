"""Commands for words that people know from other tools."""

from __future__ import annotations

_MEANINGS: tuple[tuple[str, str], ...] = (
    ("analyse analyze audit lint prove scan validate verify", "oxpecker check FILE' checks methods"),
    ("watch", "oxpecker check --watch FILE' checks again whenever a file changes"),
    ("generate junit test testgen", "oxpecker tests FILE' generates JUnit tests"),
    ("html report view", "oxpecker check FILE --report DIR' writes a report for browsers"),
    ("json", "oxpecker check FILE --format json' prints results for other tools"),
    ("sarif", "oxpecker check FILE --format sarif' prints results for other tools"),
    ("playground server ui web", "oxpecker serve' starts the playground"),
    ("editor ide langserver language-server", "oxpecker lsp' starts the language server"),
    ("exec execute replay", "oxpecker run FILE' runs a method on given inputs"),
    ("compare equivalence regression", "oxpecker diff OLD NEW' compares two versions"),
    ("annotate contract contracts spec specs", "oxpecker infer FILE' infers contracts"),
    ("mutants mutation", "oxpecker mutate FILE' generates mutants"),
    ("new setup", "oxpecker init' starts a project"),
    ("cfg dump parse print", "oxpecker show FILE' prints a program as it is read"),
    ("help man usage", "oxpecker --help' lists the commands, and 'oxpecker COMMAND --help' explains one"),
    ("version", "oxpecker --version' prints the version"),
    ("options settings", "oxpecker config' prints the options in effect"),
    ("clean clear purge", "oxpecker cache trim --results 0' deletes cached results"),
    ("alloy", "oxpecker relational FILE' runs the commands of an Alloy module"),
)

FAMILIAR = {word: f"'{meaning}." for words, meaning in _MEANINGS for word in words.split()}
"""A sentence for each word: the command that does what the word means elsewhere."""
