package java.time.temporal;

import java.time.Duration;
import oxpecker.NeverNull;

public interface TemporalUnit {
    @NeverNull
    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();

    @NeverNull
    <R extends Temporal> R addTo(R temporal, long amount);

    long between(Temporal from, Temporal to);

    @NeverNull
    String toString();
}
