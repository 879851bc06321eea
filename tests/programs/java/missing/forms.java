// Every form in which code can use classes without source is accepted; what they give is any value of the type that is wanted.
package forms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import nowhere.Depot;
import nowhere.Depot.Shelf;
import nowhere.Parcel;
import nowhere.more.*;
import static nowhere.Tools.LIMIT;
import static nowhere.Tools.weigh;
import static nowhere.other.Checks.*;

@nowhere.Handled(level = 3, by = {"a", "b"})
class Forms extends Depot {
    @nowhere.Injected
    private Parcel kept;

    static int twice(int x) { return 2 * x; }
    static String twice(String x) { return x + x; }
    static <T> T same(T x) { return x; }

    //@ requires p != null;
    static int number(Parcel p) {                                // check Forms.number: valid within bounds
        int n = p.weight();
        return n;
    }

    //@ requires p != null;
    static String text(Parcel p) {                               // check Forms.text: valid within bounds
        String s = p.label().trim();
        return s + p;
    }

    //@ requires p != null;
    static int inferred(Parcel p) {                              // check Forms.inferred: valid within bounds
        var w = p.weight();
        int n = w + 1;
        var again = w;
        return n - again;
    }

    //@ requires p != null;
    static int overloaded(Parcel p) {                            // check Forms.overloaded: valid within bounds
        int n = twice(p.weight() + 1);
        String s = twice("" + p.label());
        return n + s.length();
    }

    //@ requires p != null;
    static Parcel generic(Parcel p) {
        Parcel q = same(p);
        int n = same(p.weight());
        return n > 0 ? q : same(p.next());
    }

    //@ requires p != null;
    static int functions(Parcel p) {
        Supplier<Parcel> supplier = () -> p;
        Function<Parcel, Integer> weight = q -> q.weight();
        p.visit(x -> x.id());
        p.visit((int x, String y) -> x + 1);
        p.visit(Parcel::weight);
        Function<Parcel, String> label = Parcel::label;
        return weight.apply(supplier.get());
    }

    //@ requires p != null;
    static int loops(Parcel p, List<Parcel> many) {
        int sum = 0;
        for (Parcel q : p.parts()) {
            sum += q.weight();
        }
        for (var q : many) {
            sum += q.weight();
        }
        for (String s : p.labels()) {
            sum += s.length();
        }
        return sum;
    }

    static long streams(List<Parcel> many) {
        return many.stream().map(x -> x.id()).filter(i -> i > 3).count();
    }

    int inherited() {                                            // check Forms.inherited: valid within bounds
        open();
        this.count = this.count + 1;
        total += 2;
        total++;
        return stock(1).first() + count + this.stock(2).size;
    }

    static double imported() {                                   // check Forms.imported: valid within bounds
        assertSomething(1 + 1);
        return weigh(3) + LIMIT + EVERYTHING;
    }

    //@ requires p != null;
    static boolean conditions(Parcel p) {                        // check Forms.conditions: valid within bounds
        if (p.ok() && p.fragile || !p.heavy()) {
            return p.weight() > 3 == p.ok();
        }
        while (p.more()) {
            p.take();
        }
        return p.owner() == null ? p.flag : p.owner().equals(p);
    }

    //@ requires p != null;
    static boolean mixed(Parcel p) {                             // check Forms.mixed: valid within bounds
        boolean both = p.ok() & p.heavy();
        long sum = p.weight() + p.size();
        byte small = (byte) p.count();
        String shown = p.ok() ? null : p.label();
        return both || sum > small || shown == null;
    }

    static int casts(Object o) {
        if (o instanceof Parcel q && q.weight() > 0) {
            return 1;
        }
        Parcel p = (Parcel) o;
        Comparable<?> c = (Comparable<?>) p;
        Integer boxed = (Integer) p.count();
        return (int) p.size();
    }

    //@ requires p != null;
    static int exceptions(Parcel p) throws nowhere.Spoiled {
        try (Stock stock = p.open()) {
            stock.add(p);
        } catch (nowhere.errors.Lost e) {
            return e.code();
        } catch (Broken | Missing e) {
            throw new IllegalStateException(e);
        }
        if (p.bad()) {
            throw p.error();
        }
        throw new nowhere.Spoiled("late", 3);
    }

    //@ requires p != null;
    static int choices(Parcel p) {                               // check Forms.choices: valid within bounds
        switch (p.kind()) {
            case SMALL:
                return 1;
            case LARGE:
                return 2;
            default:
                return 0;
        }
    }

    //@ requires p != null;
    static int words(Parcel p) {
        switch (p.label()) {
            case "a":
                return 1;
            default:
                return switch (p.weight()) {
                    case 1, 2 -> 5;
                    default -> 6;
                };
        }
    }

    //@ requires p != null;
    static int arrays(Parcel p) {
        int[] a = p.numbers();
        Parcel[] all = new Parcel[2];
        all[0] = p;
        return a.length + p.items()[3].weight() + p.matrix()[0][p.index()] + all.length + a[p.index()];
    }

    static Parcel creation() {                                   // check Forms.creation: valid within bounds
        Parcel p = new Parcel(1, x -> x);
        Depot d = new Depot() {
            @Override
            public int stock(String s) {
                return amount(s) + limit;
            }
        };
        Shelf<String> s = new Shelf<>(p);
        nowhere.far.Away<Integer, String> away = nowhere.far.Away.of(1, "b");
        return d == null ? null : p;
    }

    static class Inside extends Depot.Room<String> implements nowhere.Visitor {
        Inside() { super("x", 2); }

        @Override
        public void visit(Parcel p) {
            super.visit(p);
            size = p.weight() + Depot.DEFAULT + Depot.Kind.SMALL.ordinal();
        }

        String name() { return title; }
    }

    static void bounded(List<? extends Parcel> some, Parcel... others) {
        List<Parcel> all = new ArrayList<>(some);
        all.add(others[0]);
        all.forEach(p -> p.take());
        all.sort(Parcel.ORDER);
        kept(all.get(0), others.length);
    }

    //@ requires p != null;
    static void kept(Parcel p, int n) { }
    static void kept(Shelf<?> p, int n) { }
}
