package oxpecker;

/** The method never gives null: it gives an object, or throws. */
public @interface NonNull {
}
