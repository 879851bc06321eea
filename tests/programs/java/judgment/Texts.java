// Conditions are written as the source writes them.
public class Texts {
    private static final int MOST = 0x10;

    // check Texts.contains with judgment and string 2: valid within bounds, provided that text != null and text.indexOf('a') >= 0
    public static int contains(String text) {
        if (text.indexOf('a') < 0) {
            throw new IllegalArgumentException();
        }
        return 1;
    }

    // check Texts.digit with judgment: valid, provided that c >= '0' && c <= '9'
    public static int digit(char c) {
        if (c < '0' || c > '9') {
            throw new IllegalArgumentException();
        }
        return c - '0';
    }

    // check Texts.line with judgment: valid, provided that text != null and !text.isEmpty() && text.charAt(0) != '\n'
    public static int line(String text) {
        if (text.isEmpty() || text.charAt(0) == '\n') {
            throw new IllegalArgumentException();
        }
        return text.length();
    }

    // check Texts.word with judgment: valid, provided that text != null and !text.equals("no")
    public static int word(String text) {
        if (text.equals("no")) {
            throw new IllegalArgumentException();
        }
        return 1;
    }

    // check Texts.most with judgment: valid, provided that n < MOST
    public static int most(int n) {
        if (n >= MOST) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    // check Texts.mask with judgment: valid, provided that n <= 0xff
    public static int mask(int n) {
        if (n > 0xff) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    // check Texts.boxed with judgment: valid, provided that n != null and n >= 3
    public static int boxed(Integer n) {
        if (n < 3) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    // An earlier return is another way to keep the guard away.
    // check Texts.unless with judgment: valid, provided that n == 9 || n < 5
    public static int unless(int n) {
        if (n == 9) {
            return 1;
        }
        if (n >= 5) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    // check Texts.inside with judgment: valid, provided that !b || n >= 0
    public static int inside(int n, boolean b) {
        if (b) {
            if (n < 0) {
                throw new IllegalArgumentException();
            }
        }
        return n;
    }

    // An earlier guard has a condition of its own.
    // check Texts.two with judgment: valid, provided that n >= 0 and m > n
    public static int two(int n, int m) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        if (m <= n) {
            throw new IllegalArgumentException();
        }
        return m - n;
    }

    // check Texts.type with judgment: valid, provided that o instanceof Integer
    public static int type(Object o) {
        if (!(o instanceof Integer)) {
            throw new ClassCastException();
        }
        return 1;
    }

    // What must hold in a loop has no words.
    // check Texts.loop with judgment: invalid, manifest
    public static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += n;
            if (sum == 4) {
                throw new IllegalStateException();
            }
        }
        return sum;
    }

    // A name that no charset can have: the library says so to the caller.
    // check Texts.charset with judgment and string 1: unknown
    public static String charset(String name) {
        return java.nio.charset.Charset.forName(name).name();
    }
}
