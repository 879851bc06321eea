/** A door with a lock. */
public class Door {
    private boolean open;
    private boolean locked = true;

    /** Unlocks the door. */
    public void unlock() {
        locked = false;
        assert isSafe();
    }

    /** Locks the door, if that is possible. */
    public void lock() {
        locked = !open;
        assert isSafe();
    }

    /** Opens the door, if it is not locked. */
    public void open() {
        open = open || !locked;
        assert isSafe();
    }

    /** Closes the door. */
    public void close() {
        open = false;
        assert isSafe();
    }

    /** A locked door is never open. */
    public boolean isSafe() {
        return !(open && locked);
    }
}
