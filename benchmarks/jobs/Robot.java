// array 7
class Robot {
    //@ requires a != null;
    static int work(int[] a) {
        int x = 0, y = 0;
        for (int step : a) {
            if (step == 0) x++;
            else if (step == 1) y++;
            else if (step == 2) x--;
            else y--;
        }
        assert x * x + y * y <= a.length * a.length;
        return x + y;
    }
}
