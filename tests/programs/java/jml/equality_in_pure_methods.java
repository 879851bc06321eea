// Nobody declares `equals` pure; what it assigns is checked when it runs.
class Pairs {
    private static class Pair {
        Object key, value;
        Pair next;

        Pair(Object key, Object value, Pair next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Pair first;

    /*@ pure @*/ Object get(Object key) {       // check Pairs.get with chain 2: invalid, assignable
        for (Pair pair = first; pair != null; pair = pair.next) {
            if (key == null ? pair.key == null : key.equals(pair.key)) {
                return pair.value;
            }
        }
        return null;
    }

    /*@ pure @*/ boolean has(Counted key) {
        return first != null && key != null && key == first.key;
    }

    //@ requires key != null && !(key instanceof Counted);
    //@ ensures get(key) == value;
    void put(Object key, Object value) {        // check Pairs.put: valid within bounds
        first = new Pair(key, value, first);
    }
}

class Counted {
    int asked;

    @Override
    public boolean equals(Object other) {
        asked++;
        return this == other;
    }
}
