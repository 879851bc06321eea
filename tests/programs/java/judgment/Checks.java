import com.google.common.base.Preconditions;
import com.google.common.base.Verify;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Objects;
import org.apache.commons.lang3.Validate;
import org.springframework.util.Assert;

// Classes of libraries that check arguments: what they demand is a condition on callers.
public class Checks {
    private boolean open;

    // check Checks.argument with judgment: valid, provided that n > 0
    public static int argument(int n) {
        Preconditions.checkArgument(n > 0, "n was %s", n);
        return 10 / n;
    }

    // check Checks.passes with judgment: invalid, manifest
    public static int passes() {
        return argument(0);
    }

    // check Checks.state with judgment: valid, provided that open
    public int state() {
        Preconditions.checkState(open);
        return 1;
    }

    // check Checks.closes with judgment: invalid, manifest
    public int closes() {
        open = false;
        return state();
    }

    // check Checks.kept with judgment: valid, provided that text != null
    public static int kept(String text) {
        return Preconditions.checkNotNull(text, "text").length();
    }

    // check Checks.index with judgment and array 2: valid within bounds, provided that numbers != null and i >= 0 && i < numbers.length
    public static int index(int[] numbers, int i) {
        return numbers[Objects.checkIndex(i, numbers.length)];
    }

    // One more than an index: the check is too weak.
    // check Checks.position with judgment and array 2: invalid, boundary
    public static int position(int[] numbers, int i) {
        Preconditions.checkPositionIndex(i, numbers.length);
        return numbers[i];
    }

    // A check of what the program itself has computed is no condition on callers.
    // check Checks.verified with judgment: invalid, manifest
    public static int verified(int n) {
        Verify.verify(n != 3, "n was %s", n);
        return n;
    }

    // check Checks.computed with judgment: invalid, manifest
    public static int computed(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += i;
        }
        Preconditions.checkState(sum == 4, "sum was %s", sum);
        return n;
    }

    // check Checks.text with judgment: valid, provided that text != null && !text.isEmpty()
    public static char text(String text) {
        Assert.hasLength(text, () -> "no " + "text");
        return text.charAt(0);
    }

    // check Checks.first with judgment and array 2: valid within bounds, provided that texts != null and !texts.isEmpty()
    public static Object first(List<String> texts) {
        Validate.notEmpty(texts, "%s texts", 0);
        return texts.get(0);
    }

    // check Checks.between with judgment: valid, provided that n >= 1 && n <= 5
    public static int between(int n) {
        Validate.inclusiveBetween(1, 5, n);
        return 10 / n;
    }

    private int sum;

    // What the method writes to its own object has nothing to do with the array.
    // check Checks.addAll with judgment and array 2: valid within bounds, provided that pairs != null and no element of pairs is null and no IllegalArgumentException is thrown on line 97
    public void addAll(int[][] pairs) {
        sum = 0;
        for (int[] pair : pairs) {
            Validate.isTrue(pair.length == 2, "two numbers");
            sum += pair[1];
        }
    }

    // check Checks.addOthers with judgment and array 2: invalid, manifest
    public void addOthers(int[][] pairs) {
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = new int[1];
            Validate.isTrue(pairs[i].length == 2, "two numbers");
            sum += pairs[i][1];
        }
    }

    private List<String> names;

    // The library tells who chooses the capacity.
    // check Checks.reserve with judgment: valid, provided that capacity >= 0
    public void reserve(int capacity) {
        names = new ArrayList<>(capacity);
    }

    // check Checks.sets with judgment: valid, provided that size >= 0
    public Set<String> sets(int size) {
        return new HashSet<>(size, 0.5f);
    }

    // What the method computes is its own affair.
    // check Checks.reserveLess with judgment: invalid, manifest
    public void reserveLess(String name) {
        names = new ArrayList<>(name.length() - 1);
    }
}
