package java.beans;

/** Only names: what properties a class has is not known. */
public class Introspector {
    private Introspector() {
    }

    /** The name with a small first letter, if not both of the first two letters are capitals. */
    public static String decapitalize(String name) {
        if (name == null || name.length() == 0) {
            return name;
        }
        char first = name.charAt(0);
        if (name.length() > 1 && Character.isUpperCase(name.charAt(1)) && Character.isUpperCase(first)) {
            return name;
        }
        return Character.toLowerCase(first) + name.substring(1);
    }
}
