// `Object.clone` copies the values of fields without a constructor: what every object holds, its copy holds, too.
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class Choice implements Cloneable {
    private List<String> values = new ArrayList<>();
    private int[] counts = new int[2];

    // check Choice.number: valid
    int number() {
        return values.size();
    }

    // check Choice.add: valid
    void add(String value) {
        values.add(value);
        counts[1]++;
    }

    // check Choice.copy: valid within bounds
    Choice copy() throws CloneNotSupportedException {
        Choice copied = (Choice) super.clone();
        copied.values = new ArrayList<>(values);
        return copied;
    }
}

class Cleared implements Cloneable {
    private List<String> values = new ArrayList<>();

    // check Cleared.number: invalid, exception
    int number() {
        return values.size();
    }

    Cleared copy() throws CloneNotSupportedException {
        Cleared copied = (Cleared) super.clone();
        copied.values = null;
        return copied;
    }
}

// An object that is not finished has a copy that never will be.
class CopiedEarly implements Cloneable {
    static CopiedEarly copy;
    private String name;

    CopiedEarly(String given) throws CloneNotSupportedException {
        copy = (CopiedEarly) clone();
        name = Objects.requireNonNull(given);
    }

    // check CopiedEarly.length: invalid, exception
    int length() {
        return name.length();
    }
}

// What a class guarantees of its subclass's copies is what it guarantees of all objects.
class Base {
    private int[] data = new int[2];
    private Base other;

    void remember(Base given) {
        other = given;
    }

    // check Base.first: valid
    int first() {
        return data[0];
    }

    // check Base.apart: invalid, exception
    void apart() {
        assert other == null || other == this || other.data != data;
    }
}

class Derived extends Base implements Cloneable {
}
