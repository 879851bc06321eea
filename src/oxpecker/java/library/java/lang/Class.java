package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

public final class Class<T> {
    /** The names are null where Java leaves them open, as for function objects. */
    private Text name;
    private Text simple;
    private final Text kind;

    Class(Text name, Text simple, Text kind) {
        this.name = name;
        this.simple = simple;
        this.kind = kind;
    }

    public String getName() {
        return shown(name);
    }

    public String getSimpleName() {
        return shown(simple);
    }

    private static String shown(Text text) {
        if (text == null) {
            return Oox.unsupported("the name of a class that Java leaves open");
        }
        return new String(text, false);
    }

    public boolean isInterface() {
        return kind == Oox.text("interface ");
    }

    public boolean isPrimitive() {
        return kind == Oox.text("");
    }

    public boolean isArray() {
        return name != null && name.charAt(0) == '[';
    }

    public String toString() {
        return new String(kind, false) + getName();
    }

    /** Why an object of this class is not of another one, in the words of a JVM that runs a program from the class path. */
    Text cannotBe(Class<?> other) {
        String one = getName();
        String two = other.getName();
        String here = place();
        String there = other.place();
        String where = here.equals(there)
            ? one + " and " + two + " are in " + here
            : one + " is in " + here + "; " + two + " is in " + there;
        return String.textOf("class " + one + " cannot be cast to class " + two + " (" + where + ")");
    }

    private String place() {
        String element = getName();
        int depth = element.lastIndexOf('[') + 1;
        boolean simple = depth > 0 && element.charAt(depth) != 'L';
        boolean platform = simple || element.startsWith("java.", depth > 0 ? depth + 1 : 0);
        return platform ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
    }
}
