/** A rectangle of numbers. */
public class Grid {
    private final int[][] cells;
    private final int height;
    private final int width;

    /** A grid of zeros. */
    public Grid(int height, int width) {
        if (height < 1 || width < 1) {
            throw new IllegalArgumentException("empty grid");
        }
        this.height = height;
        this.width = width;
        cells = new int[height][width];
    }

    public int width() {
        return width;
    }

    /** A new grid with rows and columns exchanged. */
    public Grid transposed() {
        Grid result = new Grid(width, height);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                result.cells[column][row] = cells[row][column];
            }
        }
        return result;
    }
}
