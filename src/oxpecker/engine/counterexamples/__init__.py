"""From paths to counterexamples: small inputs, replayed in the interpreter."""
