import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class StreamBasics {
    public static void main(String[] args) {
        List<Integer> list = List.of(5, 3, 8, 1, 9, 2);
        System.out.println(list.stream().filter(x -> x > 2).map(x -> x * 2).collect(Collectors.toList()));
        System.out.println(list.stream().mapToInt(Integer::intValue).sum());
        System.out.println(list.stream().mapToInt(x -> x).max().getAsInt() + " " + list.stream().mapToInt(x -> x).min());
        System.out.println(list.stream().mapToInt(x -> x).average());
        System.out.println(list.stream().sorted().map(String::valueOf).collect(Collectors.joining(", ", "[", "]")));
        System.out.println(list.stream().sorted(Comparator.reverseOrder()).toList());
        System.out.println(list.stream().count() + " " + list.stream().anyMatch(x -> x == 8) + list.stream().allMatch(x -> x > 0) + list.stream().noneMatch(x -> x > 9));
        System.out.println(list.stream().reduce(0, Integer::sum) + " " + list.stream().reduce(Math::max) + " " + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(list.stream().reduce(0, (n, s) -> n + s.toString().length(), Integer::sum));
        System.out.println(list.stream().limit(3).collect(Collectors.toList()) + "" + list.stream().skip(4).toList());
        System.out.println(list.stream().findFirst().get() + " " + list.stream().filter(x -> x > 100).findFirst().isPresent());
        System.out.println(list.stream().max(Comparator.naturalOrder()).get() + list.stream().min(Integer::compare).get());
        list.stream().forEach(x -> System.out.print(x + ";"));
        System.out.println();
        list.forEach(System.out::print);
        System.out.println();
        System.out.println(Stream.of("a", "b", "a").distinct().toList() + "" + Stream.of("z").toList());
        System.out.println(Arrays.toString(Stream.of("x", "yy").toArray(String[]::new)) + Stream.of(1, 2).toArray().length);
        Integer[] boxed = list.stream().filter(x -> x % 2 == 1).toArray(Integer[]::new);
        System.out.println(boxed.length + " " + boxed[0]);
    }
}

class StreamInts {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(IntStream.of(3, 1, 2).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 10).filter(i -> i % 3 == 0).mapToObj(i -> "n" + i).collect(Collectors.joining("-")));
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x * 2).limit(6).toArray()));
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x < 40, x -> x * 3).toArray()));
        System.out.println(Arrays.stream(new int[]{4, 5, 6}).average().orElse(0) + " " + IntStream.empty().average().isPresent());
        System.out.println(Arrays.stream(new int[]{4, 5, 6}, 1, 3).map(x -> -x).boxed().toList());
        System.out.println(IntStream.of(1, 2, 2, 3, 1).distinct().sorted().boxed().map(String::valueOf).collect(Collectors.joining()));
        System.out.println(IntStream.rangeClosed(1, 3).mapToDouble(x -> x / 2.0).sum() + " " + IntStream.range(0, 3).asLongStream().sum());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + LongStream.of(Integer.MAX_VALUE, 1).sum());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "abc".chars().mapToObj(c -> (char) c).map(c -> (char) (c + 1)).toList());
        System.out.println(IntStream.rangeClosed(2, 30).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(IntStream.range(0, 4).summaryStatistics());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 1e16, -1e16).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).average().getAsDouble() + " " + DoubleStream.of(3.5, -1).max().getAsDouble());
        System.out.println(DoubleStream.of(Double.POSITIVE_INFINITY, 1).sum() + " " + DoubleStream.of(0.1, 0.2, 0.7, 0.3, 0.9).sum());
        System.out.println(Arrays.stream(new double[]{1, 2, 4}).map(Math::sqrt).mapToObj(d -> "" + d).collect(Collectors.joining(" ")));
        System.out.println(IntStream.concat(IntStream.of(1), IntStream.range(5, 7)).boxed().toList() + " " + IntStream.range(0, 3).flatMap(i -> IntStream.range(0, i)).sum());
        System.out.println(IntStream.range(5, 2).count() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).count());
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        while (it.hasNext()) System.out.print(it.nextInt() + ",");
        System.out.println();
        System.out.println(LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong());
    }
}

class StreamLazy {
    public static void main(String[] args) {
        System.out.println(Stream.of("one", "two", "three", "four").filter(s -> { System.out.println("filter " + s); return s.length() > 3; }).map(s -> { System.out.println("map " + s); return s.toUpperCase(); }).findFirst().get());
        System.out.println(Stream.of(3, 1, 2).peek(x -> System.out.println("before " + x)).sorted().peek(x -> System.out.println("after " + x)).limit(2).toList());
        System.out.println(Stream.iterate(1, x -> { System.out.println("next " + x); return x + 1; }).limit(3).map(x -> x * x).toList());
        System.out.println(List.of(1, 2, 3).stream().peek(x -> System.out.println("never " + x)).map(x -> x + 1).count());
        System.out.println(List.of(1, 2, 3).stream().peek(x -> System.out.println("seen " + x)).filter(x -> x > 1).count());
        System.out.println(Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 3).toList() + "" + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 3).toList());
        List<String> late = new ArrayList<>(List.of("a"));
        Stream<String> s = late.stream();
        late.add("b");
        System.out.println(s.toList());
        try {
            s.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[] calls = {0};
        System.out.println(Stream.generate(() -> calls[0]++).limit(4).mapToInt(x -> x).sum() + " " + calls[0]);
        try {
            Stream.of(1).limit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> it = Stream.of(1, 2).iterator();
        System.out.println(it.next() + it.next() + " " + it.hasNext());
        try {
            List<Integer> fixed = Stream.of(1).toList();
            fixed.add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
    }
}

class StreamCollectors {
    record Person(String name, int age, String city) { }

    enum Size { SMALL, BIG }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("ann", 30, "Oslo"), new Person("bob", 20, "Rome"), new Person("cyd", 40, "Oslo"), new Person("dan", 20, "Bern"));
        System.out.println("" + people.stream().collect(Collectors.groupingBy(Person::city)).get("Oslo").size());
        System.out.println(new TreeMap<>(people.stream().collect(Collectors.groupingBy(Person::city, Collectors.counting()))));
        System.out.println("" + people.stream().collect(Collectors.groupingBy(Person::age, TreeMap::new, Collectors.mapping(Person::name, Collectors.joining("+")))));
        System.out.println("" + people.stream().collect(Collectors.toMap(Person::name, Person::age)).get("cyd"));
        System.out.println("" + people.stream().collect(Collectors.toMap(p -> p.city(), p -> p.age(), Integer::sum, TreeMap::new)));
        try {
            people.stream().collect(Collectors.toMap(Person::city, Person::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("" + people.stream().collect(Collectors.partitioningBy(p -> p.age() > 25, Collectors.mapping(p -> p.name(), Collectors.toList()))));
        System.out.println("" + people.stream().collect(Collectors.averagingInt(Person::age)) + " " + people.stream().collect(Collectors.summingInt(Person::age)));
        System.out.println(people.stream().map(Person::city).collect(Collectors.toSet()).size() + " " + people.stream().map(Person::name).collect(Collectors.toCollection(TreeSet::new)).first());
        System.out.println(people.stream().sorted(Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).collect(Collectors.joining(",")));
        System.out.println("" + people.stream().collect(Collectors.maxBy(Comparator.comparingInt(Person::age))).get().name());
        System.out.println("" + people.stream().collect(Collectors.groupingBy(p -> p.age() > 25 ? Size.BIG : Size.SMALL, () -> new EnumMap<>(Size.class), Collectors.summingInt(Person::age))));
        System.out.println("" + people.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        System.out.println("" + people.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(p -> p.age()), (n, avg) -> n + ":" + avg)));
        System.out.println("" + people.stream().collect(Collectors.filtering(p -> p.age() < 25, Collectors.counting())));
        System.out.println("" + people.stream().collect(Collectors.reducing(0, Person::age, Integer::sum)) + " " + people.stream().mapToInt(Person::age).summaryStatistics().getMax());
        System.out.println("" + people.stream().collect(StringBuilder::new, (sb, p) -> sb.append(p.name().charAt(0)), StringBuilder::append));
        System.out.println(people.stream().map(Person::name).flatMap(n -> Stream.of(n.split(""))).distinct().sorted().collect(Collectors.joining()));
        Map<String, Integer> words = new TreeMap<>();
        Arrays.stream("to be or not to be".split(" ")).forEach(w -> words.merge(w, 1, Integer::sum));
        System.out.println(words);
        System.out.println(words.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.toList()));
        System.out.println(words.entrySet().stream().max(Map.Entry.comparingByValue()).get().getKey());
        System.out.println(words.values().stream().mapToInt(Integer::intValue).sum() + " " + words.keySet().stream().map(String::length).reduce(0, Integer::sum));
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3));
        System.out.println(nested.stream().flatMap(List::stream).map(x -> x + 1).collect(Collectors.toList()));
        System.out.println(nested.stream().mapToInt(List::size).boxed().collect(Collectors.toList()) + "" + Stream.concat(Stream.of(1), Stream.of(2)).toList());
        System.out.println(Optional.of(3).stream().map(x -> x + 1).findAny().get() + " " + Stream.ofNullable(null).count());
        Function<Integer, Predicate<Integer>> above = n -> x -> x > n;
        System.out.println(Stream.of(1, 5, 9).filter(above.apply(3).and(x -> x < 9)).toList());
        System.out.println("" + people.stream().collect(Collectors.groupingBy(Person::city, LinkedHashMap::new, Collectors.averagingInt(Person::age))));
    }
}
