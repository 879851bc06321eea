package oxpecker;

/**
 * The call puts nothing into a collection, be it the receiver or an argument, and gives nothing through which one
 * could. Values of entries aside: `setValue` is looked for by itself.
 */
public @interface AddsNothing {
}
