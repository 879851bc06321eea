package java.sql;

import java.time.Instant;
import java.time.LocalDate;
import oxpecker.Oox;

public class Date extends java.util.Date {
    public Date(long time) {
        super(time);
    }

    public static Date valueOf(LocalDate local) {
        java.util.Objects.requireNonNull(local);
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public LocalDate toLocalDate() {
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }

    public int getHours() {
        throw new IllegalArgumentException();
    }

    public int getMinutes() {
        throw new IllegalArgumentException();
    }

    public int getSeconds() {
        throw new IllegalArgumentException();
    }
}
