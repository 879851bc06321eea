import java.util.ArrayList;
import java.util.List;

/** Static objects whose parts calls change and replace, also the first call that uses the class. */
class Counted {
    static class Mark {
        int uses;
    }

    static class Counter {
        private final List<String> names = new ArrayList<>();
        private final int[] changes = new int[1];
        private Mark mark = new Mark();

        Counter(boolean isUsed) {
            if (isUsed) {
                names.add("a");
            }
        }

        int add(String name) {
            changes[0]++;
            names.add(name);
            return changes[0];
        }
    }

    private static final Counter COUNTER = new Counter(true);

    static int used(boolean again) {
        Mark mark = COUNTER.mark;
        if (mark == null) {
            return -2;
        }
        mark.uses++;
        if (again) {
            COUNTER.mark = new Mark();
            return COUNTER.add("c") == 1 ? COUNTER.names.size() : 0;
        }
        return mark.uses == 1 ? 1 : -1;
    }
}
