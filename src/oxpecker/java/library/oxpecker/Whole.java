package oxpecker;

/** OOX's mathematical integers, with the operators of numbers. The front end knows this class. */
public final class Whole {
}
