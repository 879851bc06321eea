import java.io.IOException;
import java.util.List;

/** Writes tables. */
public class Report {
    /**
     * A row with two columns; a missing second column is empty.
     *
     * @throws IOException if there is no column
     */
    public String line(List<String> columns) throws IOException {
        if (columns.isEmpty()) {
            throw new IOException("empty row");
        }
        String second = columns.size() > 1 ? columns.get(1) : "";
        return columns.get(0) + "|" + second;
    }
}
