package java.time.temporal;

import java.util.List;
import oxpecker.NeverNull;

public interface TemporalAmount {
    long get(TemporalUnit unit);

    @NeverNull
    List<TemporalUnit> getUnits();

    @NeverNull
    Temporal addTo(Temporal temporal);

    @NeverNull
    Temporal subtractFrom(Temporal temporal);
}
