package oxpecker;

/**
 * A call ends, whatever its receiver holds. It only puts its argument into the receiver, and what it returns does not
 * depend on what that holds. It throws nothing, except for null if it refuses that.
 */
public @interface Fills {
    boolean refusesNull() default false;
}
