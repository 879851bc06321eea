package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

public final class OptionalDouble implements oxpecker.Shared {
    private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);

    private final boolean present;
    private final double value;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static /*@ pure @*/ OptionalDouble empty() {
        return EMPTY;
    }

    public static /*@ pure @*/ OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public /*@ pure @*/ double getAsDouble() {
        return orElseThrow();
    }

    public /*@ pure @*/ boolean isPresent() {
        return present;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return !present;
    }

    public void ifPresent(DoubleConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable otherwise) {
        if (present) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public DoubleStream stream() {
        return present ? DoubleStream.of(value) : DoubleStream.empty();
    }

    public /*@ pure @*/ double orElse(double other) {
        return present ? value : other;
    }

    public double orElseGet(DoubleSupplier supplier) {
        return present ? value : supplier.getAsDouble();
    }

    public /*@ pure @*/ double orElseThrow() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> supplier) throws X {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public /*@ pure @*/ boolean equals(Object object) {
        if (!(object instanceof OptionalDouble)) {
            return false;
        }
        OptionalDouble other = (OptionalDouble) object;
        return present && other.present ? Double.compare(value, other.value) == 0 : present == other.present;
    }

    public /*@ pure @*/ int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public /*@ pure @*/ String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof OptionalDouble && present == ((OptionalDouble) other).present;
    }
}
