package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

public final class Optional<T> implements oxpecker.Shared {
    private static final Optional<?> EMPTY = new Optional<>(null);

    private final T value;

    private Optional(T value) {
        this.value = value;
    }

    public static /*@ pure @*/ <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static /*@ pure @*/ <T> Optional<T> of(T value) {
        return new Optional<>(Objects.requireNonNull(value));
    }

    public static /*@ pure @*/ <T> Optional<T> ofNullable(T value) {
        return value == null ? (Optional<T>) EMPTY : new Optional<>(value);
    }

    public /*@ pure @*/ T get() {
        return orElseThrow();
    }

    public /*@ pure @*/ boolean isPresent() {
        return value != null;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return value == null;
    }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable otherwise) {
        if (value != null) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public Optional<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return value == null || predicate.test(value) ? this : empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> mapper) {
        Objects.requireNonNull(mapper);
        if (value == null) {
            return empty();
        }
        return ofNullable(mapper.apply(value));
    }

    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> mapper) {
        Objects.requireNonNull(mapper);
        if (value == null) {
            return empty();
        }
        return (Optional<U>) Objects.requireNonNull(mapper.apply(value));
    }

    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        Objects.requireNonNull(supplier);
        return value != null ? this : (Optional<T>) Objects.requireNonNull(supplier.get());
    }

    public /*@ pure @*/ T orElse(T other) {
        return value != null ? value : other;
    }

    public Stream<T> stream() {
        return Stream.ofNullable(value);
    }

    public T orElseGet(Supplier<? extends T> supplier) {
        return value != null ? value : supplier.get();
    }

    public /*@ pure @*/ T orElseThrow() {
        if (value == null) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> supplier) throws X {
        if (value == null) {
            throw supplier.get();
        }
        return value;
    }

    public boolean equals(Object object) {
        return oxpecker.Oox.identical(object, this) || object instanceof Optional && Objects.equals(value, ((Optional<?>) object).value);
    }

    public int hashCode() {
        return Objects.hashCode(value);
    }

    public String toString() {
        return value != null ? "Optional[" + value + "]" : "Optional.empty";
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static Optional<Object> $of(Object[] parts) {
        oxpecker.Oox.assume(parts.length == 0 || parts.length == 1 && parts[0] != null);
        return parts.length == 0 ? Optional.<Object>empty() : Optional.of(parts[0]);
    }

    Object[] $parts() {
        return value == null ? new Object[0] : new Object[] {value};
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Optional && (value == null) == (((Optional<?>) other).value == null);
    }
}
