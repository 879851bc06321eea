// Contracts as annotations, in Kiasan's form: @Assertion with cases, @NonNull, @Fresh, @Pure.
@interface Case {
    String pre() default "true";

    String post() default "true";
}

@interface Assertion {
    Case[] value();
}

@interface NonNull {
}

@interface Fresh {
}

@interface Pure {
}

class Main {
    int x;

    // check Main.half: valid
    @Assertion({@Case(pre = "n >= 0 && n % 2 == 0", post = "\\result * 2 == n")})
    static int half(int n) {
        return n / 2;
    }

    // check Main.sign: valid
    @Assertion({@Case(pre = "n > 0", post = "\\result == 1"), @Case(pre = "n <= 0", post = "\\result == 0")})
    static int sign(int n) {
        return n > 0 ? 1 : 0;
    }

    @Case(post = "\\result > n") // check Main.next: invalid, ensures here
    static int next(int n) {
        return n + 1;
    }

    // check Main.get: valid
    @Pure
    int get() {
        return x;
    }

    // check Main.set: valid
    @Case(post = "get() == n && \\old(get()) == \\old(x)")
    void set(int n) {
        x = n;
    }

    // check Main.copy: valid
    @Fresh
    static Main copy(@NonNull Main m) {
        Main made = new Main();
        made.x = m.x;
        return made;
    }

    // check Main.share: invalid, ensures
    @Fresh
    static Main share(@NonNull Main m) {
        return m;
    }
}
