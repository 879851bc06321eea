// A type argument is that very type, a wildcard any that it contains (JLS 4.5.1): both decide which classes inputs have.
import java.util.*;

class ExactTypeArguments {
    interface Sink<T> { void put(T t); }

    static class Whole implements Sink<Integer> { public void put(Integer i) { } }

    static class Any implements Sink<Object> { public void put(Object o) { throw new IllegalStateException(); } }

    static class Box<T> { Sink<T> sink; }

    static void number(Comparable<Number> c) {              // check ExactTypeArguments.number: valid within bounds
        if (c != null) { c.compareTo(5.0); }
    }

    static void object(Comparable<Object> c) {              // check ExactTypeArguments.object: valid within bounds
        if (c != null) { c.compareTo("x"); }
    }

    static void above(Comparable<? super Integer> c) {      // check ExactTypeArguments.above: valid within bounds
        if (c != null) { c.compareTo(5); }
    }

    static void below(Comparable<? extends Number> c) {
        assert !(c instanceof Integer);                     // check ExactTypeArguments.below: invalid
    }

    static void notBelow(Comparable<? extends Number> c) {
        assert !(c instanceof String);                      // check ExactTypeArguments.notBelow: valid
    }

    // No class of the program is one.
    static void noSink(Sink<Number> s) {                    // check ExactTypeArguments.noSink: unknown
        if (s != null) { s.put(1.5); }
    }

    static void someSink(Sink<? super Integer> s) {
        if (s != null) { s.put(1); }                        // check ExactTypeArguments.someSink: invalid
    }

    static void sinkBelow(Sink<? extends Number> s) {
        assert !(s instanceof Whole);                       // check ExactTypeArguments.sinkBelow: invalid
    }

    static void notAny(Sink<? extends Number> s) {
        assert !(s instanceof Any);                         // check ExactTypeArguments.notAny: valid
    }

    static void unknown(Sink<?> s) {
        assert !(s instanceof Any);                         // check ExactTypeArguments.unknown: invalid
    }

    static void raw(Sink s) {
        assert !(s instanceof Whole);                       // check ExactTypeArguments.raw: invalid
    }

    static <T> void variable(Sink<T> s) {
        assert !(s instanceof Whole);                       // check ExactTypeArguments.variable: invalid
    }

    static void inside(Box<Number> b) {                     // check ExactTypeArguments.inside: unknown
        if (b != null && b.sink != null) { b.sink.put(1.5); }
    }

    static void insideOfAny(Box<?> b) {
        assert b == null || !(b.sink instanceof Whole);     // check ExactTypeArguments.insideOfAny: invalid
    }

    // A list of Numbers is no list of Integers.
    static void two(List<Number> a, List<Integer> b) {
        assert a == null || (Object) a != b;                // check ExactTypeArguments.two: valid
    }

    static void maybeOne(List<? extends Number> a, List<Integer> b) {
        assert a == null || a != b;                         // check ExactTypeArguments.maybeOne: invalid
    }
}
