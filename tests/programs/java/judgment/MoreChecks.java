import androidx.core.util.Preconditions;
import io.netty.util.internal.ObjectUtil;
import kotlin.jvm.internal.Intrinsics;

// Classes of further libraries that check arguments, without their jars.
public class MoreChecks {
    // check MoreChecks.filled with judgment: valid, provided that text != null and text.length() != 0 and n > 0
    public static int filled(String text, int n) {
        ObjectUtil.checkNonEmpty(text, "text");
        return text.charAt(0) / ObjectUtil.checkPositive(n, "n");
    }

    // check MoreChecks.inside with judgment and array 2: valid within bounds, provided that a != null and i >= 0 && i <= a.length - 1
    public static int inside(int[] a, int i) {
        Preconditions.checkNotNull(a);
        return a[Preconditions.checkArgumentInRange(i, 0, a.length - 1, "i")];
    }

    // check MoreChecks.present with judgment: valid, provided that text != null
    public static int present(String text) {
        Intrinsics.checkNotNullParameter(text, "text");
        return text.length();
    }

    // The check allows zero.
    // check MoreChecks.weak with judgment: invalid, boundary
    public static int weak(int n) {
        ObjectUtil.checkPositiveOrZero(n, "n");
        return 1 / n;
    }
}
