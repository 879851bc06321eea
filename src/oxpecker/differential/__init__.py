"""Two versions of a Java program, renamed apart and run on equal inputs by a generated driver."""
