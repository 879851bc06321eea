import java.util.List;

// Annotations about null are contracts, by whatever library; they are no word about other exceptions.
@interface NullMarked {}

@interface NullUnmarked {}

@interface Nullable {}

@interface NotNull {}

public class Marked {
    // check Marked.length with judgment: valid
    static int length(@NotNull String text) {
        return text.length();
    }

    // check Marked.passes with judgment: invalid, requires
    static int passes(@Nullable String text) {
        return length(text);
    }

    // Whoever declares a parameter as nullable means it.
    // check Marked.nullable with judgment: invalid, manifest
    static int nullable(@Nullable String text) {
        return text.length();
    }

    // check Marked.Marked with judgment: invalid, manifest
    Marked(@Nullable String text) {
        text.length();
    }

    // The brackets have an annotation of their own, and the one before the type is about the elements.
    // check Marked.array with judgment: invalid, manifest
    static int array(@NotNull String @Nullable [] texts) {
        return texts.length;
    }

    // check Marked.orNull with judgment: valid
    static <T> @Nullable T orNull(@NotNull T item, int i) {
        return i == 0 ? null : item;
    }

    // check Marked.usesOrNull with judgment: invalid, manifest
    static int usesOrNull(int i) {
        return orNull("a", i).length();
    }

    // check Marked.guarded with judgment: valid, provided that i >= 0
    static int guarded(@NotNull String text, int i) {
        if (i < 0) {
            throw new IllegalArgumentException();
        }
        return text.length();
    }

    // check Marked.found with judgment: invalid, ensures
    @NotNull
    static String found(int i) {
        return i == 7 ? null : "a";
    }
}

@NullMarked
class Inside<T> {
    private String name = "a";
    @Nullable String other;
    T item;

    // check Inside.size with judgment: valid
    int size(String text) {
        return name.length() + text.length();
    }

    // check Inside.first with judgment: invalid, manifest
    int first() {
        return other.length();
    }

    // check Inside.find with judgment: invalid, ensures
    String find(int i) {
        return i == 3 ? null : name;
    }

    // The argument of a type variable decides whether it may be null.
    // check Inside.swap with judgment: valid
    T swap(T next) {
        T last = item;
        item = next;
        return last;
    }

    // `equals` must accept null, whatever the default is.
    // check Inside.equals with judgment and string 1: valid within bounds
    public boolean equals(Object o) {
        return o != null && o.hashCode() == 3;
    }

    // check Inside.callsEquals with judgment: valid
    boolean callsEquals() {
        return equals(null);
    }

    // What collections and arrays hold is not null either.
    // check Inside.total with judgment and array 2: valid within bounds
    int total(List<String> texts, String[] more) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        for (String each : more) {
            sum += each.length();
        }
        return sum;
    }

    // check Inside.passes with judgment: invalid, requires
    int passes(@Nullable String text) {
        return size(text);
    }

    @NullUnmarked
    static class Open {
        // check Inside.Open.size with judgment: valid, provided that text != null
        int size(String text) {
            return text.length();
        }
    }
}
