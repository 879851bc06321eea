// A constructor call whose overload only a class without source could tell is not translated: the path is unknown.
import org.example.Source;

class Above {
    final int first;

    Above(int first) {
        this.first = first;
    }
}

class Main extends Above {
    int chosen;

    Main(String text) {
        super(1);
        chosen = 1;
    }

    Main(Integer number) {
        super(2);
        chosen = 2;
    }

    Main(Source source) {  // check Main.made: unknown, unsupported a constructor call that is not translated here
        this(source.next());
    }

    //@ requires source != null;
    static int made(Source source) {
        return new Main(source).chosen;
    }

    // check Main.joined: valid within bounds
    //@ requires source != null;
    static String joined(Source source) {
        return '(' + source.name() + ')';
    }

    // check Main.numbered: valid within bounds
    //@ requires source != null;
    static String numbered(Source source) {
        return 1 + source.name();
    }
}
