package oxpecker;

/**
 * The call puts nothing into the receiver but those of its arguments that are declared as keys, values or elements,
 * and objects that functions give, and gives nothing through which one could.
 */
public @interface AddsArguments {
}
