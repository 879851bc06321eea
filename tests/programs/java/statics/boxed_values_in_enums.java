// A boxed value in a constant of an enum may be that of any other object, also where code changes static collections.
import java.util.HashMap;
import java.util.Map;

class Tokens {
    private static final Map<Kind, Map<Character, String>> NAMES;

    static {
        NAMES = new HashMap<>();
        for (Kind kind : Kind.values()) {
            NAMES.put(kind, new HashMap<>());
        }
    }

    static void add(Kind kind) {
        NAMES.get(kind).put('a', "b");
    }

    enum Kind { FIRST, SECOND }

    enum Sign {
        PLUS('+', Kind.FIRST), NONE(null, Kind.SECOND);

        final Character character;
        final Kind[] kinds;

        Sign(Character character, Kind... kinds) {
            this.character = character;
            this.kinds = kinds;
        }

        // check Tokens.Sign.isEmpty: valid
        boolean isEmpty() {
            return character == null;
        }
    }
}
