// The members of a class are in scope in its body, but not in its header (JLS 6.3).
class MembersAndHeaders {
    interface Builder<T> { T build(); }

    static class Pair implements Builder<Integer> {
        static class Builder { int x = 3; }
        public Integer build() { return new Builder().x; }                   // check MembersAndHeaders.Pair.build: valid
    }

    record Box<T>(T held) implements Builder<T> {
        static class Builder { }
        public T build() { return held; }
    }

    static class Key<T extends Comparable<T>> implements Comparable<Key<T>> {
        static class Comparable { }
        final int number;
        Key(int number) { this.number = number; }
        public int compareTo(Key<T> other) { return Integer.compare(number, other.number); }
    }

    static class Inner { int one() { return 1; } }

    static class Below extends Inner {
        static class Inner { int one() { return 2; } }
        int sum() { return one() + new Inner().one(); }
    }

    static void boxes() {                                                    // check MembersAndHeaders.boxes: valid
        Builder<String> box = new Box<>("a");
        assert box.build().equals("a");
        assert new Pair().build() == 3;
    }

    static void keys() {                                                     // check MembersAndHeaders.keys: valid
        assert new Key<String>(1).compareTo(new Key<>(2)) < 0;
    }

    static void inherited() {                                                // check MembersAndHeaders.inherited: valid
        assert new Below().sum() == 3;
        class Local extends Inner {
            static class Inner { int one() { return 5; } }
            int sum() { return one() + new Inner().one(); }
        }
        assert new Local().sum() == 6;
    }
}
