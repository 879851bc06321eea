package java.lang;

import java.io.PrintStream;

public final class System {
    public static final PrintStream out = new PrintStream(true);
    public static final PrintStream err = new PrintStream(false);
}
