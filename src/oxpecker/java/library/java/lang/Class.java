package java.lang;

import oxpecker.Text;

public final class Class<T> {
    private final Text name;
    private final Text simple;

    Class(Text name, Text simple) {
        this.name = name;
        this.simple = simple;
    }

    public String getName() {
        return new String(name, false);
    }

    public String getSimpleName() {
        return new String(simple, false);
    }

    public String toString() {
        return "class " + getName();
    }
}
