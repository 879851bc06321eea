// Dates: leap years, days of months, the next day; the wrong one forgets the century rule.
class Date {
    final int year;
    final int month;
    final int day;
    //@ invariant 1 <= month && month <= 12 && 1 <= day && day <= length(year, month);

    //@ requires 1 <= month && month <= 12 && 1 <= day && day <= length(year, month);
    Date(int year, int month, int day) {                // check Date.Date: valid
        this.year = year;
        this.month = month;
        this.day = day;
    }

    /*@ pure @*/ static boolean leap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /*@ pure @*/ static int length(int year, int month) {
        return switch (month) {
            case 2 -> leap(year) ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    // check Date.next: valid
    //@ requires year < 10000;
    //@ ensures \result.day == 1 || \result.day == day + 1 && \result.month == month;
    Date next() {
        if (day < length(year, month)) {
            return new Date(year, month, day + 1);
        }
        return month == 12 ? new Date(year + 1, 1, 1) : new Date(year, month + 1, 1);
    }

    static boolean simple(int year) {
        return year % 4 == 0;
    }

    static void centuries(int year) {
        if (year > 1900 && year < 2200) {
            assert leap(year) == simple(year);          // check Date.centuries: invalid, exception here
        }
    }

    Date tomorrow() {
        return new Date(year, month, day + 1);          // check Date.tomorrow: invalid, requires
    }
}
