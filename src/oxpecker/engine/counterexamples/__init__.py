"""From a path to something to show: small inputs, replayed in the interpreter."""
