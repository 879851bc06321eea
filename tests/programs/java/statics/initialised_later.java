import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The class is initialised when it is first used; by then, other code may have changed what its initialiser reads. */
class Catalogue {
    private static final List<Integer> PRICES = new ArrayList<>();
    private static final Map<String, Integer> NAMES = new HashMap<>();
    private static final int[] COUNTS = {Settings.large ? 9 : 1};
    private static final int[] SLOTS = new int[Settings.large ? 9 : 1];
    private static final Map<String, Integer> SIZES = sizes();

    static {
        if (Settings.large) {
            PRICES.add(1);
            NAMES.put("crate", 1);
        }
    }

    private static Map<String, Integer> sizes() {
        Map<String, Integer> found = new TreeMap<>();
        if (Settings.large) {
            found.put("crate", 9);
        }
        return Collections.unmodifiableMap(found);
    }

    static void prices() {
        assert PRICES.isEmpty(); // check Catalogue.prices: invalid, exception here
    }

    static void names() {
        assert NAMES.isEmpty(); // check Catalogue.names: invalid, exception here
    }

    static void counts() {
        assert COUNTS[0] == 1; // check Catalogue.counts: invalid, exception here
    }

    static void slots() {
        assert SLOTS.length == 1; // check Catalogue.slots: invalid, exception here
    }

    // check Catalogue.sizesAreKnown: invalid
    static void sizesAreKnown() {
        assert SIZES.isEmpty();
    }
}

class Settings {
    static boolean large;

    static void enlarge() {
        large = true;
    }
}

/** Nothing that this initialiser reads changes. */
class Fixed {
    private static final List<Integer> PRICES = new ArrayList<>();

    static {
        if (Limits.LARGE) {
            PRICES.add(1);
        }
    }

    // check Fixed.prices: valid
    static void prices() {
        assert PRICES.size() == 1;
    }
}

class Limits {
    static final boolean LARGE = Boolean.parseBoolean("true");
}
