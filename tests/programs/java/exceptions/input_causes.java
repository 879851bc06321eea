// Exceptions that are inputs: none is its own cause, and none is suppressed that is null or the exception itself.
class InputCauses {
    static void cause(Throwable t) { // check InputCauses.cause: valid within bounds
        if (t != null && t.getCause() != null) {
            assert t.getCause() != t;
        }
    }

    static void circle(Throwable t) {
        if (t != null && t.getCause() != null) {
            assert t.getCause().getCause() != t; // check InputCauses.circle: invalid, exception here
        }
    }

    static void suppressed(RuntimeException e) { // check InputCauses.suppressed: valid within bounds
        if (e != null) {
            for (Throwable t : e.getSuppressed()) {
                assert t != e && t.getCause() != t;
            }
        }
    }

    static void some(RuntimeException e) {
        if (e != null) {
            assert e.getSuppressed().length == 0; // check InputCauses.some: invalid, exception here
        }
    }
}
