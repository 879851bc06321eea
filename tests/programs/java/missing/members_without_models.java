// What the model of a class leaves out is open if it is about the world outside; otherwise it is unsupported.
import java.io.InputStream;
import java.util.Locale;

class Outside {
    private static int made;
    private int last;

    Outside() {
        made++;
    }

    static int resource() {                                     // check Outside.resource: valid within bounds
        InputStream in = Outside.class.getResourceAsStream("names.txt");
        return in == null ? 0 : 1;
    }

    static int missing() throws Exception {
        return Outside.class.getResourceAsStream("names.txt").available() / 0;      // check Outside.missing: invalid, exception here
    }

    final int unchanged(int x) {                                      // check Outside.unchanged: valid within bounds
        last = x;
        Class<?> found = getClass().getNestHost();
        assert last == x && getClass() == Outside.class;
        return last;
    }

    static Class<?> loaded(String name) throws Exception {      // check Outside.loaded: valid within bounds
        return Outside.class.getClassLoader().loadClass(name);
    }

    static Object reflected() throws Exception {                // check Outside.reflected: valid within bounds
        return Outside.class.getDeclaredConstructor().newInstance();
    }

    static boolean declared() {                                 // check Outside.declared: valid within bounds
        try {
            return Outside.class.getDeclaredField("last") != null;
        } catch (NoSuchFieldException missing) {
            return false;
        }
    }

    //@ requires locale != null;
    static int language(Locale locale) {
        int length = locale.getLanguage().length();
        assert length == 2;                                     // check Outside.language: invalid, exception here
        return length;
    }

    static Class<?> overload(String name) throws Exception {    // check Outside.overload: valid within bounds
        return Class.forName(name, true, Outside.class.getClassLoader());
    }

    static boolean modelled() {                                 // check Outside.modelled: valid
        return Outside.class.getName().equals("Outside") && !Outside.class.isInterface();
    }

    static void hears(java.io.PrintStream other) {
        System.setOut(other);                                   // check Outside.hears: unknown, unsupported native method System.setOut(PrintStream) here
    }

    static void complains(java.io.PrintStream other) {
        System.setErr(other);                                   // check Outside.complains: unknown, unsupported native method System.setErr(PrintStream) here
    }

    static void asks(InputStream other) {
        System.setIn(other);                                    // check Outside.asks: unknown, unsupported native method System.setIn(InputStream) here
    }

    static void late(Thread thread) {
        Runtime.getRuntime().addShutdownHook(thread);           // check Outside.late: unknown, unsupported native method Runtime.addShutdownHook(Thread) here
    }

    static int value(int x) {
        return x == 7 ? Character.getName(x).length() : 0;     // check Outside.value: unknown, unsupported Character.getName here
    }
}
