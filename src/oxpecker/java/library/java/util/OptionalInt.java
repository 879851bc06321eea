package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

public final class OptionalInt implements oxpecker.Shared {
    private static final OptionalInt EMPTY = new OptionalInt(false, 0);

    private final boolean present;
    private final int value;

    private OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    public static /*@ pure @*/ OptionalInt empty() {
        return EMPTY;
    }

    public static /*@ pure @*/ OptionalInt of(int value) {
        return new OptionalInt(true, value);
    }

    public /*@ pure @*/ int getAsInt() {
        return orElseThrow();
    }

    public /*@ pure @*/ boolean isPresent() {
        return present;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return !present;
    }

    public void ifPresent(IntConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(IntConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public IntStream stream() {
        return present ? IntStream.of(value) : IntStream.empty();
    }

    public /*@ pure @*/ int orElse(int other) {
        return present ? value : other;
    }

    public int orElseGet(IntSupplier supplier) {
        return present ? value : supplier.getAsInt();
    }

    public /*@ pure @*/ int orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> int orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ boolean equals(Object object) {
        if (!(object instanceof OptionalInt)) {
            return false;
        }
        OptionalInt other = (OptionalInt) object;
        return present && other.present ? Integer.compare(value, other.value) == 0 : present == other.present;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Integer.hashCode(value) : 0;
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof OptionalInt && present == ((OptionalInt) other).present;
    }
}
