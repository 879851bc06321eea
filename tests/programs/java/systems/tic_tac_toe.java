// Tic-tac-toe: who has won, and whether a move is allowed.
class TicTacToe {
    private final char[][] board = new char[3][3];
    private char turn = 'x';

    boolean play(int row, int column) {
        if (row < 0 || row > 2 || column < 0 || column > 2 || board[row][column] != 0) {
            return false;
        }
        board[row][column] = turn;
        turn = turn == 'x' ? 'o' : 'x';
        return true;
    }

    private boolean line(int row, int column, int dRow, int dColumn) {
        char c = board[row][column];
        return c != 0 && c == board[row + dRow][column + dColumn] && c == board[row + 2 * dRow][column + 2 * dColumn];
    }

    boolean won() {
        for (int i = 0; i < 3; i++) {
            if (line(i, 0, 0, 1) || line(0, i, 1, 0)) {
                return true;
            }
        }
        return line(0, 0, 1, 1) || line(0, 2, 1, -1);
    }

    boolean wonWrongly() {
        return line(0, 0, 1, 1) || line(2, 0, 1, 1);
    }

    static void occupied(int row, int column) {         // check TicTacToe.occupied: valid
        TicTacToe game = new TicTacToe();
        boolean first = game.play(row, column);
        assert !game.play(row, column);
        assert first == (game.turn == 'o');
        assert !game.won();
    }

    static void row(int r) {                            // check TicTacToe.row: valid
        TicTacToe game = new TicTacToe();
        if (game.play(r, 0)) {
            game.play((r + 1) % 3, 0);
            game.play(r, 1);
            game.play((r + 1) % 3, 1);
            game.play(r, 2);
            assert game.won();
        }
    }

    static void beyond(int column) {                    // check TicTacToe.beyond: invalid, exception
        TicTacToe game = new TicTacToe();
        game.play(2, column);                           // run TicTacToe.beyond(0): throws ArrayIndexOutOfBoundsException
        game.wonWrongly();
    }
}
