package java.util.stream;

/** Where numbers come from, one after the other, each when it is asked for. */
abstract class IntSource {
    int element;

    /** Goes to the next number, if there is one. */
    abstract boolean advance();
}
