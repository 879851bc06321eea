"""Results of code that is not in the program: how sure a finding about one is."""

from __future__ import annotations

import oxpecker
from oxpecker.results.doubt import Doubt
from oxpecker.results.finding_class import Confidence, confidence_of
from oxpecker.results.verdict import Finding

PROGRAM = """import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.function.Supplier;
@interface Nullable { }
interface Shape { String name(); @Nullable String label(); }
class Shown {
    static int direct(Shape s) { return s.name().length(); }
    static int local(Supplier<String> s) { String text = s.get(); return text.length(); }
    static int own(Shape s) { String text = null; return s.name() == null ? text.length() : 0; }
    static int passed(Shape s) { return Integer.parseInt("1") + "a".compareTo(s.name()); }
    static int labelled(Shape s) { return s.label().length(); }
    static Lock promised(ReadWriteLock lock) { lock.readLock().lock(); return lock.writeLock(); }
}
class Holder {
    private final Lock lock;
    Holder(ReadWriteLock both) { lock = both.readLock(); }
    void use() { lock.lock(); }
}
"""
BROKEN = """class Broken implements ReadWriteLock {
    public Lock readLock() { return null; }
    public Lock writeLock() { return null; }
}
"""


def finding(method: str) -> Finding:
    (found,) = oxpecker.check(PROGRAM, name="Shown.java", method=method).findings
    return found


def test_a_null_that_nothing_announces_ranks_last() -> None:
    for method in ("Shown.direct", "Shown.local", "Shown.passed"):
        found = finding(method)
        assert found.doubts == (Doubt.ANSWER,)
        assert confidence_of(found) is Confidence.LOW


def test_a_null_that_an_annotation_announces_does_not() -> None:
    assert finding("Shown.labelled").doubts == ()


def test_a_null_of_the_method_itself_does_not() -> None:
    assert finding("Shown.own").doubts == ()


def test_promises_of_the_library_are_kept_by_unknown_implementations() -> None:
    report = oxpecker.check(PROGRAM, name="Shown.java", method=["Shown.promised", "Holder.use"])
    assert not report.findings
    assert "any result that is allowed by their documentation" in str(report)


def test_implementations_of_the_program_are_not_believed() -> None:
    report = oxpecker.check(PROGRAM + BROKEN, name="Shown.java", method=["Shown.promised", "Holder.use"])
    (found,) = report.findings
    assert found.started == "Shown.promised(ReadWriteLock)"
    assert confidence_of(found) is Confidence.HIGH
    assert "provided that lock != null" in str(report)


def test_initialisers_that_fail_by_answers_rank_last() -> None:
    asking = """class Names {
        static final int COUNT = Runtime.version().feature();
        static final int SHARE = 10 / COUNT;
        static int share() { return SHARE; }
    }"""
    (found,) = oxpecker.check(asking, name="Names.java").findings
    assert found.doubts == (Doubt.INITIALISER,)
    assert confidence_of(found) is Confidence.LOW
    (found, *_) = oxpecker.check(asking.replace("10 / COUNT", "10 / 0"), name="Names.java").findings
    assert found.doubts == ()
