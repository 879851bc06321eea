package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;

/** Sources of objects. */
final class Sources {
    private Sources() {
    }

    /** Whether there is such a part of an array. */
    static void check(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    /** The elements that a collection has when the first one is asked for. */
    static <T> Source<T> of(Collection<? extends T> collection) {
        return new Source<T>() {
            private Iterator<? extends T> each;

            boolean advance() {
                if (each == null) {
                    each = collection.iterator();
                }
                if (!each.hasNext()) {
                    return false;
                }
                element = each.next();
                return true;
            }
        };
    }

    static <T> Source<T> of(T[] array, int from, int to) {
        return new Source<T>() {
            private int index = from;

            boolean advance() {
                if (index >= to) {
                    return false;
                }
                element = array[index++];
                return true;
            }
        };
    }

    static <T> Source<T> concat(Source<? extends T> first, Source<? extends T> second) {
        return new Source<T>() {
            private boolean later;

            boolean advance() {
                if (!later) {
                    if (first.advance()) {
                        element = first.element;
                        return true;
                    }
                    later = true;
                }
                if (!second.advance()) {
                    return false;
                }
                element = second.element;
                return true;
            }
        };
    }

    static <T> Source<T> sorted(Source<T> source, Comparator<? super T> comparator) {
        return new Source<T>() {
            private Iterator<T> each;

            boolean advance() {
                if (each == null) {
                    ArrayList<T> all = new ArrayList<>();
                    while (source.advance()) {
                        all.add(source.element);
                    }
                    all.sort(comparator);
                    each = all.iterator();
                }
                if (!each.hasNext()) {
                    return false;
                }
                element = each.next();
                return true;
            }
        };
    }

    static <T> Source<T> distinct(Source<T> source) {
        return new Source<T>() {
            private final HashSet<T> seen = new HashSet<>();

            boolean advance() {
                while (source.advance()) {
                    if (seen.add(source.element)) {
                        element = source.element;
                        return true;
                    }
                }
                return false;
            }
        };
    }

    static <T> Iterator<T> iterator(Source<T> source) {
        return new Iterator<T>() {
            private boolean ready;

            public boolean hasNext() {
                ready = ready || source.advance();
                return ready;
            }

            public T next() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                ready = false;
                return source.element;
            }
        };
    }
}
