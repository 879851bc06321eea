// A singleton made when it is first used, a counter of instances, a cache that hands out its inside.
class Registry {
    private static Registry instance;
    private static int made;
    private final int[] secrets = {1, 2, 3};

    private Registry() {
        made++;
    }

    static Registry get() {
        if (instance == null) {
            instance = new Registry();
        }
        return instance;
    }

    static Registry forgetful() {
        return instance == null ? new Registry() : instance;
    }

    int[] secrets() {
        return secrets;
    }

    int[] copied() {
        return secrets.clone();
    }

    static void once(int uses) {                        // check Registry.once: valid
        int before = made % 1000;
        made = before;
        for (int i = 0; i < uses && i < 4; i++) {
            assert get() == get();
        }
        assert made <= before + 1;
    }

    static void twice() {
        assert forgetful() == forgetful();              // check Registry.twice: invalid, exception here
    }

    static void safe(int i, int x) {                    // check Registry.safe: valid
        if (i >= 0 && i < 3) {
            new Registry().copied()[i] = x;
            assert new Registry().secrets[i] == i + 1;
        }
    }

    static void leaked(int i, int x) {
        Registry r = new Registry();
        if (i >= 0 && i < 3) {
            r.secrets()[i] = x;
            assert r.secrets[i] == i + 1;               // check Registry.leaked: invalid, exception here
        }
    }
}
