package java.lang;

/** The name of a package; Java has one object for each. */
public class Package implements oxpecker.Shared {
    private final String name;

    Package(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public String toString() {
        return "package " + name;
    }

    public int hashCode() {
        return name.hashCode();
    }

    public boolean equals(Object other) {
        return other instanceof Package && name.equals(((Package) other).name);
    }

    public /*@ pure @*/ boolean $mayBe(Object other) {
        return equals(other);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return name != null;
    }
}
