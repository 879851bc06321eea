// Wrong contracts of methods over objects: no proof may show one of them.

class Box {
    static int made;
    int value;
    int[] data;

    int get() {
        return value;
    }

    //@ requires other != null;
    //@ ensures other.value == \old(other.value);
    // check Box.aliased: invalid
    void aliased(Box other) {
        value = value == 7 ? 8 : 7;
    }

    //@ requires one != null && two != null;
    //@ ensures one.value == 1;
    // check Box.assignedTwice: invalid
    static void assignedTwice(Box one, Box two) {
        one.value = 1;
        two.value = 2;
    }

    //@ requires data != null && data.length > 0 && a != null && a.length > 0;
    //@ ensures a[0] == \old(a[0]);
    // check Box.arrayInField: invalid
    void arrayInField(int[] a) {
        data[0] = data[0] == 7 ? 8 : 7;
    }

    //@ requires other != null && data != null && other.data != null && data.length > 0 && other.data.length > 0;
    //@ requires other != this;
    //@ ensures other.data[0] == \old(other.data[0]);
    // check Box.arraysOfTwo: invalid
    void arraysOfTwo(Box other) {
        data[0] = data[0] == 7 ? 8 : 7;
    }

    //@ ensures \result >= 0;
    // check Box.absent: invalid
    static int absent(Box other) {
        return other.value < 0 ? 0 : other.value;
    }

    //@ assignable \nothing;
    //@ ensures true;
    // check Box.outsideOfItsFrame: invalid
    void outsideOfItsFrame() {
        value = 3;
    }

    //@ requires other != null;
    //@ assignable this.value;
    // check Box.frameOfAnother: invalid
    void frameOfAnother(Box other) {
        other.value = 3;
    }

    //@ assignable value;
    // check Box.staticOutsideOfItsFrame: invalid
    void staticOutsideOfItsFrame() {
        made = 1;
    }

    //@ requires data != null && data.length > 1;
    //@ assignable data[0];
    // check Box.elementOutsideOfItsFrame: invalid
    void elementOutsideOfItsFrame() {
        data[1] = 3;
    }

    //@ ensures \result == value;
    // check Box.overridden: invalid
    int overridden() {
        return get();
    }

    //@ requires n >= 0 && other != null;
    //@ ensures value == \old(value);
    // check Box.loopOverAlias: invalid
    void loopOverAlias(int n, Box other) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        while (i < n) {
            other.value = i;
            i++;
        }
    }

    //@ requires n >= 0;
    //@ ensures made == \old(made);
    // check Box.loopOverStatic: invalid
    static void loopOverStatic(int n) {
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            made = i;
        }
    }

    //@ requires n >= 0;
    //@ ensures value == \old(value);
    // check Box.loopWithCall: invalid
    void loopWithCall(int n) {
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) {
            clear();
        }
    }

    void clear() {
        value = 0;
        made = 0;
    }

    //@ ensures value == 0;
    // check Box.byContract: invalid
    void byContract() {
        forget();
    }

    //@ ensures made == 0;
    // check Box.forget: valid
    void forget() {
        made = 0;
        value = 1;
    }

    //@ requires other != null && value == 5;
    //@ ensures value == 5;
    // check Box.byContractOfAnother: invalid
    void byContractOfAnother(Box other) {
        other.reset();
    }

    //@ assignable value;
    //@ ensures value == 0;
    // check Box.reset: valid
    void reset() {
        value = 0;
    }

    //@ requires data != null && data.length > 0 && data[0] == 1;
    //@ ensures data[0] == 1;
    // check Box.otherArray: invalid
    void otherArray() {
        data = new int[1];
    }

    //@ requires data != null && data.length > 0;
    //@ ensures \old(data)[0] == 1;
    // check Box.oldArray: invalid
    void oldArray() {
        data[0] = 1;
        int[] before = data;
        data = new int[1];
        before[0] = 2;
    }

    //@ ensures \result == 0;
    // check Box.newIsDefault: invalid
    static int newIsDefault() {
        Box box = new Filled();
        return box.value;
    }

    //@ requires box != null;
    //@ ensures \result == 1;
    // check Box.exceptionWithEffect: invalid
    static int exceptionWithEffect(Box box) {
        box.value = 1;
        try {
            throw new Touching(box);
        } catch (Touching e) {
            return box.value;
        }
    }

    //@ requires box != null;
    //@ ensures \result == 1;
    // check Box.hidden: invalid
    static int hidden(Hiding box) {
        box.value = 1;
        ((Box) box).value = 2;
        Box same = box;
        box.value = 1;
        return same.value;
    }

    //@ requires keeper != null && box != null && keeper.kept != null;
    //@ ensures box.value == \old(box.value);
    // check Box.throughField: invalid
    static void throughField(Keeper keeper, Box box) {
        keeper.kept.value = box.value == 7 ? 8 : 7;
    }

    //@ requires keeper != null && box != null;
    //@ ensures box.value == 1;
    // check Box.throughAssignedField: invalid
    static void throughAssignedField(Keeper keeper, Box box) {
        box.value = 1;
        keeper.kept = box;
        keeper.kept.value = 2;
    }

    //@ requires o != null && box != null;
    //@ ensures box.value == \old(box.value);
    // check Box.throughInterface: invalid
    static void throughInterface(Setting o, Box box) {
        o.set(box.value == 7 ? 8 : 7);
    }
}

interface Setting {
    void set(int value);
}

class Filled extends Box implements Setting {
    Filled() {
        value = 4;
    }

    @Override
    int get() {
        return value + 1;
    }

    @Override
    public void set(int value) {
        this.value = value;
    }
}

class Hiding extends Box {
    int value;
}

class Keeper {
    Box kept;
    Box spare;
    Keeper next;

    //@ requires kept != null && spare != null;
    //@ ensures spare.value == \old(spare.value);
    // check Keeper.sameBox: invalid
    void sameBox() {
        kept.value = kept.value == 7 ? 8 : 7;
    }

    //@ ensures kept == null || kept.value == 3;
    // check Keeper.noBox: invalid
    void noBox() {
        kept.value = 3;
    }

    //@ requires next != null && kept != null;
    //@ ensures kept.value == 1;
    // check Keeper.itself: invalid
    void itself() {
        kept.value = 1;
        next.kept = spare;
    }

    //@ requires kept != null && spare != null;
    //@ assignable kept.value;
    // check Keeper.frameOfSpare: invalid
    void frameOfSpare() {
        spare.value = 3;
    }

    //@ requires kept != null && spare != null && kept != spare && n >= 0;
    //@ ensures kept.value == \old(kept.value);
    // check Keeper.exchanged: invalid
    void exchanged(int n) {
        for (int i = 0; i < n; i++) {
            Box first = kept;
            kept = spare;
            spare = first;
        }
    }

    //@ requires one != null && two != null && one != two && one.value == 0 && two.value == 1 && n >= 0;
    //@ requires kept == two && spare == one;
    //@ ensures one.value == 0;
    // check Keeper.renamed: invalid
    void renamed(Box one, Box two, int n) {
        for (int i = 0; i < n; i++) {
            one = kept;
            two = spare;
            int value = one.value;
            one.value = two.value;
            two.value = value;
        }
    }

    //@ requires boxes != null && boxes.length > 0 && boxes[0] != null && kept != null;
    //@ ensures kept.value == 1;
    // check Keeper.overwrites: invalid
    void overwrites(Box[] boxes) {
        kept.value = 1;
        boxes[0].value = 2;
    }
}

class Touching extends RuntimeException {
    Touching(Box box) {
        box.value = 9;
    }
}
