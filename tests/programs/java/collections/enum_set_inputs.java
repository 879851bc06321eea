// An input EnumSet holds some of the constants, once each, in their order.
import java.util.EnumMap;
import java.util.EnumSet;

enum Level {
    LOW, MIDDLE { int weight() { return 2; } }, HIGH;

    int weight() {
        return 1;
    }
}

class Sets {
    private EnumSet<Level> kept = EnumSet.noneOf(Level.class);

    // check Sets.few with array 4: valid within bounds
    static void few(EnumSet<Level> set) {
        if (set != null) {
            assert set.size() <= 3;
        }
    }

    static void fewer(EnumSet<Level> set) {
        if (set != null) {
            assert set.size() < 3;                          // check Sets.fewer with array 4: invalid, exception here
        }
    }

    // check Sets.first with array 4: valid within bounds
    static void first(EnumSet<Level> set) {
        if (set != null) {
            set.add(Level.LOW);
            assert set.contains(Level.LOW) && set.iterator().next() == Level.LOW;
        }
    }

    static void removed(EnumSet<Level> set) {
        if (set != null) {
            int before = set.size();
            set.remove(Level.LOW);
            assert set.size() == before - 1;                // check Sets.removed with array 4: invalid, exception here
        }
    }

    // check Sets.complement with array 4: valid within bounds
    static void complement(EnumSet<Level> set) {
        if (set != null) {
            EnumSet<Level> others = EnumSet.complementOf(set);
            assert others.size() + set.size() == 3;
            others.retainAll(set);
            assert others.isEmpty();
        }
    }

    // check Sets.weights with array 4: valid within bounds
    static void weights(EnumSet<Level> set) {
        int sum = 0;
        if (set != null) {
            for (Level each : set) {
                sum += each.weight();
            }
        }
        assert sum <= 4;
    }

    static void missing(EnumMap<Level, Integer> map) {
        if (map != null) {
            assert !map.containsKey(Level.HIGH);            // check Sets.missing with array 4: invalid, exception here
        }
    }

    // check Sets.put with array 4: valid within bounds
    static void put(EnumMap<Level, Integer> map) {
        if (map != null) {
            map.put(Level.LOW, 5);
            assert map.get(Level.LOW) == 5 && map.keySet().iterator().next() == Level.LOW;
        }
    }

    // check Sets.keep with array 4: valid within bounds
    void keep(Level level) {
        if (level != null) {
            int before = kept.size();
            boolean isNew = kept.add(level);
            assert isNew == (kept.size() > before) && kept.contains(level);
        }
    }
}
