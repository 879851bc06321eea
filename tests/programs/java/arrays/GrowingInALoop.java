// A call in a loop is given its own result: what class the array has is not followed in circles.
class Growing {
    private String[] names = new String[0];

    void add(String[] more) {
        String[] all = names;
        for (int i = 0; i < more.length; i++) {
            all = with(all, more[i]);
        }
        names = all;
    }

    private static String[] with(String[] before, String last) {
        String[] after = new String[before.length + 1];
        for (int i = 0; i < before.length; i++) after[i] = before[i];
        after[before.length] = last;
        return after;
    }

    // check Growing.first(): valid within bounds
    Object first() { return names.length == 0 ? null : names[0]; }
}
