// What is not translated evaluates its operands first, and these may assign anything.
// with missing error
import java.awt.Color;
import java.awt.Point;
import java.beans.Beans;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

class Argument {
    private String name = "a";
    private String copied = "a";
    private String kept = "a";
    private int[] data = new int[2];
    private static int calls = 0;

    void assign() {
        Beans.isInstanceOf(name = null, null);
    }

    void assignLocal() {
        String other = "b";
        Beans.isInstanceOf(other = null, null);
        copied = other;
    }

    Object make(boolean big) {
        return new Point(big ? (data = new int[3]).length : 0, calls = 1);
    }

    void look() {
        Beans.isInstanceOf(kept, null);
    }

    // check Argument.name: invalid, exception
    int name() {
        return name.length();
    }

    // check Argument.copied: invalid, exception
    int copied() {
        return copied.length();
    }

    // check Argument.kept: valid
    int kept() {
        return kept.length();
    }

    // check Argument.data: invalid, exception
    void data() {
        assert data.length == 2;
    }

    // check Argument.calls: invalid, exception
    static void calls() {
        assert calls == 0;
    }
}

class Called {
    void call() {
        length("a");
        Beans.isInstanceOf(length(null), null);
    }

    // check Called.length: invalid, exception
    private static int length(String text) {
        return text.length();
    }
}

class Operand {
    // check Operand.added: unknown, unsupported class java.awt.Color
    static void added(int start) {
        int sum = start;
        sum += Color.HSBtoRGB(0, 0, start);
        assert sum == start;
    }

    // check Operand.assigned: unknown, unsupported class java.awt.Point
    static void assigned(Point point) {
        int y = 2;
        point.x = (y = 3);
        assert y == 2;
    }

    // check Operand.counted: unknown, unsupported class java.awt.Point
    static void counted(Point point) {
        point.x++;
        assert false;
    }

    // check Operand.chosen: unknown, unsupported class java.awt.Color
    static void chosen() {
        switch (Color.HSBtoRGB(0, 0, 0)) {
            case 1:
                assert false;
        }
    }

    static void unmodelled(java.lang.annotation.ElementType type) {
        switch (type) {     // check Operand.unmodelled: unknown, unsupported a switch over ElementType here
            case FIELD:
                assert false;
        }
    }

    // check Operand.tested: unknown, unsupported class java.beans.Beans
    static boolean tested(String text) {
        return text != null && Beans.getInstanceOf(text, null) == null;
    }

    // check Operand.referred: unknown, unsupported class java.beans.Beans
    static Supplier<String> referred(Object array) {
        Supplier<String> found = Beans.getInstanceOf(array, null)::toString;
        assert found == null;
        return found;
    }
}

class Chosen {
    private final int[] data;

    Chosen(Object array, boolean small) {
        if (small) {
            data = new int[2];
        } else {
            switch (Color.HSBtoRGB(0, 0, 0)) {
                case 1:
                    data = new int[1];
                    break;
                default:
                    data = new int[3];
            }
        }
    }

    // check Chosen.two: invalid, exception
    void two() {
        assert data.length == 2;
    }
}

class Hidden {
    private final List<String> names = new ArrayList<>();
    private static int calls = 0;

    void later() {
        Beans.isInstanceOf((Runnable) () -> names.add(null), null);
        Beans.isInstanceOf((Runnable) () -> calls = 4, null);
    }

    // check Hidden.length: invalid, exception
    int length() {
        int sum = 0;
        for (String name : names) {
            sum += name.length();
        }
        return sum;
    }

    // check Hidden.calls: invalid, exception
    static void calls() {
        assert calls == 0;
    }
}

class Caught {
    private String name = "a";
    private String item = "a";

    void close(java.sql.Connection connection) {
        try {
            connection.close();
        } catch (java.sql.SQLException thrown) {
            name = null;
        }
    }

    void each(java.sql.SQLException thrown) {
        for (Throwable each : thrown) {
            item = each == null ? null : "b";
        }
    }

    // check Caught.name: invalid, exception
    int name() {
        return name.length();
    }

    // check Caught.item: invalid, exception
    int item() {
        return item.length();
    }
}

class Panel extends javax.swing.JPanel {
    private static String last = "a";

    Panel() {
        super((last = null) == null);
    }

    // check Panel.last: invalid, exception
    static int last() {
        return last.length();
    }
}

// Native code may assign all that its class may.
class Native {
    private String name = "a";
    private static int calls = 0;

    native void touch();

    // check Native.name: invalid, exception
    int name() {
        return name.length();
    }

    // check Native.calls: invalid, exception
    static void calls() {
        assert calls == 0;
    }
}

class PureNative {
    private String name = "a";

    /*@ pure @*/ native int touch();

    // check PureNative.name: valid
    int name() {
        return name.length();
    }
}
