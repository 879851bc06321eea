// Inputs of library classes whose states are not known, and inputs that may be constants of the library.
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class Main {
    static boolean matches(Pattern pattern) {
        return pattern != null && pattern.matcher("").matches();    // check Main.matches: unknown, unsupported an input of Pattern here
    }

    static boolean found(Matcher matcher) {
        return matcher != null && matcher.find();   // check Main.found: unknown, unsupported an input of Matcher here
    }

    static long count(Stream<String> texts) {
        return texts == null ? 0 : texts.count();   // check Main.count: unknown, unsupported an input of Stream here
    }

    static int sum(IntStream numbers) {
        return numbers == null ? 0 : numbers.sum();     // check Main.sum: unknown, unsupported an input of IntStream here
    }

    static long sumOfLongs(LongStream numbers) {
        return numbers == null ? 0 : numbers.sum();     // check Main.sumOfLongs: unknown, unsupported an input of LongStream here
    }

    static double sumOfDoubles(DoubleStream numbers) {
        return numbers == null ? 0 : numbers.sum();     // check Main.sumOfDoubles: unknown, unsupported an input of DoubleStream here
    }

    static String own(ThreadLocal<String> texts) {
        return texts == null ? "" : texts.get();        // check Main.own: unknown, unsupported an input of ThreadLocal here
    }

    static void notMine(ReentrantLock lock) {
        assert lock == null || !lock.isHeldByCurrentThread();   // check Main.notMine: unknown, unsupported who holds a lock that is an input here
    }

    static void english(Locale locale) {    // check Main.english: unknown, unsupported comparing an input with a constant of the library (Locale) here
        assert locale != Locale.ENGLISH;
    }

    static void empty(Optional<String> value) {    // check Main.empty: unknown, unsupported comparing an input with a constant of the library (Optional) here
        if (value != null && !value.isPresent()) {
            assert value == Optional.<String>empty();
        }
    }

    static void ofStrings(Class<?> type) {    // check Main.ofStrings: unknown, unsupported comparing an input with a constant of the library (Class) here
        assert type != String.class;
    }

    static void ignoringCase(Comparator<String> order) {    // check Main.ignoringCase: unknown, unsupported comparing an input with a constant of the library (String) here
        assert order != String.CASE_INSENSITIVE_ORDER;
    }

    static void current(Thread thread) {    // check Main.current: unknown, unsupported comparing an input with a constant of the library (Thread) here
        assert thread != Thread.currentThread();
    }
}
