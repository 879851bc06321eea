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
}
