// What a class without source gives is any value, and changes nothing; objects of the program below it run their own code.
import nowhere.Gauge;
import nowhere.Listener;
import nowhere.Odd;
import nowhere.Sink;

class Meter {
    private static final Gauge GAUGE = Gauge.named("meter");
    private int last;

    int read(int x) {                                   // check Meter.read: valid within bounds
        last = x;
        GAUGE.set(x);
        GAUGE.tell(this);
        assert last == x;
        return last;
    }

    //@ requires gauge != null;
    static int any(Gauge gauge) {
        int n = gauge.value();
        assert n != 42;                                 // check Meter.any: invalid, exception here
        return n;
    }

    //@ requires gauge != null;
    static void again(Gauge gauge) {
        int n = gauge.value();
        assert n == gauge.value();                      // check Meter.again: invalid, exception here
    }

    static void constants() {                           // check Meter.constants: valid within bounds
        assert Gauge.LIMIT == Gauge.LIMIT;
        int limit = Gauge.LOWEST;
        GAUGE.set(limit);
        assert limit == Gauge.LOWEST;
    }

    static int nothing(Gauge gauge) {
        return gauge.value();                           // check Meter.nothing: invalid, exception here
    }

    //@ requires gauge != null;
    static int length(Gauge gauge) {
        String text = gauge.text();
        return text.length();                           // check Meter.length: invalid, exception here
    }

    static int unused(int x) {                          // check Meter.unused: valid
        return x;                                       // the class has asked for a gauge before, which does not matter
    }

    static boolean held() {                             // check Meter.held: valid within bounds
        return GAUGE == null;
    }

    static void created() {                             // check Meter.created: valid within bounds
        Gauge one = new Gauge(1);
        Gauge two = new Gauge(2);
        assert one != two && one != null;
    }
}

class Unused {
    Gauge gauge;

    static int plain(int x) {                           // check Unused.plain: valid
        return x;
    }
}

class Counter implements Listener {
    int heard;

    @Override
    public void hear(int x) { heard += x; }

    @Override
    public int sum() { return heard; }
}

class Dispatch {
    // check Dispatch.own: valid within bounds
    static void own() {
        Counter counter = new Counter();
        Listener listener = counter;
        listener.hear(3);
        assert counter.heard == 3;
        assert listener.sum() == 3;
        listener.other();
    }

    //@ requires listener != null;
    static void foreign(Listener listener) {
        int before = listener.sum();
        listener.hear(0);
        assert before == listener.sum();                // check Dispatch.foreign: invalid, exception here
    }
}

class Vague {
    static void passed(Listener listener, Gauge gauge) {
        if (listener != null && gauge != null) {
            listener.hear(gauge.value());               // check Vague.passed: unknown, unsupported a call of Counter.hear(int) with arguments of unknown types here
        }
    }
}

class Thrown {
    // check Thrown.handled: valid within bounds
    static int handled(Sink sink) {
        try {
            if (sink != null) {
                sink.drain();
            }
            return 1;
        } catch (Odd odd) {
            return 2;
        }
    }

    static int reached(Sink sink) {
        try {
            if (sink != null) {
                sink.drain();
            }
        } catch (java.io.IOException odd) {
            assert false;                               // check Thrown.reached: invalid, exception here
        }
        return 1;
    }

    static void general(Sink sink) {
        try {
            Sink.flush();
        } catch (Exception any) {
            assert sink != null;                        // check Thrown.general: invalid, exception here
        }
    }

    static void made(int x) throws Odd {
        if (x == 7) {
            throw new Odd("seven");                     // check Thrown.made: valid within bounds
        }
    }

    // check Thrown.caught: valid within bounds
    static int caught(int x) {
        try {
            made(x);
            return 1;
        } catch (Odd odd) {
            assert x == 7;
            return 2;
        }
    }
}

class Choices {
    // check Choices.named: valid within bounds
    static int named(nowhere.Mode mode) {
        if (mode == null) {
            return 0;
        }
        int first = 0;
        switch (mode) {
            case FAST:
                first = 1;
                break;
            case SLOW:
                first = 2;
        }
        int second = switch (mode) {
            case FAST -> 1;
            case SLOW -> 2;
            default -> 0;
        };
        assert first == second;
        return first;
    }

    static int matched(Object o) {
        int kind = switch (o) {
            case null -> 0;
            case nowhere.Mode mode -> 1;
            case String s -> 2;
            default -> 3;
        };
        assert kind != 2 || o instanceof String;
        assert kind == 1 || !(o instanceof nowhere.Mode);
        assert kind != 1;                               // check Choices.matched: invalid, exception here
        return kind;
    }

    static int numbered(int x) {
        switch (x) {
            case nowhere.Codes.FIRST:
                return 1;
            case nowhere.Codes.SECOND:
                assert x != 5;                          // check Choices.numbered: invalid, exception here
                return 2;
            default:
                return x == nowhere.Codes.FIRST ? 1 / 0 : 3;
        }
    }

    static int lettered(String s) {                     // check Choices.lettered: valid within bounds
        if (s == null) {
            return 0;
        }
        switch (s) {
            case nowhere.Codes.NAME:
                return 1;
            case "b":
                return 2;
            default:
                assert !s.equals("b");
                return 3;
        }
    }
}
