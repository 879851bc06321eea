package java.util;

/** Sorting and searching of numbers. */
final class NumberSorting {
    private static final int FEW = 16;

    static void sort(int[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                int pivot = a[i];
                int j = i;
                while (j > from && pivot < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(int[] a, int from, int middle, int to) {
        int[] left = new int[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(int[] a, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (key < a[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(long[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                long pivot = a[i];
                int j = i;
                while (j > from && pivot < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(long[] a, int from, int middle, int to) {
        long[] left = new long[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(long[] a, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (key < a[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(short[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                short pivot = a[i];
                int j = i;
                while (j > from && pivot < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(short[] a, int from, int middle, int to) {
        short[] left = new short[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(short[] a, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (key < a[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(char[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                char pivot = a[i];
                int j = i;
                while (j > from && pivot < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(char[] a, int from, int middle, int to) {
        char[] left = new char[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(char[] a, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (key < a[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(byte[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                byte pivot = a[i];
                int j = i;
                while (j > from && pivot < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(byte[] a, int from, int middle, int to) {
        byte[] left = new byte[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(byte[] a, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (key < a[middle]) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(float[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                float pivot = a[i];
                int j = i;
                while (j > from && Float.compare(pivot, a[j - 1]) < 0) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(float[] a, int from, int middle, int to) {
        float[] left = new float[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && Float.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(float[] a, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Float.compare(a[middle], key) < 0) {
                low = middle + 1;
            } else if (Float.compare(key, a[middle]) < 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    static void sort(double[] a, int from, int to) {
        if (to - from < FEW) {
            for (int i = from + 1; i < to; i++) {
                double pivot = a[i];
                int j = i;
                while (j > from && Double.compare(pivot, a[j - 1]) < 0) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = pivot;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(a, from, middle);
        sort(a, middle, to);
        merge(a, from, middle, to);
    }

    private static void merge(double[] a, int from, int middle, int to) {
        double[] left = new double[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && Double.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }

    static int search(double[] a, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Double.compare(a[middle], key) < 0) {
                low = middle + 1;
            } else if (Double.compare(key, a[middle]) < 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }
}
