package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Form;
import dev.lockscope.timeline.Frame;
import dev.lockscope.timeline.Slot;
import java.util.Arrays;
import java.util.List;

/** Where points stand so close that their shapes would cover each other. */
final class Crowds {

    private final int[][] columns;

    private Crowds(int[][] columns) {
        this.columns = columns;
    }

    static Crowds of(Frame frame, List<Slot> slots) {
        int[] sizes = new int[slots.size()];
        for (int run = 0; run < frame.size(); run++) {
            sizes[frame.row(run)]++;
        }
        int[][] columns = new int[slots.size()][];
        for (int row = 0; row < columns.length; row++) {
            Form form = slots.get(row).form();
            columns[row] = new int[form == Form.MARKS || form == Form.TICKS ? sizes[row] : 0];
        }
        int[] filled = new int[slots.size()];
        for (int run = 0; run < frame.size(); run++) {
            int row = frame.row(run);
            if (columns[row].length > 0) {
                columns[row][filled[row]++] = frame.first(run);
            }
        }
        for (int[] row : columns) {
            Arrays.sort(row);
        }
        return new Crowds(columns);
    }

    /** Whether another point of the row is nearer than a distance. */
    boolean isCrowded(int row, int column, double distance) {
        int[] all = columns[row];
        int place = Arrays.binarySearch(all, column);
        return place >= 0
                && ((place > 0 && column - all[place - 1] < distance)
                        || (place + 1 < all.length && all[place + 1] - column < distance));
    }
}
