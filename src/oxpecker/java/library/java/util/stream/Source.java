package java.util.stream;

/** Where elements come from, one after the other, each when it is asked for. */
abstract class Source<T> {
    T element;

    /** Goes to the next element, if there is one. */
    abstract boolean advance();
}
