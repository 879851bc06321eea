import java.util.List;
import java.util.Map;

@interface Nullable {}

@interface NonNull {}

// Null in collections and arrays is a condition on callers unless the method declares, tests or stores it.
public class Elements {
    // check Elements.total with judgment and array 2: valid within bounds, provided that texts != null and no element of texts is null
    public static int total(List<String> texts) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // check Elements.ofArray with judgment and array 2: valid within bounds, provided that texts != null and no element of texts is null
    public static int ofArray(String[] texts) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // check Elements.values with judgment and array 2: valid within bounds, provided that numbers != null and no key or value of numbers is null
    public static int values(Map<String, Integer> numbers) {
        int sum = 0;
        for (Map.Entry<String, Integer> each : numbers.entrySet()) {
            sum += each.getValue();
        }
        return sum;
    }

    // check Elements.nested with judgment and array 1: valid within bounds, provided that texts != null and no element of texts is null
    public static int nested(List<List<String>> texts) {
        int sum = 0;
        for (List<String> line : texts) {
            for (String each : line) {
                sum += each.length();
            }
        }
        return sum;
    }

    // check Elements.declared with judgment and array 2: invalid, manifest
    public static int declared(List<@Nullable String> texts) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // check Elements.never with judgment and array 2: valid within bounds, provided that texts != null
    public static int never(List<@NonNull String> texts) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // check Elements.valuesOnly with judgment and array 2: invalid, manifest
    public static int valuesOnly(Map<@NonNull String, @Nullable Integer> numbers) {
        int sum = 0;
        for (String each : numbers.keySet()) {
            sum += numbers.get(each);
        }
        return sum;
    }

    // Who tests an element believes that it may be null.
    // check Elements.tested with judgment and array 2: invalid, manifest
    public static int tested(List<String> texts) {
        int sum = 0;
        for (String each : texts) {
            if (each == null) {
                sum++;
            }
            sum += each.length();
        }
        return sum;
    }

    // check Elements.stores with judgment and array 2: invalid, manifest
    public static int stores(List<String> texts) {
        texts.add(null);
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // A null of its own is not excused by one that the caller may pass.
    // check Elements.ownNull with judgment and array 2: invalid, manifest
    public static int ownNull(List<String> texts, boolean b) {
        String last = null;
        for (String each : texts) {
            last = each;
        }
        return last.length();
    }

    // check Elements.passes with judgment: invalid, manifest
    public static int passes() {
        return ofArray(new String[1]);
    }

    private String kept = "";

    // A declaration about elements is about inputs: the array may hold null all the same.
    void keep(@NonNull String @NonNull [] texts) {
        kept = texts[0];
    }

    void keepsNull() {
        keep(new String[1]);
    }

    // check Elements.length with judgment: invalid, manifest
    public int length() {
        return kept.length();
    }
}
