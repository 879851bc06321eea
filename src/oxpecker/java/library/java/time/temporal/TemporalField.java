package java.time.temporal;

import oxpecker.NeverNull;

public interface TemporalField {
    @NeverNull
    TemporalUnit getBaseUnit();

    @NeverNull
    TemporalUnit getRangeUnit();

    @NeverNull
    ValueRange range();

    boolean isDateBased();

    boolean isTimeBased();

    boolean isSupportedBy(TemporalAccessor temporal);

    @NeverNull
    ValueRange rangeRefinedBy(TemporalAccessor temporal);

    long getFrom(TemporalAccessor temporal);

    @NeverNull
    <R extends Temporal> R adjustInto(R temporal, long value);

    @NeverNull
    String toString();
}
