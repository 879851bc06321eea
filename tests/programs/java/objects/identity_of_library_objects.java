// Java does not specify whether factories, views, lambdas and texts of the library give a new object.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;
import java.util.logging.Logger;

class Identities {
    static <T> boolean same(T one, T two) {
        return one == two;
    }

    static Runnable task() {
        return () -> { };
    }

    // --- what is specified ---------------------------------------------------------------------------------

    // check Identities.distinct: valid
    static void distinct() {
        Object two = BigInteger.valueOf(2), three = BigInteger.valueOf(3);
        Comparable<BigDecimal> half = new BigDecimal("0.5"), third = new BigDecimal("0.3");
        assert two != three && half != third;
        assert !same(Logger.getLogger("a"), Logger.getLogger("b"));
        assert !same(List.of(), List.of(1)) && !same(Optional.empty(), Optional.of(1));
        Runnable other = () -> { };
        assert task() != other;
    }

    // check Identities.own: valid
    static void own() {
        BigInteger number = BigInteger.valueOf(7);
        List<BigInteger> numbers = List.of(number);
        Map<Object, String> names = new IdentityHashMap<>();
        names.put(number, "seven");
        assert numbers.get(0) == number && names.get(number).equals("seven");
        Runnable task = task();
        assert same(task, task) && new HashSet<>(List.of(task)).contains(task);
    }

    // check Identities.fresh: valid
    static void fresh(String name, int number) {
        String joined = name + number;
        Object copy = new String(joined);
        assert copy != (Object) joined && joined != name;
    }

    // check Identities.equalObjects: valid
    static void equalObjects() {
        assert List.of(1).equals(List.of(1)) && Optional.empty().equals(Optional.empty());
        assert BigInteger.ONE.equals(BigInteger.valueOf(1)) && "Ab".toLowerCase().equals("ab");
    }

    // Inputs are as many as they are.
    // check Identities.views: valid
    static void views(List<String> one, List<String> two) {
        assert one == two || one != two;
    }

    // --- what is not ---------------------------------------------------------------------------------------

    static void number() {
        Object one = BigInteger.ONE, other = BigInteger.valueOf(1);
        assert one != other;    // check Identities.number: unknown, unsupported whether two equal objects are one object here
    }

    static void decimal() {
        Comparable<BigDecimal> one = BigDecimal.valueOf(5), other = BigDecimal.valueOf(5);
        assert one != other;    // check Identities.decimal: unknown, unsupported whether two equal objects are one object here
    }

    static void logger() {
        assert !Logger.getLogger("a").equals(Logger.getLogger("a"));   // check Identities.logger: unknown, unsupported whether two equal objects are one object here
    }

    static void variable() {
        assert !same(Optional.empty(), Optional.ofNullable(null)) || same(List.of(), List.of());   // check Identities.variable: unknown, unsupported whether two equal objects are one object
    }

    static void elements() {
        Object[] all = {Collections.emptyList(), Collections.emptyList()};
        assert all[0] != all[1];    // check Identities.elements: unknown, unsupported whether two equal objects are one object here
    }

    static void keys() {
        Map<Object, String> names = new IdentityHashMap<>();
        names.put(BigInteger.TEN, "ten");
        assert !names.containsKey(BigInteger.valueOf(10));  // check Identities.keys: unknown, unsupported whether two equal objects are one object here
    }

    static void view() {
        Map<String, String> map = new HashMap<>();
        assert map.keySet() != map.keySet();    // check Identities.view: unknown, unsupported whether two equal objects are one object here
    }

    static void lambda() {
        assert task() != task();    // check Identities.lambda: unknown, unsupported whether two equal objects are one object here
    }

    static void text() {
        assert String.join(",", "a") != "a";    // check Identities.text: unknown, unsupported whether two equal strings are one object here
    }

    static void message() {
        assert new IllegalStateException("x").getMessage() != "x";  // check Identities.message: unknown, unsupported whether two equal strings are one object here
    }

    static int hash() {
        return System.identityHashCode(BigInteger.ONE);     // check Identities.hash: unknown, unsupported the identity hash code of an object that Java may keep only once here
    }

    static void lock() {    // check Identities.lock: unknown, unsupported a lock on an object that Java may keep only once here
        Object lock = BigInteger.ONE.add(BigInteger.ONE);
        synchronized (lock) {
            lock.hashCode();
        }
    }

    static void defaults() {
        assert Locale.getDefault() == Locale.US;    // check Identities.defaults: unknown, unsupported whether two equal objects are one object here
    }

    // check Identities.literal: valid
    static void literal() {
        synchronized ("lock") {
            assert System.identityHashCode(new Identities()) > 0;
        }
    }
}
