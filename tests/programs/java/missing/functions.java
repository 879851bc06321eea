// A class without source may run the functions that it gets, at most twice; methods of anonymous objects, too.
import java.util.ArrayList;
import java.util.List;
import nowhere.Bus;
import nowhere.Handler;
import nowhere.Queue;

class Functions {
    private String name = "a";
    private static int count = 0;
    private String kept = "b";

    void pass(Queue queue) {
        if (queue != null) {
            int before = count;
            queue.later(() -> {
                name = null;
                count = 5;
            });
            assert count == before;                     // check Functions.pass: invalid, exception here
        }
    }

    int length() {
        return name.length();                           // check Functions.length: invalid, exception here
    }

    static void counted() {
        assert count == 0;                              // check Functions.counted: invalid, exception here
    }
}

class Untouched {
    private String kept = "b";

    void pass(Queue queue) {
        if (queue != null) {
            queue.later(kept);
        }
    }

    int length() {                                      // check Untouched.length: valid
        return kept.length();
    }
}

class Inside {
    //@ requires queue != null;
    static void fails(Queue queue, int[] values) {
        queue.each(x -> {
            assert values != null;                      // check Inside.fails: invalid, exception here
            return values.length;
        });
    }

    //@ requires queue != null;
    static int repeated(Queue queue) {                  // check Inside.repeated: valid within bounds
        int[] runs = {0};
        queue.each((int x) -> runs[0]++, (String s) -> s.length());
        assert runs[0] >= 0;
        return runs[0];
    }

    //@ requires queue != null;
    static void caught(Queue queue) {
        int[] runs = {0};
        try {
            queue.each((int x) -> {
                runs[0]++;
                throw new IllegalStateException();
            });
            assert runs[0] != 2;                        // check Inside.caught: invalid, exception here
        } catch (IllegalStateException e) {
            assert runs[0] > 0;
        }
    }

    //@ requires queue != null;
    static void chosen(Queue queue, boolean which) {
        int[] last = {0};
        queue.each(which ? x -> last[0] = 1 : null);
        assert last[0] == 0;                            // check Inside.chosen: invalid, exception here
    }

    //@ requires queue != null;
    static void known(Queue queue) {
        int[] last = {0};
        Runnable runnable = () -> last[0]++;
        queue.later(runnable);
        assert last[0] != 2;                            // check Inside.known: invalid, exception here
    }

    static void stored() {
        int[] last = {0};
        nowhere.Function function = (int x) -> last[0] = x;
        assert last[0] == 0;                            // check Inside.stored: invalid, exception here
    }
}

class References {
    private int sum;

    void add(int x) { sum += x; }

    //@ requires queue != null;
    void passed(Queue queue) {
        int before = sum;
        queue.each(this::add);
        assert sum == before;                           // check References.passed: invalid, exception here
    }

    //@ requires queue != null;
    static void collected(Queue queue) {
        List<Integer> all = new ArrayList<>();
        queue.each(all::add);
        assert all.isEmpty();                           // check References.collected: invalid, exception here
    }

    //@ requires queue != null;
    static void harmless(Queue queue, int x) {          // check References.harmless: valid within bounds
        queue.each(System.out::println, String::length, Queue::size, Object::new);
    }
}

class Anonymous {
    int heard;
    int kept;

    void keep(int x) { kept = x; }

    //@ requires bus != null;
    void outside(Bus bus) {
        kept = 0;
        bus.add(new Handler() {
            void hear() {
                keep(3);                                // of the enclosing class, as far as is known
                keep("three");                          // so of Handler
                other();
            }
        });
        assert kept == 0;                               // check Anonymous.outside: invalid, exception here
    }

    //@ requires bus != null;
    void listen(Bus bus) {
        heard = 0;
        bus.add(new Handler("name", x -> x) {
            @Override
            public void hear(String text) { heard = text.length(); }

            private void hidden() { heard = -1; }
        });
        assert heard >= 0;
        assert heard != 1;                              // check Anonymous.listen: invalid, exception here
    }
}

class Nested {
    //@ requires queue != null;
    static void pass(Queue queue) {
        queue.each(x -> y -> y);                        // check Nested.pass: unknown, unsupported a function for nowhere.Queue.each with unknown types here
    }
}
