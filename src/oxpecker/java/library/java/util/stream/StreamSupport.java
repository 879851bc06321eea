package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;

public final class StreamSupport {
    private StreamSupport() {
    }

    /** Elements are taken one after the other, also by a parallel stream. */
    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        Objects.requireNonNull(spliterator);
        boolean sized = spliterator.hasCharacteristics(Spliterator.SIZED);
        Stream<T> stream = new Stream<>(new Source<T>() {
            boolean advance() {
                return spliterator.tryAdvance(found -> element = found);
            }
        }, sized ? () -> spliterator.getExactSizeIfKnown() : null);
        return parallel ? stream.parallel() : stream;
    }
}
