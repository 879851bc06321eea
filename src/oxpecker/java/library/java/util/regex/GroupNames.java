package java.util.regex;

import oxpecker.Frozen;

/** The name of a group, and those of the groups before it. */
final class GroupNames implements Frozen {
    private final String name;
    private final int number;
    private final GroupNames before;

    GroupNames(String name, int number, GroupNames before) {
        this.name = name;
        this.number = number;
        this.before = before;
    }

    /** The number of the group with a name, or 0. */
    static int number(GroupNames last, String name) {
        for (GroupNames each = last; each != null; each = each.before) {
            if (each.name.equals(name)) {
                return each.number;
            }
        }
        return 0;
    }
}
