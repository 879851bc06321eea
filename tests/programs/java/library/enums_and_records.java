// What enums have from `Enum`, and records from `Record`.
// prints: LARGE1 large 1 false true UP0 UP 0 true true
// prints: large -1 Step [small, large]
// prints: No enum constant Main.Size.small
// prints: Pair[first=a, second=null] true true truefalse
// prints: Range[low=0, high=3] false 3 67
// prints: 0 > -1 4
// prints: true false false
// prints: 64 Pair[first=Pair[first=1, second=2], second=c]
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

class Main {
    enum Size {
        SMALL, LARGE;

        @Override
        public String toString() {
            return name().toLowerCase();
        }
    }

    enum Step {
        UP { @Override int by() { return 1; } },
        DOWN { @Override int by() { return -1; } };

        abstract int by();
    }

    record Pair<A, B>(A first, B second) { }

    record Range(int low, int high) {
        static int made;

        Range {
            if (low > high) {
                throw new IllegalArgumentException(low + " > " + high);
            }
            made++;
        }

        Range(int high) {
            this(0, high);
        }
    }

    record Numbers(int[] values, double weight, float share) { }

    static <E extends Enum<E>> String told(Enum<E> constant, E other) {
        return constant.name() + constant.ordinal() + " " + constant + " " + constant.compareTo(other) + " " + constant.equals(other) + " " + (constant.hashCode() == constant.hashCode());
    }

    static boolean isRecord(Object value) {
        return value instanceof Record;
    }

    public static void main(String[] args) {
        System.out.println(told(Size.LARGE, Size.SMALL) + " " + told(Step.UP, Step.UP));
        System.out.println(Size.LARGE.toString() + " " + Step.DOWN.by() + " " + Step.DOWN.getDeclaringClass().getSimpleName() + " " + Arrays.toString(Size.values()));
        try {
            Size.valueOf("small");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        records();
    }

    static void records() {
        Pair<String, Integer> pair = new Pair<>("a", null);
        Record same = new Pair<>("a", null);
        System.out.println(pair + " " + pair.equals(same) + " " + (pair.hashCode() == same.hashCode()) + " " + isRecord(pair) + isRecord("a"));
        System.out.println(new Range(3) + " " + new Range(1, 1).equals(new Range(1)) + " " + Range.made + " " + new Range(2, 5).hashCode());
        try {
            new Range(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        int[] values = {1};
        Numbers numbers = new Numbers(values, 0.0, Float.NaN);
        System.out.println(numbers.equals(new Numbers(values, 0.0, Float.NaN)) + " " + numbers.equals(new Numbers(values, -0.0, Float.NaN)) + " " + numbers.equals(new Numbers(new int[] {1}, 0.0, Float.NaN)));
        System.out.println(Objects.hash(List.of(new Range(2))) + " " + new Pair<>(new Pair<>(1, 2), 'c'));
    }
}
