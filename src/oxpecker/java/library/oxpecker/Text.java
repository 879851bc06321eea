package oxpecker;

/** OOX's strings: immutable sequences of characters, compared by content. The front end knows this class. */
public final class Text {
}
