import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

// Null arguments of methods that say nothing about null are conditions on callers, not findings.
public class Latent {
    // check Latent.length with judgment: valid, provided that s != null
    public static int length(String s) {
        return s.length();
    }

    // check Latent.passesNull with judgment: invalid, manifest
    public static int passesNull() {
        return length(null);
    }

    // check Latent.passesOn with judgment: valid, provided that t != null
    public static int passesOn(String t) {
        return length(t);
    }

    // check Latent.passesWhatIsMissing with judgment: invalid, manifest
    public static int passesWhatIsMissing(Map<String, String> m) {
        return length(m.get("a"));
    }

    // check Latent.checkedThenUsed with judgment: invalid, manifest
    public static int checkedThenUsed(String s) {
        if (s == null) {
            System.out.println("no text");
        }
        return s.length();
    }

    // check Latent.checkedByLibrary with judgment: invalid, manifest
    public static int checkedByLibrary(Object o) {
        int n = Objects.isNull(o) ? 1 : 2;
        return n + o.hashCode();
    }

    // check Latent.checkedAndUsed with judgment: valid
    public static int checkedAndUsed(int[] numbers) {
        return numbers == null ? 0 : numbers.length;
    }

    // check Latent.two with judgment: valid, provided that one != null and two != null
    public static int two(int[] one, int[] two) {
        return one.length == 3 ? two.length : 0;
    }

    // check Latent.throughLocal with judgment: valid, provided that numbers != null
    public static int throughLocal(int[] numbers) {
        int[] same = numbers;
        return same.length;
    }

    // Which of the two is null depends on a number, so both conditions are needed.
    // check Latent.oneOfTwo with judgment: valid, provided that two != null and one != null
    public static int oneOfTwo(int[] one, int[] two, int n) {
        int[] chosen = n > 0 ? one : two;
        return chosen.length;
    }

    // The null is the method's own: no condition on callers prevents it.
    // check Latent.ownNull with judgment: invalid, manifest
    public static int ownNull(int[] numbers, boolean b) {
        int[] other = b ? null : numbers;
        return other.length;
    }

    // An assigned parameter is no longer what the caller has passed.
    // check Latent.assigned with judgment: invalid, manifest
    public static int assigned(int[] numbers, boolean b) {
        if (b) {
            numbers = null;
        }
        return numbers.length;
    }

    // A second failure does not hide behind a null argument.
    // check Latent.alsoDivides with judgment and edge lenient: valid, provided that numbers != null and n != 0
    public static int alsoDivides(int[] numbers, int n) {
        return numbers.length / n;       // check Latent.alsoDivides with judgment: invalid, boundary here
    }

    // A contract of its own is what counts.
    //@ requires n > 0;
    // check Latent.hasContract with judgment: invalid, exception
    public static int hasContract(int[] numbers, int n) {
        return numbers.length;
    }

    // check Latent.asserts with judgment: invalid, assert
    public static int asserts(int[] numbers) {
        //@ assert numbers.length > 0;
        return 0;
    }

    // A recursion that passes null on breaks its own condition.
    // check Latent.recursive with judgment: invalid, exception
    public static int recursive(int[] numbers, int n) {
        return numbers.length == 3 && n > 0 ? recursive(null, n - 1) : 0;
    }

    // check Latent.average with judgment: invalid, boundary
    public static int average(List<Integer> numbers) {
        int sum = 0;
        for (int each : numbers) {
            sum += each;
        }
        return sum / numbers.size();
    }
}
