// Classes of Spring and of Commons Lang 2 that check arguments and state.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.springframework.util.Assert;

class Main {
    static void show(Runnable call) {
        try {
            call.run();
            System.out.println("passed");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void spring() {
        List<String> none = new ArrayList<>();
        show(() -> Assert.state(true, "open"));
        show(() -> Assert.state(false, "closed"));
        show(() -> Assert.state(false, () -> "closed, too"));
        show(() -> Assert.isTrue(false, "false"));
        show(() -> Assert.isNull("a", "not null"));
        show(() -> Assert.isNull(null, "not null"));
        show(() -> Assert.notNull(null, "null"));
        show(() -> Assert.notNull(null, () -> "null"));
        show(() -> Assert.hasLength(" ", "empty"));
        show(() -> Assert.hasLength("", "empty"));
        show(() -> Assert.hasText(" ", "blank"));
        show(() -> Assert.doesNotContain("abc", "b", "contains"));
        show(() -> Assert.doesNotContain("abc", "", "contains"));
        show(() -> Assert.notEmpty(new Object[0], "empty array"));
        show(() -> Assert.notEmpty(none, "empty list"));
        show(() -> Assert.notEmpty(Collections.emptyMap(), "empty map"));
        show(() -> Assert.noNullElements(new Object[] {1, null}, "null inside"));
        show(() -> Assert.noNullElements((Object[]) null, "null inside"));
        show(() -> Assert.noNullElements(Arrays.asList("a", "b"), "null inside"));
        show(() -> Assert.isInstanceOf(String.class, "a"));
        show(() -> Assert.isInstanceOf(String.class, null, "no text"));
        show(() -> Assert.isAssignable(Number.class, Integer.class));
        show(() -> Assert.isAssignable(Number.class, String.class, "no number"));
        show(() -> new Assert() { });
    }

    static void lang() {
        List<Object> none = new ArrayList<>();
        show(() -> org.apache.commons.lang.Validate.isTrue(false, "value: ", 3));
        show(() -> org.apache.commons.lang.Validate.notNull(null));
        show(() -> org.apache.commons.lang.Validate.notEmpty("", "empty"));
        show(() -> org.apache.commons.lang.Validate.notEmpty(none));
        show(() -> org.apache.commons.lang.Validate.noNullElements(new Object[] {null}));
        show(() -> org.apache.commons.lang.Validate.noNullElements(none, "null"));
        show(() -> org.apache.commons.lang.Validate.allElementsOfType(Arrays.asList(1), String.class, "no text"));
    }

    public static void main(String[] arguments) {
        spring();
        lang();
        new org.apache.commons.lang.Validate();
        new org.apache.commons.lang3.Validate();
    }

    // check Main.guarded: valid
    //@ requires n > 0 && text != null && text.length() == 1;
    static int guarded(int n, String text) {
        Assert.isTrue(n > 0, "n");
        Assert.hasLength(text, "text");
        return text.charAt(0) == 'a' ? 1 / n : n;
    }
}

// prints: passed
// prints: IllegalStateException: closed
// prints: IllegalStateException: closed, too
// prints: IllegalArgumentException: false
// prints: IllegalArgumentException: not null
// prints: passed
// prints: IllegalArgumentException: null
// prints: IllegalArgumentException: null
// prints: passed
// prints: IllegalArgumentException: empty
// prints: IllegalArgumentException: blank
// prints: IllegalArgumentException: contains
// prints: passed
// prints: IllegalArgumentException: empty array
// prints: IllegalArgumentException: empty list
// prints: IllegalArgumentException: empty map
// prints: IllegalArgumentException: null inside
// prints: passed
// prints: passed
// prints: passed
// prints: IllegalArgumentException: no text: null
// prints: passed
// prints: IllegalArgumentException: no number: class java.lang.String
// prints: passed
// prints: IllegalArgumentException: value: 3
// prints: IllegalArgumentException: The validated object is null
// prints: IllegalArgumentException: empty
// prints: IllegalArgumentException: The validated collection is empty
// prints: IllegalArgumentException: The validated array contains null element at index: 0
// prints: passed
// prints: IllegalArgumentException: no text
