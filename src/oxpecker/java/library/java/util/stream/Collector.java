package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import oxpecker.NeverNull;

public interface Collector<T, A, R> {
    @NeverNull
    Supplier<A> supplier();

    @NeverNull
    BiConsumer<A, T> accumulator();

    @NeverNull
    BinaryOperator<A> combiner();

    @NeverNull
    Function<A, R> finisher();

    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner,
            Characteristics... characteristics) {
        return new Gathering<T, R, R>(supplier, accumulator, gathered -> gathered);
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
            Function<A, R> finisher, Characteristics... characteristics) {
        return new Gathering<T, A, R>(supplier, accumulator, finisher);
    }

    enum Characteristics {
        CONCURRENT, UNORDERED, IDENTITY_FINISH
    }
}
