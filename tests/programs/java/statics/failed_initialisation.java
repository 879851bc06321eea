// A class whose initialisation has failed throws another error when it is used again.
class Broken {
    static final int VALUE = Integer.parseInt("none");

    static void touch() {
    }
}

class Careful {
    // check Careful.once: valid within bounds
    static void once() {
        try {
            Broken.touch();
        } catch (ExceptionInInitializerError expected) {
            return;
        }
    }

    // check Careful.always: valid within bounds
    static void always() {
        try {
            Broken.touch();
        } catch (LinkageError expected) {
            return;
        }
    }

    // check Careful.twice: invalid, exception
    static void twice() {
        once();
        once();
    }

    // check Careful.main: valid
    public static void main(String[] args) {
        once();
    }
}
