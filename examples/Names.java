class Names {
    private int count;

    static char initial(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a name has at least one character");
        }
        return name.charAt(0);
    }

    static char initialOf(java.util.Map<String, String> names, String key) {
        return initial(names.get(key));
    }

    int share(int total) {
        return total / count;
    }
}
