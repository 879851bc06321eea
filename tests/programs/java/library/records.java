// Records as keys: equals, hashCode and toString of every kind of component.
// prints: Point[x=1, y=2] true 33 -86
// prints: Mixed[name=n, weight=1.5, id=1099511627776, flag=true, c=c, f=2.5, o=null] -1977745566 true
// prints: [Point[x=0, y=0], Point[x=1, y=1], Point[x=0, y=1], Point[x=2, y=0], Point[x=1, y=0], Point[x=2, y=1]]
// prints: 1second
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Main {
    record Point(int x, int y) {
    }

    record Mixed(String name, double weight, long id, boolean flag, char c, float f, Object o) {
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        System.out.println(p + " " + p.equals(new Point(1, 2)) + " " + p.hashCode() + " " + new Point(-3, 7).hashCode());
        Mixed m = new Mixed("n", 1.5, 1L << 40, true, 'c', 2.5f, null);
        System.out.println(m + " " + m.hashCode() + " " + m.equals(new Mixed("n", 1.5, 1L << 40, true, 'c', 2.5f, null)));
        Set<Point> seen = new HashSet<>();
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                seen.add(new Point(i % 3, j % 2));
            }
        }
        System.out.println(seen);
        Map<Point, String> names = new HashMap<>();
        names.put(p, "first");
        names.put(new Point(1, 2), "second");
        System.out.println(names.size() + names.get(p));
    }
}
