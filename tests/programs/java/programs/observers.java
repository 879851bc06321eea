// Observers, commands with undo, a memoising function, an event loop.
// prints: [one] 1one 2two 6
// prints: 13 5
// prints: 102334155 41
// prints: 12
import java.util.function.*;

class Main {
    interface Listener<E> {
        void on(E event);
    }

    static class Subject<E> {
        private Listener<? super E>[] listeners = create(2);
        private int count;

        @SuppressWarnings("unchecked")
        private static <E> Listener<? super E>[] create(int n) {
            return (Listener<? super E>[]) new Listener[n];
        }

        Runnable subscribe(Listener<? super E> l) {
            if (count == listeners.length) {
                Listener<? super E>[] more = create(count * 2);
                for (int i = 0; i < count; i++) {
                    more[i] = listeners[i];
                }
                listeners = more;
            }
            final int index = count++;
            listeners[index] = l;
            return () -> listeners[index] = null;
        }

        void fire(E event) {
            for (int i = 0; i < count; i++) {
                Listener<? super E> l = listeners[i];
                if (l != null) {
                    l.on(event);
                }
            }
        }
    }

    interface Command {
        void execute();

        void undo();

        static Command of(Runnable forward, Runnable back) {
            return new Command() {
                @Override
                public void execute() {
                    forward.run();
                }

                @Override
                public void undo() {
                    back.run();
                }
            };
        }
    }

    static class Counter {
        private int value;

        Command add(int n) {
            return Command.of(() -> value += n, () -> value -= n);
        }

        Command multiply(int n) {
            int[] before = new int[1];
            return Command.of(() -> {
                before[0] = value;
                value *= n;
            }, () -> value = before[0]);
        }
    }

    static IntUnaryOperator memo(IntUnaryOperator f) {
        int[] known = new int[50];
        boolean[] has = new boolean[50];
        return n -> {
            if (!has[n]) {
                has[n] = true;
                known[n] = f.applyAsInt(n);
            }
            return known[n];
        };
    }

    static int calls;
    static IntUnaryOperator fib = memo(n -> {
        calls++;
        return n < 2 ? n : Main.fib.applyAsInt(n - 1) + Main.fib.applyAsInt(n - 2);
    });

    public static void main(String[] args) {
        Subject<String> subject = new Subject<>();
        int[] total = {0};
        subject.subscribe(s -> total[0] += s.length());
        Runnable cancel = subject.subscribe((Object o) -> System.out.print("[" + o + "] "));
        subject.subscribe(new Listener<String>() {
            private int seen;

            @Override
            public void on(String event) {
                System.out.print(++seen + event + " ");
            }
        });
        subject.fire("one");
        cancel.run();
        subject.fire("two");
        System.out.println(total[0]);
        Counter counter = new Counter();
        Command[] commands = {counter.add(5), counter.multiply(3), counter.add(-2)};
        for (Command c : commands) {
            c.execute();
        }
        System.out.print(counter.value + " ");
        for (int i = commands.length - 1; i > 0; i--) {
            commands[i].undo();
        }
        System.out.println(counter.value);
        System.out.println(fib.applyAsInt(40) + " " + calls);
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() {
            @Override
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : this.apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(84, 36));
    }
}
