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

    static void flushed(java.io.OutputStreamWriter writer) throws java.io.IOException {
        if (writer != null) {
            writer.flush();     // check Main.flushed: unknown, unsupported an input of OutputStreamWriter here
        }
    }

    static Object held(java.util.concurrent.atomic.AtomicReferenceArray<String> array) {
        return array == null ? null : array.get(0);     // check Main.held: unknown, unsupported an input of AtomicReferenceArray here
    }

    static Object collected(java.lang.ref.ReferenceQueue<String> queue) {
        return queue == null ? null : queue.poll();     // check Main.collected: unknown, unsupported a reference that the collector has put into a queue here
    }

    static boolean one(java.util.logging.Logger logger) {
        java.util.logging.Logger own = java.util.logging.Logger.getLogger("a");
        return own == logger;       // check Main.one: unknown, unsupported whether two equal objects are one object here
    }

    static void notMine(ReentrantLock lock) {
        assert lock == null || !lock.isHeldByCurrentThread();   // check Main.notMine: unknown, unsupported who holds a lock that is an input here
    }

    static void english(Locale locale) {
        assert locale != Locale.ENGLISH;    // check Main.english: unknown, unsupported comparing an input with a constant of the library (Locale) here
    }

    static void empty(Optional<String> value) {
        if (value != null && !value.isPresent()) {
            assert value == Optional.<String>empty();    // check Main.empty: unknown, unsupported comparing an input with a constant of the library (Optional) here
        }
    }

    static void ofStrings(Class<?> type) {    // check Main.ofStrings: unknown, unsupported comparing an input with a constant of the library (Class) here
        assert type != String.class;
    }

    static void ignoringCase(Comparator<String> order) {
        assert order != String.CASE_INSENSITIVE_ORDER;    // check Main.ignoringCase: unknown, unsupported comparing an input with a constant of the library (String) here
    }

    static void current(Thread thread) {    // check Main.current: unknown, unsupported comparing an input with a constant of the library (Thread) here
        assert thread != Thread.currentThread();
    }
}
