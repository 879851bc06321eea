/** The lengths of months in the Gregorian calendar. */
public final class MonthLength {
    private MonthLength() {}

    //@ ensures \result <==> (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    static /*@ pure */ boolean isLeap(int year) {
        return year % 4 == 0 && year % 100 != 0;
    }

    //@ requires 1 <= month && month <= 12;
    //@ ensures 28 <= \result && \result <= 31;
    public static int days(int year, int month) {
        switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }
}
