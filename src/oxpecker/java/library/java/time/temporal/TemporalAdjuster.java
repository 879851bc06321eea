package java.time.temporal;

import oxpecker.NeverNull;

@FunctionalInterface
public interface TemporalAdjuster {
    @NeverNull
    Temporal adjustInto(Temporal temporal);
}
