"""What a path knows of references, objects, arrays and strings, and what unknown inputs turn out to be."""
