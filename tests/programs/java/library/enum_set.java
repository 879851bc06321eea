// Sets of constants of an enum, in their order.
// prints: [MON, WED] [TUE, THU] [TUE, WED, THU] [MON, TUE, WED, THU] []
// prints: 2 true false [MON] [WED, THU]
// prints: WED > MON
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

class EnumSets {
    enum Day { MON, TUE, WED, THU }

    public static void main(String[] args) {
        EnumSet<Day> some = EnumSet.of(Day.WED, Day.MON);
        System.out.println(some + " " + EnumSet.complementOf(some) + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.allOf(Day.class) + " " + EnumSet.noneOf(Day.class));
        System.out.print(some.size() + " " + some.contains(Day.MON) + " " + some.add(Day.WED));
        EnumSet<Day> copy = some.clone();
        for (Iterator<Day> each = copy.iterator(); each.hasNext();) {
            if (each.next() == Day.WED) {
                each.remove();
            }
        }
        System.out.println(" " + copy + " " + EnumSet.copyOf(List.of(Day.THU, Day.WED)));
        try {
            EnumSet.range(Day.WED, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    // check EnumSets.complement: valid
    static void complement(Day day, Day other) {
        if (day != null && other != null) {
            Set<Day> rest = EnumSet.complementOf(EnumSet.of(day));
            assert rest.contains(other) == (day != other) && rest.size() == 3;
        }
    }

    // check EnumSets.forgetful: invalid, exception
    static void forgetful(Day day, Day other) {
        EnumSet<Day> both = EnumSet.of(day == null ? Day.MON : day);
        both.add(other == null ? Day.TUE : other);
        assert both.size() == 2;
    }
}
