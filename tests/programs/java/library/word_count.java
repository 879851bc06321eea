// A program that uses many collections together.
// prints: {the=4, times=2, foolishness=1, of=4, was=4, worst=1, best=1, it=4, age=2, wisdom=1}
// prints: {a=[age], b=[best], f=[foolishness], i=[it], o=[of], t=[the, times], w=[was, worst, wisdom]}
// prints: it      4
// prints: of      4
// prints: the     4
// prints: was     4
// prints: {4=[it, of, the, was], 2=[age, times], 1=[best, foolishness, wisdom, worst]}
// prints: wwfb
import java.util.*;

class Main {
    public static void main(String[] args) {
        String text = "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness";
        Map<String, Integer> counts = new HashMap<>();
        Map<Character, List<String>> byLetter = new TreeMap<>();
        for (String raw : text.split("\\s+")) {
            String word = raw.replaceAll("[^a-zA-Z]", "").toLowerCase();
            counts.merge(word, 1, Integer::sum);
            List<String> group = byLetter.computeIfAbsent(word.charAt(0), c -> new ArrayList<>());
            if (!group.contains(word)) {
                group.add(word);
            }
        }
        System.out.println(counts);
        System.out.println(byLetter);
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.<String, Integer>comparingByKey()));
        for (Map.Entry<String, Integer> entry : entries.subList(0, 4)) {
            System.out.printf("%-6s%3d%n", entry.getKey(), entry.getValue());
        }
        Map<Integer, Set<String>> byCount = new TreeMap<>(Comparator.reverseOrder());
        counts.forEach((word, count) -> byCount.computeIfAbsent(count, k -> new TreeSet<>()).add(word));
        System.out.println(byCount);
        Deque<String> stack = new ArrayDeque<>(byCount.get(1));
        StringBuilder reversed = new StringBuilder();
        while (!stack.isEmpty()) {
            reversed.append(stack.pollLast().charAt(0));
        }
        System.out.println(reversed);
    }
}
