package java.nio.charset;

import oxpecker.Coding;
import oxpecker.Oox;

/** An encoding of characters. Those that every Java platform has are known. */
public abstract class Charset implements Comparable<Charset> {
    static final Charset US_ASCII = new KnownCharset("US-ASCII", Coding.ASCII);
    static final Charset ISO_8859_1 = new KnownCharset("ISO-8859-1", Coding.LATIN);
    static final Charset UTF_8 = new KnownCharset("UTF-8", Coding.UTF_8);
    static final Charset UTF_16BE = new KnownCharset("UTF-16BE", Coding.UTF_16BE);
    static final Charset UTF_16LE = new KnownCharset("UTF-16LE", Coding.UTF_16LE);
    static final Charset UTF_16 = new KnownCharset("UTF-16", Coding.UTF_16);

    private final String name;

    protected Charset(String name, String[] aliases) {
        check(name);
        this.name = name;
    }

    /** The names are not checked again. */
    Charset(String name) {
        this.name = name;
    }

    public static Charset forName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        check(name);
        Charset found = KnownCharset.find(name);
        return found != null ? found : Oox.unsupported("an encoding of characters");
    }

    public static boolean isSupported(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        check(name);
        return KnownCharset.find(name) != null || Oox.<Boolean>unsupported("an encoding of characters");
    }

    private static void check(String name) {
        if (name.isEmpty()) {
            throw new IllegalCharsetNameException(name);
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean inside = i > 0 && (c == '-' || c == '+' || c == ':' || c == '_' || c == '.');
            if (!inside && !(c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9')) {
                throw new IllegalCharsetNameException(name);
            }
        }
    }

    public static Charset defaultCharset() {
        return KnownCharset.ofMachine();
    }

    public final String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public boolean canEncode() {
        return true;
    }

    public abstract boolean contains(Charset other);

    public final boolean isRegistered() {
        return !name.startsWith("X-") && !name.startsWith("x-");
    }

    public final int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public final int hashCode() {
        return name.hashCode();
    }

    public final boolean equals(Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    public final String toString() {
        return name;
    }

    /** The known encoding that a string is written or read in. */
    public static int $coding(Charset charset) {
        if (charset instanceof KnownCharset) {
            return ((KnownCharset) charset).coding;
        }
        java.util.Objects.requireNonNull(charset);
        return Oox.<Integer>unsupported("an encoding of characters");
    }

    /** The known encoding with a name. */
    public static int $coding(String name) throws java.io.UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException("charsetName");
        }
        try {
            check(name);
        } catch (IllegalCharsetNameException wrong) {
            throw new java.io.UnsupportedEncodingException(name);
        }
        return $coding(forName(name));
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static void $constants() {
        KnownCharset.find("UTF-8");
    }

    /** The library has more encodings than are tried for an input of this type. */
    static void $open() {
    }
}
