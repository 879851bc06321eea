// Where a contract stands for a call, or code for an input, and what it says is more than can be followed.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

class Ranked<T extends Comparable<T>> extends ArrayList<T> {
    T best() {
        return isEmpty() ? null : get(0);
    }
}

class Named extends Ranked<String> {
    int count() {
        return size();                              // check Contracts.extended: unknown, unsupported an input of Named, which extends ArrayList here
    }
}

class Broken {
    static int limit = Integer.parseInt("x");
}

class Late {
    static int count = 5;

    static int next() {
        return ++count;
    }
}

class Contracts {
    static int extended(Named list) {
        return list == null ? 0 : list.count();
    }

    static int indexed(int i) {                     // check Contracts.indexed: unknown, unsupported an index that may have 100000 values here
        int[] numbers = new int[100000];
        if (i >= 0 && i < 100000) {
            numbers[i] = 1;
            return numbers[i / 2];
        }
        return 0;
    }

    //@ ensures \result <= Broken.limit;            // check Contracts.limited: unknown, unsupported a specification that uses Broken, whose initialisation fails here
    static int limited(int x) {
        return x;
    }

    //@ assignable \everything;
    //@ ensures \result > 0;
    static int late() {
        return Late.next() > 0 ? Late.next() : 1;
    }

    // The program begins here: nobody has used the class before.
    public static void main(String[] args) {
        int sum = late() + Late.count;              // check Contracts.main with modular: unknown, unsupported a call by contract, or a loop, that may initialise Late here
    }

    // check Contracts.uses with modular: valid
    static int uses() {
        return late() + Late.count;
    }

    //@ requires a != null;
    //@ assignable a[*];
    static void fill(int[] a) {                     // check Contracts.filled with modular: unknown, unsupported an array with 100000 elements that may be assigned here
        for (int i = 0; i < a.length; i++) {
            a[i] = 1;
        }
    }

    static int filled() {
        int[] numbers = new int[100000];
        fill(numbers);
        return numbers[7];
    }

    static int looped(HashMap<Integer, Integer> map) {
        if (map == null) {
            return 0;
        }
        int i = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ decreases 3 - i;
        while (i < 3) {
            map.put(i, i);                          // check Contracts.looped with modular: unknown, unsupported HashMap that a call by contract or a loop changes here
            i++;
        }
        return map.size();
    }

    static Object guessed(int x) {
        List<Integer> numbers = List.of();
        return x == 7 ? numbers.stream().map(n -> Locale.GERMAN).findFirst().orElse(null).getLanguage() : null;     // check Contracts.guessed: unknown, unsupported a call of 'getLanguage' on a value of unknown type here
    }

    static Object kept(int x) {                     // check Contracts.kept: valid
        int[] numbers = new int[100000];
        numbers[7] = x;
        assert numbers[7] == x;
        return numbers;
    }
}
