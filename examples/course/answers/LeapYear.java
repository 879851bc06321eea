/** Whether a year of the Gregorian calendar has 366 days. */
class LeapYear {
    static boolean isLeap(int year) {
        if (year % 400 == 0) {
            return true;
        }
        if (year % 100 == 0) {
            return false;
        }
        return year % 4 == 0;
    }
}
