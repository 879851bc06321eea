package oxpecker;

/** The call ends normally only where the argument is not null. */
public @interface EnsuresNonNull {
}
