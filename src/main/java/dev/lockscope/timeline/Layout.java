package dev.lockscope.timeline;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Which row is drawn where, from top to bottom. Immutable; all places are px below its top.
 *
 * @param headings the headings of groups of lanes
 * @param lines the lines of the lanes, each of which has a label
 * @param slots where rows are drawn, in the order of the lanes; several may share a line
 * @param height how high all of it is
 */
public record Layout(List<Heading> headings, List<Line> lines, List<Slot> slots, double height) {

    public Layout {
        headings = List.copyOf(headings);
        lines = List.copyOf(lines);
        slots = List.copyOf(slots);
    }

    /** One without lanes. */
    public static final Layout EMPTY = new Layout(List.of(), List.of(), List.of(), 0);

    /**
     * Lanes one under another.
     *
     * @param lanes those to show, in order
     * @param rows the rows of a lane
     */
    public static Layout of(List<Lane> lanes, Function<Lane, List<Row>> rows, Metrics metrics) {
        return new LayoutBuilder(metrics, rows).of(lanes);
    }

    /** The rows in the order of the slots, to ask for a frame. */
    public List<Row> rows() {
        return slots.stream().map(Slot::row).toList();
    }

    /** The line at a place. */
    public Optional<Line> lineAt(double y) {
        return lines.stream()
                .filter(line -> line.y() <= y && y < line.y() + line.height())
                .findFirst();
    }

    /** The first place of a row. */
    public Optional<Slot> slotOf(Row row) {
        return slots.stream().filter(slot -> slot.row().equals(row)).findFirst();
    }

    /**
     * The heading of neighbouring lanes of one kind.
     *
     * @param y its top
     */
    public record Heading(LaneKind kind, double y, double height) {}

    /**
     * A line of a lane.
     *
     * @param subject what it is about where the lane has several; empty for a line about the lane as a whole
     * @param first whether it is the first one of its lane
     * @param y its top
     */
    public record Line(Lane lane, String subject, boolean first, double y, double height) {

        /** Its bottom. */
        public double bottom() {
            return y + height;
        }
    }
}
