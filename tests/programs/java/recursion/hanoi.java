// The towers of Hanoi with pegs as stacks: no disk lies on a smaller one, and 2^n - 1 moves are made.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Hanoi {
    private final List<Deque<Integer>> pegs = new ArrayList<>();
    private int moves;

    Hanoi(int disks) {
        for (int i = 0; i < 3; i++) {
            pegs.add(new ArrayDeque<>());
        }
        for (int disk = disks; disk > 0; disk--) {
            pegs.get(0).push(disk);
        }
    }

    void move(int from, int to) {
        int disk = pegs.get(from).pop();
        Integer below = pegs.get(to).peek();
        assert below == null || below > disk : "disk " + disk + " on " + below;
        pegs.get(to).push(disk);
        moves++;
    }

    void solve(int n, int from, int to) {
        if (n == 0) {
            return;
        }
        int other = 3 - from - to;
        solve(n - 1, from, other);
        move(from, to);
        solve(n - 1, other, to);
    }

    void hurry(int n, int from, int to) {
        if (n > 0) {
            hurry(n - 1, from, to);
            move(from, to);
        }
    }

    static void solved(int disks) {                     // check Hanoi.solved: valid
        if (disks >= 0 && disks <= 4) {
            Hanoi hanoi = new Hanoi(disks);
            hanoi.solve(disks, 0, 2);
            assert hanoi.moves == (1 << disks) - 1;
            assert hanoi.pegs.get(2).size() == disks;
        }
    }

    static void hurried(int disks) {                    // check Hanoi.hurried: invalid, exception
        if (disks >= 0 && disks <= 4) {                 // run Hanoi.hurried(2): throws AssertionError "disk 2 on 1"
            new Hanoi(disks).hurry(disks, 0, 2);
        }
    }
}
