// Classes of Netty, androidx and Kotlin that check arguments and state.
import androidx.core.util.Preconditions;
import io.netty.util.internal.ObjectUtil;
import java.util.List;
import java.util.Map;
import kotlin.jvm.internal.Intrinsics;

class Main {
    static void show(Runnable call) {
        try {
            call.run();
            System.out.println("passed");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void netty() {
        String none = null;
        System.out.println(ObjectUtil.checkNotNull("x", "text"));
        show(() -> ObjectUtil.checkNotNull(none, "text"));
        System.out.println(ObjectUtil.deepCheckNotNull("texts", "a", "b").length);
        show(() -> ObjectUtil.deepCheckNotNull("texts", "a", none));
        System.out.println(ObjectUtil.checkNotNullWithIAE("x", "name"));
        show(() -> ObjectUtil.checkNotNullWithIAE(none, "name"));
        System.out.println(ObjectUtil.checkNotNullArrayParam("x", 0, "names"));
        show(() -> ObjectUtil.checkNotNullArrayParam(none, 2, "names"));
        System.out.println(ObjectUtil.checkPositive(1, "n") + ObjectUtil.checkPositive(2L, "n"));
        show(() -> ObjectUtil.checkPositive(0, "n"));
        show(() -> ObjectUtil.checkPositive(-1L, "n"));
        show(() -> ObjectUtil.checkPositive(0.0, "d"));
        show(() -> ObjectUtil.checkPositive(0.0f, "f"));
        System.out.println(ObjectUtil.checkPositiveOrZero(0, "n") + ObjectUtil.checkPositiveOrZero(0L, "n"));
        show(() -> ObjectUtil.checkPositiveOrZero(-1, "n"));
        show(() -> ObjectUtil.checkPositiveOrZero(-2L, "n"));
        show(() -> ObjectUtil.checkPositiveOrZero(-1.5, "d"));
        show(() -> ObjectUtil.checkPositiveOrZero(-0.5f, "f"));
        show(() -> ObjectUtil.checkInRange(6, 1, 5, "n"));
        show(() -> ObjectUtil.checkInRange(5L, 1L, 5L, "n"));
        System.out.println(ObjectUtil.checkNonEmpty("x", "text"));
        show(() -> ObjectUtil.checkNonEmpty("", "text"));
        show(() -> ObjectUtil.checkNonEmpty(none, "text"));
        show(() -> ObjectUtil.checkNonEmpty(new String[0], "array"));
        show(() -> ObjectUtil.checkNonEmpty(new byte[0], "bytes"));
        show(() -> ObjectUtil.checkNonEmpty(new char[0], "chars"));
        show(() -> ObjectUtil.checkNonEmpty(List.of(), "list"));
        show(() -> ObjectUtil.checkNonEmpty(Map.of(), "map"));
        show(() -> ObjectUtil.checkNonEmpty(new StringBuilder(), "builder"));
        System.out.println(ObjectUtil.checkNonEmptyAfterTrim(" x ", "text"));
        show(() -> ObjectUtil.checkNonEmptyAfterTrim(" ", "text"));
        System.out.println(ObjectUtil.intValue(null, 3) + ObjectUtil.longValue(4L, 5L));
    }

    static void kotlin() {
        show(() -> Intrinsics.checkNotNull("x"));
        show(() -> Intrinsics.checkNotNull(null));
        show(() -> Intrinsics.checkNotNull(null, "no value"));
        show(() -> Intrinsics.checkNotNullParameter("x", "p"));
        show(() -> Intrinsics.checkParameterIsNotNull("x", "p"));
        show(() -> Intrinsics.checkExpressionValueIsNotNull(null, "f()"));
        show(() -> Intrinsics.checkNotNullExpressionValue(null, "f()"));
        show(() -> Intrinsics.checkReturnedValueIsNotNull(null, "no result"));
        show(() -> Intrinsics.checkFieldIsNotNull(null, "no field"));
        System.out.println(Intrinsics.areEqual("a", "a") + " " + Intrinsics.areEqual(null, "a"));
        System.out.println(Intrinsics.stringPlus("a", 1) + Intrinsics.compare(1, 2) + Intrinsics.compare(2L, 1L));
    }

    static void androidx() {
        show(() -> Preconditions.checkArgument(true));
        show(() -> Preconditions.checkArgument(false));
        show(() -> Preconditions.checkArgument(false, 7));
        show(() -> Preconditions.checkArgument(false, "%s and %s", 1, "two"));
        System.out.println(Preconditions.checkStringNotEmpty("x"));
        show(() -> Preconditions.checkStringNotEmpty(""));
        show(() -> Preconditions.checkStringNotEmpty("", 8));
        show(() -> Preconditions.checkStringNotEmpty("", "no %s", "text"));
        System.out.println(Preconditions.checkNotNull("x"));
        show(() -> Preconditions.checkNotNull(null));
        show(() -> Preconditions.checkNotNull(null, 9));
        show(() -> Preconditions.checkNotNull(null, "no %s", "object"));
        show(() -> Preconditions.checkState(false));
        show(() -> Preconditions.checkState(false, "state"));
        System.out.println(Preconditions.checkFlagsArgument(5, 7) + Preconditions.checkArgumentNonnegative(4));
        show(() -> Preconditions.checkFlagsArgument(8, 7));
        show(() -> Preconditions.checkArgumentNonnegative(-1));
        show(() -> Preconditions.checkArgumentNonnegative(-1, "negative"));
        show(() -> Preconditions.checkArgumentInRange(5, 1, 5, "n"));
    }

    public static void main(String[] args) {
        netty();
        kotlin();
        androidx();
    }
}

// prints: x
// prints: NullPointerException: text
// prints: 2
// prints: NullPointerException: texts
// prints: x
// prints: IllegalArgumentException: Param 'name' must not be null
// prints: x
// prints: IllegalArgumentException: Array index 2 of parameter 'names' must not be null
// prints: 3
// prints: IllegalArgumentException: n : 0 (expected: > 0)
// prints: IllegalArgumentException: n : -1 (expected: > 0)
// prints: IllegalArgumentException: d : 0.0 (expected: > 0)
// prints: IllegalArgumentException: f : 0.0 (expected: > 0)
// prints: 0
// prints: IllegalArgumentException: n : -1 (expected: >= 0)
// prints: IllegalArgumentException: n : -2 (expected: >= 0)
// prints: IllegalArgumentException: d : -1.5 (expected: >= 0)
// prints: IllegalArgumentException: f : -0.5 (expected: >= 0)
// prints: IllegalArgumentException: n: 6 (expected: 1-5)
// prints: passed
// prints: x
// prints: IllegalArgumentException: Param 'text' must not be empty
// prints: NullPointerException: text
// prints: IllegalArgumentException: Param 'array' must not be empty
// prints: IllegalArgumentException: Param 'bytes' must not be empty
// prints: IllegalArgumentException: Param 'chars' must not be empty
// prints: IllegalArgumentException: Param 'list' must not be empty
// prints: IllegalArgumentException: Param 'map' must not be empty
// prints: IllegalArgumentException: Param 'builder' must not be empty
// prints: x
// prints: IllegalArgumentException: Param 'text' must not be empty
// prints: 7
// prints: passed
// prints: NullPointerException: null
// prints: NullPointerException: no value
// prints: passed
// prints: passed
// prints: IllegalStateException: f() must not be null
// prints: NullPointerException: f() must not be null
// prints: IllegalStateException: no result
// prints: IllegalStateException: no field
// prints: true false
// prints: a1-11
// prints: passed
// prints: IllegalArgumentException: null
// prints: IllegalArgumentException: 7
// prints: IllegalArgumentException: 1 and two
// prints: x
// prints: IllegalArgumentException: null
// prints: IllegalArgumentException: 8
// prints: IllegalArgumentException: no text
// prints: x
// prints: NullPointerException: null
// prints: NullPointerException: 9
// prints: NullPointerException: no object
// prints: IllegalStateException: null
// prints: IllegalStateException: state
// prints: 9
// prints: IllegalArgumentException: Requested flags 0x8, but only 0x7 are allowed
// prints: IllegalArgumentException: null
// prints: IllegalArgumentException: negative
// prints: passed
