// Observers that are told of changes; one that takes itself off the list while it is told breaks the walk.
import java.util.ArrayList;
import java.util.List;

class Subject {
    interface Observer {
        void changed(Subject subject, int value);
    }

    private final List<Observer> observers = new ArrayList<>();
    private int value;

    void add(Observer o) {
        observers.add(o);
    }

    void remove(Observer o) {
        observers.remove(o);
    }

    void set(int value) {
        if (this.value == value) {
            return;
        }
        this.value = value;
        for (Observer o : observers) {                  // check Subject.once: invalid, exception here
            o.changed(this, value);
        }
    }

    static class Sum implements Observer {
        int sum;

        @Override
        public void changed(Subject subject, int value) {
            sum += value;
        }
    }

    static class Once implements Observer {
        @Override
        public void changed(Subject subject, int value) {
            subject.remove(this);
        }
    }

    static void told(int a, int b) {                    // check Subject.told: valid
        Subject subject = new Subject();
        Sum sum = new Sum();
        subject.add(sum);
        subject.add((s, v) -> {
            assert v == a || v == b;
        });
        subject.set(a);
        subject.set(b);
        assert sum.sum == (a == b ? a : a + b);
    }

    static void once(int a) {
        Subject subject = new Subject();
        subject.add(new Once());
        subject.add(new Sum());
        subject.add(new Sum());
        subject.set(a);
    }
}
