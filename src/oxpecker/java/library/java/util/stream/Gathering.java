package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** A collector of its parts; nothing is collected in pieces, so nothing is combined. */
final class Gathering<T, A, R> implements Collector<T, A, R> {
    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final Function<A, R> finisher;

    Gathering(Supplier<A> supplier, BiConsumer<A, T> accumulator, Function<A, R> finisher) {
        this.supplier = supplier;
        this.accumulator = accumulator;
        this.finisher = finisher;
    }

    public Supplier<A> supplier() {
        return supplier;
    }

    public BiConsumer<A, T> accumulator() {
        return accumulator;
    }

    public BinaryOperator<A> combiner() {
        return oxpecker.Oox.unsupported("the combiner of a collector");
    }

    public Function<A, R> finisher() {
        return finisher;
    }
}
