// Methods over fields of objects, proved for arrays of any length and any number of iterations.

class Counter {
    static int calls;
    int value;

    //@ requires 0 <= n && n <= 1000 && 0 <= value && value <= 1000;
    //@ assignable value;
    //@ ensures value == \old(value) + n;
    // check Counter.add with no bounds: valid
    void add(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ loop_invariant value == \old(value) + i;
        //@ decreases n - i;
        while (i < n) {
            value = value + 1;
            i++;
        }
    }

    // Both may be the same counter.
    //@ requires other != null && 0 <= other.value && other.value <= 100 && 0 <= value && value <= 100;
    //@ assignable value, other.value;
    //@ ensures other.value == 0 || other == this;
    //@ ensures other == this || value == \old(value) + \old(other.value);
    //@ ensures other != this || value == \old(value);
    // check Counter.drain with no bounds: valid
    void drain(Counter other) {
        if (other == this) {
            return;
        }
        //@ loop_invariant 0 <= other.value && other.value <= \old(other.value);
        //@ loop_invariant value + other.value == \old(value) + \old(other.value);
        //@ decreases other.value;
        while (other.value > 0) {
            other.value--;
            value++;
        }
    }

    //@ requires 0 <= n && n <= 1000 && 0 <= value && value <= 1000 && 0 <= calls && calls <= 1000;
    //@ assignable value, Counter.calls;
    //@ ensures value == \old(value) + 1 && calls == \old(calls) + 1;
    // check Counter.step with no bounds: valid
    void step(int n) {
        value++;
        calls++;
    }

    //@ requires 0 <= n && n <= 500 && value == 0 && calls == 0;
    //@ assignable value, Counter.calls;
    //@ ensures value == n && calls == n;
    // check Counter.steps with no bounds: valid
    void steps(int n) {
        //@ loop_invariant 0 <= i && i <= n && value == i && calls == i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            step(n);
        }
    }
}

class Account {
    private int balance;
    private int[] log;
    private int entries;

    //@ requires log != null && 0 <= entries && entries < log.length && 0 < amount && 0 <= balance && balance <= 1000;
    //@ requires amount <= 1000;
    //@ assignable balance, entries, log[entries];
    //@ ensures balance == \old(balance) + amount && entries == \old(entries) + 1;
    //@ ensures log[entries - 1] == amount;
    //@ ensures (\forall int k; 0 <= k && k < \old(entries); log[k] == \old(log[k]));
    // check Account.deposit with no bounds: valid
    void deposit(int amount) {
        balance = balance + amount;
        log[entries] = amount;
        entries++;
    }

    //@ requires log != null && 0 <= entries && entries <= log.length;
    //@ assignable \nothing;
    //@ ensures \result == (\num_of int k; 0 <= k && k < entries; log[k] > limit);
    // check Account.above with no bounds: valid
    int above(int limit) {
        int found = 0;
        //@ loop_invariant 0 <= i && i <= entries;
        //@ loop_invariant found == (\num_of int k; 0 <= k && k < i; log[k] > limit);
        //@ decreases entries - i;
        for (int i = 0; i < entries; i++) {
            if (log[i] > limit) {
                found++;
            }
        }
        return found;
    }

    //@ requires amounts != null && log != null && entries == 0 && amounts.length <= log.length;
    //@ requires amounts != log && balance == 0;
    //@ assignable entries, log[*];
    //@ ensures entries == amounts.length;
    //@ ensures (\forall int k; 0 <= k && k < amounts.length; log[k] == amounts[k]);
    // check Account.take with no bounds: valid
    void take(int[] amounts) {
        //@ loop_invariant 0 <= entries && entries <= amounts.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < entries; log[k] == amounts[k]);
        //@ decreases amounts.length - entries;
        while (entries < amounts.length) {
            log[entries] = amounts[entries];
            entries++;
        }
    }
}

class Stack {
    private int[] data;
    private int size;

    //@ requires data != null && 0 <= size && size <= data.length;
    //@ assignable \nothing;
    //@ ensures \result == (\exists int k; 0 <= k && k < size; data[k] == x);
    // check Stack.contains with no bounds: valid
    boolean contains(int x) {
        for (int i = 0; i < size; i++) {
            if (data[i] == x) {
                return true;
            }
        }
        return false;
    }

    //@ requires data != null && 0 <= size && size < data.length;
    //@ assignable size, data[*];
    //@ ensures size == \old(size) + 1 && data[size - 1] == x;
    //@ ensures (\forall int k; 0 <= k && k < \old(size); data[k] == \old(data[k]));
    // check Stack.push with no bounds: valid
    void push(int x) {
        data[size] = x;
        size++;
    }

    //@ requires data != null && 0 < size && size <= data.length;
    //@ assignable size;
    //@ ensures size == \old(size) - 1 && \result == \old(data[size - 1]);
    // check Stack.pop with no bounds: valid
    int pop() {
        size--;
        return data[size];
    }

    //@ requires n >= 0;
    //@ ensures \result == n;
    // check Stack.counted with no bounds: valid
    static int counted(int n) {
        Counter counter = new Counter();
        //@ loop_invariant 0 <= i && i <= n && counter.value == i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            counter.value++;
        }
        return counter.value;
    }
}

class Tally {
    private Counter evens;
    private Counter odds;

    //@ requires evens != null && odds != null && evens != odds;
    //@ assignable evens.value, odds.value;
    //@ ensures x % 2 == 0 ==> evens.value == \old(evens.value) + 1 && odds.value == \old(odds.value);
    //@ ensures x % 2 != 0 ==> odds.value == \old(odds.value) + 1 && evens.value == \old(evens.value);
    // check Tally.see with no bounds: valid
    void see(int x) {
        if (x % 2 == 0) {
            evens.value++;
        } else {
            odds.value++;
        }
    }

    //@ requires a != null && evens != null && odds != null && evens != odds;
    //@ assignable evens.value, odds.value;
    //@ ensures evens.value + odds.value == \old(evens.value) + \old(odds.value) + a.length;
    // check Tally.seeAll with no bounds: valid
    void seeAll(int[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] % 2 == 0) {
                evens.value++;
            } else {
                odds.value++;
            }
        }
    }
}

class Line {
    private int[] data;
    private int size;

    //@ requires data != null && 0 <= size && size < data.length && 0 <= k && k <= size;
    //@ assignable size, data[*];
    //@ ensures size == \old(size) + 1 && data[k] == x;
    //@ ensures (\forall int i; 0 <= i && i < k; data[i] == \old(data[i]));
    //@ ensures (\forall int i; k < i && i < size; data[i] == \old(data[i - 1]));
    // check Line.insert with no bounds: valid
    void insert(int k, int x) {
        for (int i = size; i > k; i--) {
            data[i] = data[i - 1];
        }
        data[k] = x;
        size++;
    }
}
