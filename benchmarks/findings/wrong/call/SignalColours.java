/** What drivers do at signals. */
public final class SignalColours {
    private SignalColours() {}

    /** Colours of a signal. */
    public enum Colour { RED, GREEN, DARK }

    static String action(Colour colour) {
        switch (colour) {
            case RED:
                return "stop";
            case GREEN:
                return "go";
            default:
                throw new IllegalStateException("no action for " + colour);
        }
    }

    /** What to do at a signal without light: the same as at a red one. */
    public static String whenBroken() {
        return action(Colour.DARK);
    }
}
