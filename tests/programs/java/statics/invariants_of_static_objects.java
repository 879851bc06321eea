// Objects of static fields, results of open methods and objects that other threads change keep their invariants, too.
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

class Gauge {
    int value;
    //@ invariant 0 <= value && value <= 10;

    static final Gauge MAIN = new Gauge();
    static final Gauge[] ALL = {new Gauge(), new Gauge()};
    static Gauge last;

    // check Gauge.remember: valid
    static void remember(Gauge gauge) {
        last = gauge;
    }

    // check Gauge.raise: invalid, invariant
    static void raise() {
        MAIN.value++;
    }

    // check Gauge.raiseToTheLimit: valid
    static void raiseToTheLimit() {
        if (MAIN.value < 10) MAIN.value++;
    }

    // check Gauge.lower: invalid, invariant
    static void lower(int i) {
        if (i == 0 || i == 1) ALL[i].value--;
    }

    // check Gauge.raiseLast: invalid, invariant
    static void raiseLast() {
        if (last != null) last.value++;
    }

    // check Gauge.resetLast: valid
    static void resetLast() {
        if (last != null) last.value = 0;
    }

    // check Gauge.raiseOption: invalid, invariant
    static void raiseOption(Optional<Gauge> option) {
        if (option != null) option.ifPresent(gauge -> gauge.value++);
    }

    // check Gauge.raiseNext: invalid, invariant
    static void raiseNext(Iterator<Gauge> gauges) {
        if (gauges == null || !gauges.hasNext()) return;
        Gauge gauge = gauges.next();
        if (gauge != null) gauge.value++;
    }

    // check Gauge.raiseSupplied: invalid, invariant
    static void raiseSupplied(Supplier<Gauge> supplier) {
        Gauge gauge = supplier == null ? null : supplier.get();
        if (gauge != null) gauge.value++;
    }

    // check Gauge.resetSupplied: valid within bounds
    static void resetSupplied(Supplier<Gauge> supplier) {
        Gauge gauge = supplier == null ? null : supplier.get();
        if (gauge != null) gauge.value = 0;
    }

    // The result may be the argument.
    // check Gauge.raiseApplied: valid within bounds
    static void raiseApplied(UnaryOperator<Gauge> operator) {
        if (operator == null) return;
        Gauge mine = new Gauge();
        mine.value = 12;
        Gauge gauge = operator.apply(mine);
        if (gauge != null) gauge.value = 3;
        mine.value = 4;
    }

    // check Gauge.raiseInThread: invalid, invariant
    static void raiseInThread(Gauge gauge) throws InterruptedException {
        if (gauge == null) return;
        Thread thread = new Thread(() -> gauge.value++);
        thread.start();
        thread.join();
    }

    // Nobody waits for the thread, but it ends.
    // check Gauge.raiseLater: invalid, invariant
    static void raiseLater(Gauge gauge) {
        if (gauge != null) new Thread(() -> gauge.value++).start();
    }

    // check Gauge.raiseForAMoment: valid
    static void raiseForAMoment(Gauge gauge) throws InterruptedException {
        if (gauge == null) return;
        gauge.value += 11;
        Thread thread = new Thread(() -> gauge.value -= 11);
        thread.start();
        thread.join();
    }
}

// Only the constants call the constructor of an enum.
enum Level {
    LOW(1), HIGH(2);

    final int weight;
    int used = 1;
    //@ invariant used > 0;

    // check Level.Level: valid
    Level(int weight) {
        this.weight = weight;
    }

    // check Level.use: invalid, invariant
    static void use(Level level) {
        if (level != null) level.used--;
    }

    // check Level.useAgain: invalid, invariant
    static void useAgain() {
        HIGH.used = 0;
    }
}
