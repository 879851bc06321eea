// What a receiver holds is an input as well.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Bank {
    enum Kind { IN, OUT }

    private final Map<String, Integer> accounts = new HashMap<>();
    private final List<Kind> log = new ArrayList<>();

    int balance(String name) {                          // check Bank.balance: invalid
        return accounts.getOrDefault(name, 0);          // run Bank.balance("a") with this Bank{accounts: {"a"=3}}: 3
    }

    void open(String name, Integer amount) {
        accounts.put(name, amount);
    }

    void note(Kind kind) {                              // check Bank.note: valid
        int before = log.size();
        log.add(kind);
        assert log.get(before) == kind;
    }

    boolean knows(String name) {                        // check Bank.knows: valid within bounds
        return accounts != null && accounts.containsKey(name);
    }
}
