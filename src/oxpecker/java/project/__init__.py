"""Projects as their build files describe them, without running a build: source roots, modules, and the class path."""
