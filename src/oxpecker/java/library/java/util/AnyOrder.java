package java.util;

import oxpecker.Oox;

/** An order that Java chooses anew in each run. */
final class AnyOrder {
    /** Puts elements in groups of so many into any order. */
    static void shuffle(Object[] elements, int group) {
        for (int last = elements.length / group - 1; last > 0; last--) {
            int chosen = Oox.nondetInt();
            int other = chosen >= 0 && chosen <= last ? chosen : last;
            for (int i = 0; i < group; i++) {
                Object saved = elements[last * group + i];
                elements[last * group + i] = elements[other * group + i];
                elements[other * group + i] = saved;
            }
        }
    }
}
