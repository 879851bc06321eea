package oxpecker;

/** The method gives a new object, to which nothing else refers, or throws. */
public @interface Fresh {
}
