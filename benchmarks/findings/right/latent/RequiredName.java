import java.util.Objects;

/** A name that must be there. */
public class RequiredName {
    private final String name;

    /** Refuses null. */
    public RequiredName(String name) {
        this.name = Objects.requireNonNullElse(name, "");
    }

    @Override
    public String toString() {
        return name.strip();
    }
}
