// An argument that is null or the answer of a class without source means no overload in particular.
import org.example.Source;

class Main {
    static int take(String text) {
        return 1;
    }

    static int take(Source source) {
        return 2;
    }

    static int take(Integer number) {
        return 3;
    }

    static int chosen(Source source) {
        return take(source != null ? source.next() : null);  // check Main.chosen: unknown, unsupported an overload of Main.take that a class without source decides here
    }

    static String joined(Source source) {  // check Main.joined: valid within bounds
        String text = source != null ? source.name() : null;
        return text == null ? "" : text;
    }
}
