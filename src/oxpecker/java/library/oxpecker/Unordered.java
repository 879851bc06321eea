package oxpecker;

/** Hash codes decide in which order one goes through the elements, or the keys. */
public @interface Unordered {
}
