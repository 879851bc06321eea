package java.util;

/** Texts by their names; as a Hashtable, it has no order. */
public class Properties extends Hashtable<Object, Object> {
    protected volatile Properties defaults;

    public Properties() {
    }

    public Properties(int capacity) {
        super(capacity);
    }

    public Properties(Properties defaults) {
        this.defaults = defaults;
    }

    public synchronized Object clone() {
        Cloning.check(this, Properties.class);
        Properties copy = new Properties(defaults);
        copy.fill(this);
        return copy;
    }

    public synchronized Object setProperty(String name, String value) {
        return put(name, value);
    }

    public String getProperty(String name) {
        Object found = get(name);
        String text = found instanceof String ? (String) found : null;
        Properties others = defaults;
        return text == null && others != null ? others.getProperty(name) : text;
    }

    public String getProperty(String name, String otherwise) {
        String found = getProperty(name);
        return found == null ? otherwise : found;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
