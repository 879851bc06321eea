// A ledger: a private map that gets no null, since what is put in was tested, and a private list of any length.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Entry {
    final String account;
    final int amount;

    Entry(String account, int amount) {
        this.account = account;
        this.amount = amount;
    }
}

public class Ledger {
    private final Map<String, Integer> balances = new HashMap<>();
    private final List<Entry> entries = new ArrayList<>();

    //@ requires account != null;
    // check Ledger.book: valid within bounds
    void book(String account, int amount) {
        if (account == null) {
            throw new IllegalArgumentException();
        }
        entries.add(new Entry(account, amount));
        balances.put(account, balances.getOrDefault(account, 0) + amount);
    }

    // check Ledger.balance: valid within bounds
    int balance(String account) {
        Integer found = balances.get(account);
        return found == null ? 0 : found;
    }

    //@ requires account != null;
    // check Ledger.bookMerge: valid within bounds
    void bookMerge(String account, int amount) {
        Objects.requireNonNull(account);
        entries.add(new Entry(account, amount));
        balances.merge(account, amount, Integer::sum);
    }

    // check Ledger.total: valid within bounds
    int total() {
        int sum = 0;
        for (Entry entry : entries) {
            sum += entry.amount;
        }
        return sum;
    }

    // check Ledger.size: valid
    int size() {
        return entries.size();
    }
}
