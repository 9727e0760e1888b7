package dev.lockscope.timeline;

import dev.lockscope.timeline.Layout.Heading;
import dev.lockscope.timeline.Layout.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Puts lanes under one another. Used once. */
final class LayoutBuilder {

    private final Metrics metrics;
    private final Function<Lane, List<Row>> rowsOf;
    private final List<Heading> headings = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Slot> slots = new ArrayList<>();
    private double y;

    LayoutBuilder(Metrics metrics, Function<Lane, List<Row>> rowsOf) {
        this.metrics = metrics;
        this.rowsOf = rowsOf;
    }

    Layout of(List<Lane> lanes) {
        List<Lane> overlaps =
                lanes.stream().filter(lane -> lane.kind() == LaneKind.OVERLAP).toList();
        boolean mayOverlap =
                lanes.stream().filter(lane -> lane.kind() == LaneKind.CLIENT).count() > 1;
        List<Lane> shown = lanes.stream()
                .filter(lane -> lane.kind() != LaneKind.OVERLAP)
                .filter(lane -> (lane.kind() != LaneKind.LINKS && lane.kind() != LaneKind.SCRIPT)
                        || !rowsOf.apply(lane).isEmpty())
                .toList();
        double clientsFrom = -1;
        double clientsTo = -1;
        for (int i = 0; i < shown.size(); i++) {
            Lane lane = shown.get(i);
            boolean newGroup = i == 0 || shown.get(i - 1).kind() != lane.kind();
            if (newGroup && isNamedByItself(lane)) {
                y += metrics.gap();
            } else if (newGroup) {
                headings.add(new Heading(lane.kind(), y, metrics.heading()));
                y += metrics.heading();
            }
            if (lane.kind() == LaneKind.CLIENT && clientsFrom < 0) {
                clientsFrom = y;
                y += mayOverlap ? metrics.band() : 0;
            }
            lane(lane);
            if (lane.kind() == LaneKind.CLIENT) {
                clientsTo = y;
            }
        }
        if (mayOverlap) {
            for (Lane overlap : overlaps) {
                for (Row row : rowsOf.apply(overlap)) {
                    slots.add(new Slot(row, Form.BAND, clientsFrom, clientsTo - clientsFrom));
                }
            }
        }
        return new Layout(headings, lines, slots, y);
    }

    /** Lanes that there is one of need no heading above them. */
    private static boolean isNamedByItself(Lane lane) {
        return lane.kind() == LaneKind.FAULTS || lane.kind() == LaneKind.SCRIPT;
    }

    private void lane(Lane lane) {
        List<Row> rows = rowsOf.apply(lane);
        int before = lines.size();
        switch (lane.kind()) {
            case CLIENT -> client(lane, rows);
            case NODE -> node(lane, rows);
            case SENTINEL -> sentinel(lane, rows);
            case RESOURCE -> resource(lane, rows);
            case LINKS -> bars(lane, of(rows, RowKind.LINK), true);
            case FAULTS -> faults(lane, rows);
            case SCRIPT -> {
                Line line = line(lane, "");
                rows.forEach(row -> slot(row, row.kind() == RowKind.HOLD ? Form.BAR : Form.MARKS, line));
                end();
            }
            case OVERLAP -> {}
        }
        if (lines.size() > before) {
            y += Math.rint(metrics.gap() / 2);
        }
    }

    private void client(Lane lane, List<Row> rows) {
        List<Line> own =
                bars(lane, of(rows, RowKind.BELIEF), of(rows, RowKind.BELIEF).size() > 1);
        Line first = own.get(0);
        of(rows, RowKind.SECTION).forEach(row -> slot(row, Form.OUTLINE, first));
        for (Row row : of(rows, RowKind.WORK)) {
            slots.add(new Slot(row, Form.STRIP, first.bottom() + 1, metrics.strip()));
        }
        for (Row row : of(rows, RowKind.STATE)) {
            own.forEach(line -> slot(row, Form.OVERLAY, line));
        }
        of(rows, RowKind.ATTEMPTS).forEach(row -> slot(row, Form.TICKS, first));
    }

    private void node(Lane lane, List<Row> rows) {
        for (Row row : of(rows, RowKind.ROLE)) {
            slots.add(new Slot(row, Form.STRIP, y, metrics.strip()));
        }
        y += metrics.strip() + 1;
        List<Line> own = bars(lane, of(rows, RowKind.KEY), true);
        for (Row row : of(rows, RowKind.PROCESS)) {
            own.forEach(line -> slot(row, Form.OVERLAY, line));
        }
        of(rows, RowKind.CHANGES).forEach(row -> slot(row, Form.MARKS, about(own, row.subject())));
    }

    /** What becomes of a key stands where the key does; what is about no key that is shown stands last. */
    private static Line about(List<Line> lines, String subject) {
        return lines.stream()
                .filter(line -> line.subject().equals(subject))
                .findFirst()
                .orElse(lines.get(lines.size() - 1));
    }

    private void sentinel(Lane lane, List<Row> rows) {
        Line line = bars(lane, of(rows, RowKind.NAMED), false).get(0);
        of(rows, RowKind.DECISIONS).forEach(row -> slot(row, Form.MARKS, line));
        for (Row row : of(rows, RowKind.SUSPICION)) {
            strip(row);
        }
    }

    private void resource(Lane lane, List<Row> rows) {
        Line line = line(lane, "");
        of(rows, RowKind.REQUESTS).forEach(row -> slot(row, Form.MARKS, line));
        y += line.height() + 1;
        of(rows, RowKind.TRANSACTION).forEach(this::strip);
        y += metrics.gap() - 1;
    }

    private void faults(Lane lane, List<Row> rows) {
        Line line = bars(lane, of(rows, RowKind.FAULT), false).get(0);
        of(rows, RowKind.REFUSALS).forEach(row -> slot(row, Form.MARKS, line));
    }

    /** A line for each row; one without rows where there are none. */
    private List<Line> bars(Lane lane, List<Row> rows, boolean labelled) {
        List<Line> made = new ArrayList<>();
        if (rows.isEmpty()) {
            made.add(line(lane, ""));
            end();
        }
        for (Row row : rows) {
            Line line = line(lane, labelled ? row.subject() : "");
            slot(row, Form.BAR, line);
            made.add(line);
            end();
        }
        return made;
    }

    private Line line(Lane lane, String subject) {
        boolean first = lines.isEmpty() || !lines.get(lines.size() - 1).lane().equals(lane);
        Line line = new Line(lane, subject, first, y, metrics.bar());
        lines.add(line);
        return line;
    }

    private void end() {
        y += metrics.bar() + metrics.gap();
    }

    private void slot(Row row, Form form, Line line) {
        slots.add(new Slot(row, form, line.y(), line.height()));
    }

    private void strip(Row row) {
        slots.add(new Slot(row, Form.STRIP, y, metrics.strip()));
        y += metrics.strip() + 1;
    }

    private static List<Row> of(List<Row> rows, RowKind kind) {
        return rows.stream().filter(row -> row.kind() == kind).toList();
    }
}
