/** A door as a state machine: open, closed, locked. */
public class Door {
    private int state;
    private int code;

    public int state() {
        return state;
    }

    public boolean close() {
        if (state != 0) {
            return false;
        }
        state = 1;
        return true;
    }

    public boolean lock(int key) {
        if (state != 1 || key < 1000) {
            return false;
        }
        code = key;
        state = 2;
        return true;
    }

    public boolean unlock(int key) {
        if (state == 2 && key == code) {
            state = 1;
            return true;
        }
        return false;
    }
}
