import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;

/** Lists whose elements may be missing. */
public final class OptionalTags {
    private OptionalTags() {}

    @Target(ElementType.TYPE_USE)
    @interface Nullable {}

    /** All tags with commas; missing ones are left out. */
    public static String joined(List<@Nullable String> tags) {
        StringBuilder text = new StringBuilder();
        for (String tag : tags) {
            if (!tag.isEmpty()) {
                text.append(text.length() == 0 ? "" : ",").append(tag);
            }
        }
        return text.toString();
    }
}
