package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** Texts by their names; in the order of a concurrent map, of which iterations go through a copy. */
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

    // --- all of them ---------------------------------------------------------------------------------------

    public Set<Map.Entry<Object, Object>> entrySet() {
        return new PropertyEntries(this, copied());
    }

    /** The names of texts, those of the defaults too. */
    public Set<String> stringPropertyNames() {
        HashMap<String, String> found = new HashMap<>();
        collect(found);
        return Collections.unmodifiableSet(found.keySet());
    }

    private void collect(HashMap<String, String> found) {
        if (defaults != null) {
            defaults.collect(found);
        }
        for (Map.Entry<Object, Object> entry : copied().entrySet()) {
            if (entry.getKey() instanceof String && entry.getValue() instanceof String) {
                found.put((String) entry.getKey(), (String) entry.getValue());
            }
        }
    }

    // --- reading -------------------------------------------------------------------------------------------

    public synchronized void load(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "reader parameter is null");
        new PropertyReader(reader, null).readAll(this);
    }

    /** Bytes are characters of Latin-1. */
    public synchronized void load(InputStream stream) throws IOException {
        Objects.requireNonNull(stream, "inStream parameter is null");
        new PropertyReader(null, stream).readAll(this);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
