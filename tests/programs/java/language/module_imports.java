// `import module` imports the packages of a module, and other imports hide what it imports.
// prints: [1] 3 true own
import module java.base;
import module java.sql;
import java.util.List;

class Main {
    // A class of the program hides those of modules.
    static class Path {
        public String toString() {
            return "own";
        }
    }

    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(1);
        Function<Integer, Integer> next = x -> x + 2;
        AtomicInteger counter = new AtomicInteger(3);
        System.out.println(numbers + " " + next.apply(1) + " " + (counter.get() == 3) + " " + new Path());
    }
}
