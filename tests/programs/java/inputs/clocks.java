// A clock that is given may stand or go. It has a time zone.
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

class Lease {
    private final Clock clock;
    private final Instant end;

    private Lease(Clock clock, Instant end) {
        this.clock = clock;
        this.end = end;
    }

    static Lease until(Clock clock, Instant end) {
        if (clock == null || end == null) {
            throw new IllegalArgumentException();
        }
        return new Lease(clock, end);
    }

    // check Lease.isOver: valid within bounds
    boolean isOver() {
        return !clock.instant().isBefore(end);
    }

    // check Lease.overForEver: invalid, exception
    void overForEver() {
        assert isOver() == isOver();
    }

    // check Lease.zone: valid within bounds
    static int zone(Clock clock) {
        return clock == null ? 0 : clock.getZone().getId().length();
    }

    // check Lease.started: invalid, exception
    static long started(Clock clock) {
        return clock == null ? 0 : 100 / (clock.millis() - 7);
    }

    // run Lease.stands(): returns true
    static boolean stands() {
        ZoneId zone = ZoneOffset.UTC;
        Clock clock = Clock.fixed(Instant.ofEpochSecond(3), zone);
        return clock.instant().equals(clock.instant()) && clock.getZone().equals(zone);
    }

    // run Lease.withoutZone(): throws NullPointerException
    static Clock withoutZone() {
        return Clock.fixed(Instant.EPOCH, ZoneOffset.UTC).withZone(null);
    }
}
