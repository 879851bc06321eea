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

    // `equals` must accept null.
    // check Inside.equals with judgment and string 1: valid within bounds
    public boolean equals(Object o) {
        return o != null && o.hashCode() == 3;
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
