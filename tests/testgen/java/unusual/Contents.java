/** What a getter of a static object returns may be of a class that its type does not tell. */
class Contents {
    static class Box<T> {
        private T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    record Pair(Object part, int n) {
    }

    private static final Box<Object> HIDDEN = new Box<Object>(null);
    static final Pair SHOWN = new Pair(HIDDEN, 1);
    static final Box<Object> FIRST = HIDDEN;

    static boolean fill(Pair pair) {
        FIRST.value = new String[] {"a"};
        return pair != null && pair.part() instanceof Pair;
    }
}
