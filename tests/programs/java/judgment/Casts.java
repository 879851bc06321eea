// A cast of what a caller passes is a condition on the caller, if the method never asks for the class.
public class Casts {
    private Class<?> type;
    private Object part;

    // check Casts.setType with judgment: valid, provided that type == null || type instanceof Class
    public void setType(Object type) {
        this.type = (Class<?>) type;
    }

    // check Casts.asks with judgment: invalid, manifest
    public static int asks(Object value) {
        if (value instanceof Integer || value instanceof String) {
            return (Integer) value;
        }
        return 0;
    }

    // An overriding method takes what the overridden one takes.
    // check Casts.equals with judgment: invalid, manifest
    @Override
    public boolean equals(Object other) {
        return ((Casts) other).type == type;
    }

    // check Casts.passes with judgment: invalid, manifest
    public static void passes() {
        new Casts().setType("text");
    }

    @SafeVarargs
    private static <T> T[] array(T... elements) {
        return elements;
    }

    static <T> T[] pair(T one, T two) {
        return array(one, two);
    }

    // Callers cannot help it: the program itself has made an Object[].
    // check Casts.wrongArray with judgment: invalid, manifest
    static String[] wrongArray(String text) {
        return pair(text, text);
    }

    // check Casts.wrongConstants with judgment: invalid, manifest
    static int wrongConstants() {
        String[] made = pair("a", "b");
        return made.length;
    }

    // check Casts.held with judgment and array 1: valid within bounds, provided that parts != null and no element of parts is null and no ClassCastException is thrown on line 56
    static int held(Object[] parts) {
        int last = 0;
        for (Object part : parts) {
            last = (Integer) part;
        }
        return last;
    }
}
