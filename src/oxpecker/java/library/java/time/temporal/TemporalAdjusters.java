package java.time.temporal;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;

import java.time.DayOfWeek;

public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return date -> date.with(DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return date -> date.with(DAY_OF_MONTH, date.range(DAY_OF_MONTH).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return date -> date.with(DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return date -> date.with(DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return date -> date.with(DAY_OF_YEAR, date.range(DAY_OF_YEAR).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return date -> date.with(DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
    }

    public static TemporalAdjuster next(DayOfWeek day) {
        int wanted = day.getValue();
        return date -> {
            int ahead = wanted - date.get(DAY_OF_WEEK);
            return date.plus(ahead <= 0 ? ahead + 7 : ahead, ChronoUnit.DAYS);
        };
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek day) {
        int wanted = day.getValue();
        return date -> {
            int ahead = wanted - date.get(DAY_OF_WEEK);
            return ahead == 0 ? date : date.plus(ahead < 0 ? ahead + 7 : ahead, ChronoUnit.DAYS);
        };
    }

    public static TemporalAdjuster previous(DayOfWeek day) {
        int wanted = day.getValue();
        return date -> {
            int back = date.get(DAY_OF_WEEK) - wanted;
            return date.minus(back <= 0 ? back + 7 : back, ChronoUnit.DAYS);
        };
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek day) {
        int wanted = day.getValue();
        return date -> {
            int back = date.get(DAY_OF_WEEK) - wanted;
            return back == 0 ? date : date.minus(back < 0 ? back + 7 : back, ChronoUnit.DAYS);
        };
    }
}
