package java.sql;

import java.time.Instant;
import java.time.LocalTime;
import oxpecker.Oox;

public class Time extends java.util.Date {
    public Time(long time) {
        super(time);
    }

    public static Time valueOf(LocalTime local) {
        java.util.Objects.requireNonNull(local);
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public LocalTime toLocalTime() {
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }

    public int getYear() {
        throw new IllegalArgumentException();
    }

    public int getMonth() {
        throw new IllegalArgumentException();
    }

    public int getDay() {
        throw new IllegalArgumentException();
    }

    public int getDate() {
        throw new IllegalArgumentException();
    }
}
