// Exceptions of its own, chained and translated; signals clauses say when each may leave.
class Files {
    static class MissingException extends Exception {
        final int number;

        MissingException(int number) {
            super("no file " + number);
            this.number = number;
        }
    }

    static class BrokenException extends RuntimeException {
        BrokenException(Throwable cause) {
            super("broken", cause);
        }
    }

    // check Files.open: valid
    /*@ ensures number >= 0 && \result == 2 * number;
      @ signals (MissingException e) number < 0 && e.number == number;
      @ signals_only MissingException;
      @*/
    static int open(int number) throws MissingException {
        if (number < 0) {
            throw new MissingException(number);
        }
        return 2 * number;
    }

    // check Files.wrap: valid
    //@ signals (BrokenException e) number < 0;
    static int wrap(int number) {
        try {
            return open(number);
        } catch (MissingException e) {
            throw new BrokenException(e);
        }
    }

    static void cause(int number) {                     // check Files.cause with string 11: valid
        try {
            wrap(number);
        } catch (BrokenException e) {
            assert ((MissingException) e.getCause()).number == number;
            assert e.getCause().getMessage().startsWith("no file -");
        }
    }

    static int unguarded(int number) {
        return wrap(number) + 1;                        // check Files.unguarded: invalid, exception
    }

    /*@ signals (MissingException e) number > 0;        // check Files.early: invalid, signals here
      @*/
    static int early(int number) throws MissingException {
        if (number <= 0) {
            throw new MissingException(number);
        }
        return number;
    }
}
