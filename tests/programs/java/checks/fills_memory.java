// A loop that only fills a list or a text never ends, unless it looks into what it fills; a right version stands beside each wrong one.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

class Filling {
    // check Filling.forever: invalid, never ends
    static void forever() {
        List<Integer> list = new ArrayList<>();
        while (true) {
            list.add(1);
        }
    }

    // check Filling.upTo: invalid, never ends
    static List<Integer> upTo(int n) {
        List<Integer> list = new ArrayList<>();
        int i = 0;
        while (i < n) {
            list.add(i);
        }
        return list;
    }

    // check Filling.sized: valid
    //@ requires n < 9;
    static List<Integer> sized(int n) {
        List<Integer> list = new ArrayList<>();
        while (list.size() < n) {
            list.add(1);
        }
        return list;
    }

    // The list that is filled is not the one that is asked.
    // check Filling.copied: invalid, never ends
    //@ requires words != null;
    static List<String> copied(List<String> words) {
        List<String> result = new ArrayList<>();
        int i = 0;
        while (i < words.size()) {
            result.add("word");
        }
        return result;
    }

    // check Filling.same: valid
    static int same() {
        List<String> words = new ArrayList<>();
        List<String> result = words;
        while (words.size() < 300) {
            result.add("word");
        }
        return words.size();
    }

    // check Filling.walked: invalid, never ends
    //@ requires words != null;
    static int walked(List<String> words) {
        List<String> result = new ArrayList<>();
        Iterator<String> walk = words.iterator();
        while (walk.hasNext()) {
            result.add("word");
        }
        return result.size();
    }

    // The iterator looks into the list that is filled, and fails.
    // check Filling.walkedAndFilled: invalid, exception
    static int walkedAndFilled() {
        List<String> words = new ArrayList<>();
        words.add("first");
        Iterator<String> walk = words.iterator();
        while (walk.hasNext()) {
            words.add("word");
            walk.next();
        }
        return words.size();
    }

    // The sum of what is inside decides.
    // check Filling.counted: valid
    static int counted() {
        Deque<Integer> numbers = new ArrayDeque<>();
        int first = 0;
        while (first < 200) {
            numbers.addFirst(numbers.isEmpty() ? 1 : numbers.peekFirst() + 1);
            first = numbers.peekFirst();
        }
        return first;
    }

    // The deque refuses the null that comes in the end.
    // check Filling.refused: invalid, exception
    static int refused() {
        Deque<Object> numbers = new ArrayDeque<>();
        int round = 0;
        Object next = "next";
        while (true) {
            numbers.addFirst(next);
            round++;
            next = round > 400 ? null : "next";
        }
    }

    // check Filling.grouped: invalid, never ends
    //@ requires words != null;
    static Map<Integer, List<String>> grouped(List<String> words) {
        Map<Integer, List<String>> result = new HashMap<>();
        int i = 0;
        while (i < words.size()) {
            result.computeIfAbsent(i, key -> new ArrayList<>()).add("word");
        }
        return result;
    }

    // check Filling.padded: invalid, never ends
    //@ requires text != null;
    static String padded(String text, int width) {
        StringBuilder result = new StringBuilder(text);
        while (text.length() < width) {
            result.append(' ');
        }
        return result.toString();
    }

    // check Filling.digits: invalid, never ends
    static String digits(int number) {
        String result = "";
        while (number > 0) {
            result += number % 10;
        }
        return result;
    }

    // check Filling.long_: valid
    static String long_() {
        String result = "";
        while (result.length() < 300) {
            result += "abc";
        }
        return result;
    }

    // A view looks into the list.
    // check Filling.viewed: valid
    static int viewed() {
        List<Integer> list = new ArrayList<>();
        List<Integer> view = Collections.unmodifiableList(list);
        while (view.size() < 300) {
            list.add(2);
        }
        return list.size();
    }

    // check Filling.held: valid
    static int held() {
        List<List<Integer>> all = new ArrayList<>();
        List<Integer> list = new ArrayList<>();
        all.add(list);
        while (all.get(0).size() < 300) {
            list.add(1);
        }
        return list.size();
    }

    static class Counting extends ArrayList<Integer> {
        int count;

        public boolean add(Integer x) {
            count++;
            return super.add(x);
        }
    }

    // check Filling.counting: valid
    static int counting() {
        Counting list = new Counting();
        while (list.count < 300) {
            list.add(1);
        }
        return list.size();
    }

    // check Filling.looking: invalid, exception
    static void looking() {
        List<Integer> list = new ArrayList<>();
        Runnable check = () -> {
            if (list.size() > 300) {
                throw new IllegalStateException();
            }
        };
        while (true) {
            list.add(1);
            check.run();
        }
    }
}
