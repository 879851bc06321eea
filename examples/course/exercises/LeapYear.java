/** Whether a year of the Gregorian calendar has 366 days. */
class LeapYear {
    static boolean isLeap(int year) {
        return year % 4 == 0 && year % 100 != 0;
    }
}
