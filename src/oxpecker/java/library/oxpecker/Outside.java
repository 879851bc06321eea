package oxpecker;

/**
 * The members that the model of a class leaves out ask or tell the world outside of the program, and change nothing
 * that it sees but by running functions: calls are open, as those of a class without source. Members for which this
 * is wrong have a model, which may be unsupported.
 */
public @interface Outside {
}
