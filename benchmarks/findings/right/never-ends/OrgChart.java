/** Levels of an organisation. */
public final class OrgChart {
    private OrgChart() {}

    /** How many levels are needed for a number of people, if each manager has up to two. */
    public static int levels(int people) {
        if (people <= 1) {
            return 1;
        }
        return 1 + levels(people / 2);
    }
}
