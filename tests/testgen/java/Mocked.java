package mocked;

import java.io.IOException;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** Methods whose inputs nobody implements. */
public class Mocked {
    static class Key {
    }

    static class Account {
        int balance;
        private int limit;
    }

    static class Refused extends Exception {
        final int code;

        Refused(int code) {
            super("refused");
            this.code = code;
        }
    }

    interface Source {
        boolean hasNext();

        int next() throws IOException;
    }

    interface Bank {
        //@ assignable a.balance, a.limit;
        //@ ensures a.balance >= 0;
        void settle(Account a);

        //@ pure
        boolean trusts(Account a);

        //@ signals (IllegalStateException e) n > 10;
        int charge(int n) throws Refused;
    }

    interface Visitor {
        int visit(int number);

        int visit(String text);

        void done();
    }

    interface KeyOrder extends Comparator<Key> {
        default boolean less(Key a, Key b) {
            return compare(a, b) < 0;
        }
    }

    abstract static class Shape {
        int width;
        private final String name;

        Shape(int width, String name) {
            this.width = width;
            this.name = name;
        }

        abstract int area(int scale);

        boolean isWide() {
            return area(2) > width;
        }
    }

    static Key greatest(Comparator<Key> order, Key a, Key b, Key c) {
        if (order == null) {
            return null;
        }
        Key best = order.compare(a, b) < 0 ? b : a;
        return order.compare(best, c) < 0 ? c : best;
    }

    static <T extends Comparable<T>> boolean sorted(T a, T b) {
        return a != null && b != null && a.compareTo(b) <= 0;
    }

    static int sum(Source source) {
        int sum = 0;
        int count = 0;
        try {
            while (source != null && count < 2 && source.hasNext()) {
                sum += source.next();
                count++;
            }
        } catch (IOException e) {
            return -1;
        }
        return sum > 3 ? 1 : count;
    }

    static boolean settled(Bank bank, Account account) {
        if (bank == null || account == null || !bank.trusts(account)) {
            return false;
        }
        bank.settle(account);
        return account.balance > 5;
    }

    static int charged(Bank bank, int n) {
        try {
            return bank == null ? 0 : bank.charge(n) > 0 ? 1 : 2;
        } catch (Refused e) {
            return 3;
        } catch (IllegalStateException e) {
            return 4;
        }
    }

    static int visited(Visitor visitor, int n) {
        if (visitor == null) {
            return 0;
        }
        if (n > 3) {
            return visitor.visit(n);
        }
        visitor.done();
        return visitor.visit("text");
    }

    static boolean ordered(KeyOrder order, Key a, Key b) {
        return order != null && order.less(a, b);
    }

    static int made(Function<Key, Key> f) {
        if (f == null) {
            return 0;
        }
        Key key = new Key();
        Key other = f.apply(key);
        return other == key ? 1 : other == null ? 2 : 3;
    }

    static int supplied(Supplier<int[]> supplier, IntPredicate test) {
        int[] a = supplier == null ? null : supplier.get();
        return a != null && a.length > 0 && test != null && test.test(a[0]) ? 1 : 0;
    }

    static boolean wide(Shape shape) {
        return shape != null && shape.isWide();
    }
}
