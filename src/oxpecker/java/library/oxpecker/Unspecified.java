package oxpecker;

/** Marks a string of which Java does not specify whether it is a new object. Inputs have no such mark. */
public abstract class Unspecified {
    /** Whether Java may have another object for this text. */
    public abstract /*@ pure @*/ boolean about(Text text);

    public static final class Always extends Unspecified {
        public /*@ pure @*/ boolean about(Text text) {
            return true;
        }
    }

    public static final class IfEmpty extends Unspecified {
        public /*@ pure @*/ boolean about(Text text) {
            return text.length() == 0;
        }
    }

    /** No input has a mark. */
    static void $sealed() {
    }
}
