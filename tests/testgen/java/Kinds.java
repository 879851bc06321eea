package kinds;

import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/** Methods with inputs of many kinds. */
class Kinds {
    int fee = 3;

    class Cage {
        int size;
        private final String label;

        Cage(int size, String label) {
            this.size = size;
            this.label = label;
        }

        int price() {
            return size > 2 ? size * fee : fee;
        }
    }

    static class Ring {
        class Link {
            Link next;
        }

        Link first;

        boolean isRing() {
            return first != null && first.next == first;
        }
    }

    interface Animal {
        int legs();

        default boolean walks() {
            return legs() > 0;
        }
    }

    abstract static class Shape {
        protected int width;

        Shape(int width) {
            this.width = width;
        }

        abstract double area(double scale);

        String describe(double scale) {
            return area(scale) > width ? "big" : "small";
        }
    }

    enum Colour {
        RED, GREEN {
            @Override
            boolean isWarm() {
                return false;
            }
        };

        boolean isWarm() {
            return true;
        }
    }

    record Pair<A, B>(A left, B right) {
    }

    record Percent(int value) {
        Percent {
            if (value < 0 || value > 100) {
                throw new IllegalArgumentException("no percentage");
            }
        }
    }

    static class Box<T> {
        T value;
    }

    private static class Hidden {
        int x;
    }

    static class Closed {
        private int n;

        private Closed() {
        }

        int twice() {
            return n > 5 ? 2 * n : n;
        }
    }

    static class Trouble extends Exception {
        final int code;

        Trouble(int code) {
            super("trouble " + code);
            this.code = code;
        }

        boolean isSevere() {
            return code > 3;
        }
    }

    static int cage(Cage cage) {
        return cage == null ? 0 : cage.price() > 5 ? 1 : 2;
    }

    static int colour(Colour colour) {
        return colour == null ? 0 : colour.isWarm() ? 1 : 2;
    }

    static int floats(double d, float f) {
        if (Double.isNaN(d)) {
            return 1;
        }
        if (d == Double.NEGATIVE_INFINITY) {
            return 2;
        }
        if (d == 0 && 1 / d < 0) {
            return 3;
        }
        return f == Float.MIN_VALUE ? 4 : 5;
    }

    static double negativeZero(double d) {
        return d == 0 ? -0.0 : d > 1e300 ? Double.POSITIVE_INFINITY : Double.MIN_VALUE;
    }

    static int small(byte b, short s, char c, long l) {
        if (b == Byte.MIN_VALUE) {
            return 1;
        }
        if (s < -300) {
            return 2;
        }
        if (c == '\'' || c == '\\' || c == '\n' || c == '\uffff') {
            return c;
        }
        return l == Long.MIN_VALUE ? 3 : 4;
    }

    //@ requires a != null && s != null;
    static int deep(int[][] a, String[] s) {
        if (a.length > 1 && a[1] != null && a[1].length > 0 && a[1][0] == 7) {
            return s.length > 0 && "x\"y\t\\".equals(s[0]) ? 1 : 2;
        }
        return 3;
    }

    static int hidden(Hidden h) {
        return h == null ? 0 : h.x > 0 ? 1 : 2;
    }

    static int exceptions(RuntimeException e) {
        if (e == null) {
            return 0;
        }
        return e.getCause() instanceof Trouble ? 1 : "no".equals(e.getMessage()) ? 2 : 3;
    }

    static boolean caused(ArithmeticException e) {
        if (e == null) {
            return false;
        }
        try {
            e.initCause(null);
            return true;
        } catch (IllegalStateException already) {
            return false;
        }
    }

    static boolean queue(Deque<Integer> queue) {
        if (queue == null || queue.isEmpty() || queue.peekLast() == null || queue.peekLast() < 3) {
            return false;
        }
        queue.addFirst(4);
        return true;
    }

    static int first(PriorityQueue<Integer> queue) {
        return queue == null || queue.size() < 2 ? -1 : queue.poll();
    }

    static boolean remove(Set<String> set, Optional<String> name) {
        return set != null && name != null && name.isPresent() && set.remove(name.get());
    }

    static void fill(List<Box<Integer>> boxes) {
        if (boxes != null && boxes.size() == 2 && boxes.get(0) != null) {
            boxes.get(0).value = 5;
        }
    }

    static void add(Map<String, List<String>> map) {
        if (map != null && map.size() == 1 && map.get("k") != null) {
            map.get("k").add("v");
        }
    }

    static Optional<Pair<String, Integer>> pair(String s, int n) {
        return n > 0 ? Optional.of(new Pair<>(s, n)) : Optional.empty();
    }

    static Object either(Pair<String, Colour> p) {
        return p == null ? null : p.right() == Colour.GREEN ? p.left() : p.right();
    }

    static int half(Percent p) {
        return p == null ? 0 : p.value() > 50 ? 1 : 2;
    }

    static boolean shared(List<Integer> one, List<Integer> two) {
        if (one == null || one != two) {
            return false;
        }
        one.add(1);
        return two.size() == 1;
    }

    static int sameNumber(Integer a, Integer b) {
        return a == null || b == null ? 0 : a == b ? 1 : a.equals(b) ? 2 : 3;
    }

    static int sameLiteral(Object o) {
        return o == (Object) "y" ? 1 : "y".equals(o) ? 2 : 3;
    }

    static int sameText(String s, String t) {
        return s == t ? 1 : s != null && s.equals(t) ? 2 : 3;
    }
}
