import java.util.Optional;

/** Short forms of names. */
public final class NicknameOf {
    private NicknameOf() {}

    private static Optional<String> known(String name) {
        return name.equals("Robert") ? Optional.of("Bob") : Optional.empty();
    }

    /** The nickname of a name; the name itself if there is none. */
    public static String nickname(String name) {
        return known(name).orElse(name);
    }
}
