// A parking lot with places for cars and trucks: nobody stands where they do not fit.
import java.util.HashMap;
import java.util.Map;

class ParkingLot {
    enum Kind { CAR, TRUCK }

    static final class FullException extends Exception {
        FullException(Kind kind) {
            super("no place for a " + kind);
        }
    }

    private final Map<Integer, Kind> parked = new HashMap<>();
    private int small;
    private int large;

    ParkingLot(int small, int large) {
        this.small = small;
        this.large = large;
    }

    void enter(int plate, Kind kind) throws FullException {
        if (parked.containsKey(plate)) {
            throw new IllegalStateException("already here: " + plate);
        }
        switch (kind) {
            case CAR:
                if (small > 0) {
                    small--;
                    break;
                }
                throw new FullException(kind);
            case TRUCK:
                if (large == 0) {
                    throw new FullException(kind);
                }
                large--;
                break;
            default:
                throw new AssertionError();
        }
        parked.put(plate, kind);
    }

    void leave(int plate) {
        Kind kind = parked.remove(plate);
        if (kind == Kind.CAR) {
            small++;
        } else {
            large++;
        }
    }

    // check ParkingLot.day: valid
    static void day(int first, int second) throws FullException {
        if (first == second) {
            return;
        }
        ParkingLot lot = new ParkingLot(1, 1);
        lot.enter(first, Kind.CAR);
        lot.enter(second, Kind.TRUCK);
        lot.leave(first);
        lot.enter(first, Kind.CAR);
        assert lot.small == 0 && lot.large == 0 && lot.parked.size() == 2;
    }

    // check ParkingLot.twice: invalid, exception
    static void twice(int first, int second) throws FullException {
        ParkingLot lot = new ParkingLot(2, 0);
        lot.enter(first, Kind.CAR);
        lot.enter(second, Kind.CAR);                    // run ParkingLot.twice(7, 7): throws IllegalStateException "already here: 7"
    }

    static void stranger(int plate) {
        ParkingLot lot = new ParkingLot(0, 0);
        lot.leave(plate);
        assert lot.large == 0;                          // check ParkingLot.stranger: invalid, exception here
    }
}
