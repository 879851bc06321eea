package java.util;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;

public final class OptionalLong implements oxpecker.Shared {
    private static final OptionalLong EMPTY = new OptionalLong(false, 0);

    private final boolean present;
    private final long value;

    private OptionalLong(boolean present, long value) {
        this.present = present;
        this.value = value;
    }

    public static /*@ pure @*/ OptionalLong empty() {
        return EMPTY;
    }

    public static /*@ pure @*/ OptionalLong of(long value) {
        return new OptionalLong(true, value);
    }

    public /*@ pure @*/ long getAsLong() {
        return orElseThrow();
    }

    public /*@ pure @*/ boolean isPresent() {
        return present;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return !present;
    }

    public void ifPresent(LongConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(LongConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public LongStream stream() {
        return present ? LongStream.of(value) : LongStream.empty();
    }

    public /*@ pure @*/ long orElse(long other) {
        return present ? value : other;
    }

    public long orElseGet(LongSupplier supplier) {
        return present ? value : supplier.getAsLong();
    }

    public /*@ pure @*/ long orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> long orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ boolean equals(Object object) {
        if (!(object instanceof OptionalLong)) {
            return false;
        }
        OptionalLong other = (OptionalLong) object;
        return present && other.present ? Long.compare(value, other.value) == 0 : present == other.present;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Long.hashCode(value) : 0;
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalLong[" + value + "]" : "OptionalLong.empty";
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof OptionalLong && present == ((OptionalLong) other).present;
    }
}
