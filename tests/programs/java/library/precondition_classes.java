// Classes of Guava and Apache Commons that check arguments and state.
import com.google.common.base.Preconditions;
import com.google.common.base.Verify;
import com.google.common.base.VerifyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.Validate;

class Main {
    static void show(Runnable call) {
        try {
            call.run();
            System.out.println("passed");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void guava() {
        show(() -> Preconditions.checkArgument(true));
        show(() -> Preconditions.checkArgument(false));
        show(() -> Preconditions.checkArgument(false, 7));
        show(() -> Preconditions.checkArgument(false, "%s and %s", 1, "two"));
        show(() -> Preconditions.checkArgument(false, "%s and %s", 1));
        show(() -> Preconditions.checkArgument(false, "only %s", 'a', 2L, 3));
        show(() -> Preconditions.checkState(true, "x"));
        show(() -> Preconditions.checkState(false));
        show(() -> Preconditions.checkState(false, "closed %s", 1));
        show(() -> System.out.println(Preconditions.checkNotNull("a", "not")));
        show(() -> Preconditions.checkNotNull(null));
        show(() -> Preconditions.checkNotNull(null, "text"));
        show(() -> Preconditions.checkNotNull(null, "%s %s", "a", "b"));
        show(() -> System.out.println(Preconditions.checkElementIndex(1, 2)));
        show(() -> Preconditions.checkElementIndex(2, 2));
        show(() -> Preconditions.checkElementIndex(-1, 2, "place"));
        show(() -> Preconditions.checkElementIndex(1, -1));
        show(() -> System.out.println(Preconditions.checkPositionIndex(2, 2)));
        show(() -> Preconditions.checkPositionIndex(3, 2, "place"));
        show(() -> Preconditions.checkPositionIndexes(1, 2, 2));
        show(() -> Preconditions.checkPositionIndexes(2, 1, 2));
        show(() -> Preconditions.checkPositionIndexes(0, 3, 2));
        show(() -> Preconditions.checkPositionIndexes(-1, 3, 2));
        show(() -> Verify.verify(true));
        show(() -> Verify.verify(false));
        show(() -> Verify.verify(false, "%s is wrong", 3));
        show(() -> System.out.println(Verify.verifyNotNull("a")));
        show(() -> Verify.verifyNotNull(null));
        show(() -> Verify.verifyNotNull(null, "no %s", "b"));
        System.out.println(new VerifyException("a", new VerifyException()).getCause());
    }

    static void lang3() {
        List<String> none = new ArrayList<>();
        String[] texts = {"a", null};
        show(() -> Validate.isTrue(true));
        show(() -> Validate.isTrue(false));
        show(() -> Validate.isTrue(false, "value %d", 3L));
        show(() -> Validate.isTrue(false, "value %s", "a"));
        show(() -> System.out.println(Validate.notNull("a")));
        show(() -> Validate.notNull(null));
        show(() -> Validate.notNull(null, "no %s", "b"));
        show(() -> System.out.println(Validate.notEmpty("a")));
        show(() -> Validate.notEmpty(""));
        show(() -> Validate.notEmpty((String) null));
        show(() -> Validate.notEmpty(none));
        show(() -> Validate.notEmpty(none, "none"));
        show(() -> Validate.notEmpty((List<String>) null, "none"));
        show(() -> Validate.notEmpty(new String[0]));
        show(() -> Validate.notEmpty(Collections.emptyMap()));
        show(() -> Validate.notBlank("a"));
        show(() -> Validate.notBlank("  "));
        show(() -> Validate.notBlank(null, "no %s", "text"));
        show(() -> System.out.println(Validate.noNullElements(new String[] {"b"})[0]));
        show(() -> Validate.noNullElements(texts));
        show(() -> Validate.noNullElements(texts, "texts"));
        show(() -> Validate.noNullElements(Arrays.asList(texts)));
        show(() -> Validate.noNullElements((String[]) null));
        show(() -> System.out.println(Validate.validIndex("abc", 2)));
        show(() -> Validate.validIndex("abc", 3));
        show(() -> Validate.validIndex(texts, -1));
        show(() -> Validate.validIndex(none, 0, "index"));
        show(() -> Validate.validState(true));
        show(() -> Validate.validState(false));
        show(() -> Validate.validState(false, "state %s", 1));
        show(() -> Validate.matchesPattern("aa", "a*"));
        show(() -> Validate.matchesPattern("ab", "a*"));
        show(() -> Validate.matchesPattern("ab", "a*", "no"));
        show(() -> Validate.notNaN(1.5));
        show(() -> Validate.notNaN(Double.NaN));
        show(() -> Validate.finite(Double.POSITIVE_INFINITY));
        show(() -> Validate.finite(Double.NaN, "bad"));
        show(() -> Validate.inclusiveBetween(1, 5, 5));
        show(() -> Validate.inclusiveBetween(1L, 5L, 6L));
        show(() -> Validate.inclusiveBetween(1.0, 5.0, 0.5, "out"));
        show(() -> Validate.inclusiveBetween("a", "c", "d"));
        show(() -> Validate.exclusiveBetween(1, 5, 5));
        show(() -> Validate.exclusiveBetween(1.0, 5.0, 2.0));
        show(() -> Validate.exclusiveBetween("a", "c", "b", "%s", 1));
        show(() -> Validate.isInstanceOf(String.class, "a"));
        show(() -> Validate.isInstanceOf(String.class, 1, "no %s", "text"));
        show(() -> Validate.isAssignableFrom(Number.class, Integer.class));
        show(() -> Validate.isAssignableFrom(Number.class, String.class, "no"));
    }

    public static void main(String[] arguments) {
        guava();
        lang3();
    }

    // check Main.guarded: valid
    //@ requires n > 0 && text != null;
    static int guarded(int n, String text) {
        Preconditions.checkArgument(n > 0, "n = %s", n);
        return Validate.notNull(text).isEmpty() ? 1 / n : n;
    }
}

// prints: passed
// prints: IllegalArgumentException: null
// prints: IllegalArgumentException: 7
// prints: IllegalArgumentException: 1 and two
// prints: IllegalArgumentException: 1 and %s
// prints: IllegalArgumentException: only a [2, 3]
// prints: passed
// prints: IllegalStateException: null
// prints: IllegalStateException: closed 1
// prints: a
// prints: passed
// prints: NullPointerException: null
// prints: NullPointerException: text
// prints: NullPointerException: a b
// prints: 1
// prints: passed
// prints: IndexOutOfBoundsException: index (2) must be less than size (2)
// prints: IndexOutOfBoundsException: place (-1) must not be negative
// prints: IllegalArgumentException: negative size: -1
// prints: 2
// prints: passed
// prints: IndexOutOfBoundsException: place (3) must not be greater than size (2)
// prints: passed
// prints: IndexOutOfBoundsException: end index (1) must not be less than start index (2)
// prints: IndexOutOfBoundsException: end index (3) must not be greater than size (2)
// prints: IndexOutOfBoundsException: start index (-1) must not be negative
// prints: passed
// prints: VerifyException: null
// prints: VerifyException: 3 is wrong
// prints: a
// prints: passed
// prints: VerifyException: expected a non-null reference
// prints: VerifyException: no b
// prints: com.google.common.base.VerifyException
// prints: passed
// prints: IllegalArgumentException: The validated expression is false
// prints: IllegalArgumentException: value 3
// prints: IllegalArgumentException: value a
// prints: a
// prints: passed
// prints: NullPointerException: The validated object is null
// prints: NullPointerException: no b
// prints: a
// prints: passed
// prints: IllegalArgumentException: The validated character sequence is empty
// prints: NullPointerException: The validated character sequence is empty
// prints: IllegalArgumentException: The validated collection is empty
// prints: IllegalArgumentException: none
// prints: NullPointerException: none
// prints: IllegalArgumentException: The validated array is empty
// prints: IllegalArgumentException: The validated map is empty
// prints: passed
// prints: IllegalArgumentException: The validated character sequence is blank
// prints: NullPointerException: no text
// prints: b
// prints: passed
// prints: IllegalArgumentException: The validated array contains null element at index: 1
// prints: IllegalArgumentException: texts
// prints: IllegalArgumentException: The validated collection contains null element at index: 1
// prints: NullPointerException: The validated object is null
// prints: abc
// prints: passed
// prints: IndexOutOfBoundsException: The validated character sequence index is invalid: 3
// prints: IndexOutOfBoundsException: The validated array index is invalid: -1
// prints: IndexOutOfBoundsException: index
// prints: passed
// prints: IllegalStateException: The validated state is false
// prints: IllegalStateException: state 1
// prints: passed
// prints: IllegalArgumentException: The string ab does not match the pattern a*
// prints: IllegalArgumentException: no
// prints: passed
// prints: IllegalArgumentException: The validated value is not a number
// prints: IllegalArgumentException: The value is invalid: Infinity
// prints: IllegalArgumentException: bad
// prints: passed
// prints: IllegalArgumentException: The value 6 is not in the specified inclusive range of 1 to 5
// prints: IllegalArgumentException: out
// prints: IllegalArgumentException: The value d is not in the specified inclusive range of a to c
// prints: IllegalArgumentException: The value 5 is not in the specified exclusive range of 1 to 5
// prints: passed
// prints: passed
// prints: passed
// prints: IllegalArgumentException: no text
// prints: passed
// prints: IllegalArgumentException: no
