package oxpecker;

/** The result is an array of the class of this argument, or the call throws. */
public @interface ResultClass {
}
