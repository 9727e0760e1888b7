package dev.lockscope.desktop.stage;

import java.util.ArrayList;
import java.util.List;

/**
 * Lays the stage out: what Redis stores to the left, what the clients believe in the middle, what the resource has taken
 * to the right. So every link runs between neighbours, and none through a card.
 *
 * <p>A pure function of who takes part and of the space. Text is as large as the space allows. Where it is narrow, the ways
 * between the cards give way first; where it is wide, the cards become wider, and then the ways.
 */
final class Planner {

    private static final double MARGIN = 0.8;
    private static final double SENTINEL = 8.8;
    private static final double NODE = 11.8;
    private static final double CLIENT = 13.6;
    private static final double RESOURCE = 11.8;
    private static final int ROWS = 4;
    private static final int SENTINEL_ROWS = 2;
    private static final int RESOURCE_ROWS = 8;

    /** The ways between cards. */
    private static final double LANE = 4;

    private static final double WATCHED_LANE = 5;
    private static final double COMMANDS = 10.4;
    private static final double WRITES = 5.6;
    private static final double NARROWEST = 0.7;

    private static final double LARGEST = 1.6;
    /** Up to here larger text is worth more than more lines. */
    private static final double WORTH_MORE = 1.15;

    private static final double WIDEST_CARD = 1.3;

    private final Place stage;
    private final double text;
    private final List<Column> columns;
    private final List<Double> ways;

    private Planner(Parties parties, Place stage, double text) {
        this.stage = stage;
        this.text = text;
        double lane = !parties.sentinels().isEmpty() ? WATCHED_LANE : parties.following() ? LANE : 0;
        double writes = parties.resources().isEmpty() ? 0 : WRITES;
        List<Double> wanted = List.of(0.0, lane, COMMANDS, writes);
        double cards = NODE
                + CLIENT
                + (parties.sentinels().isEmpty() ? 0 : SENTINEL)
                + (parties.resources().isEmpty() ? 0 : RESOURCE);
        double narrow = (stage.width() / text - 2 * MARGIN - cards) / sum(wanted);
        double share = Math.max(NARROWEST, Math.min(1, narrow));
        this.ways = wanted.stream().map(way -> way * share).toList();
        double wide = stage.width() / text / (2 * MARGIN + cards + sum(ways));
        double room = stage.height() / text / Math.min(WORTH_MORE, wide) - 2 * MARGIN;
        double apart = parties.following() ? Column.APART : Column.CLOSE;
        this.columns = List.of(
                new Column(Party.SENTINEL, parties.sentinels(), SENTINEL, SENTINEL_ROWS, Column.CLOSE).fitting(room),
                new Column(Party.NODE, parties.nodes(), NODE, ROWS, apart).fitting(room),
                new Column(Party.CLIENT, parties.clients(), CLIENT, ROWS, Column.CLOSE).fitting(room),
                new Column(Party.RESOURCE, parties.resources(), RESOURCE, RESOURCE_ROWS, Column.CLOSE).fitting(room));
    }

    private static double sum(List<Double> parts) {
        return parts.stream().mapToDouble(Double::doubleValue).sum();
    }

    /**
     * Lays out.
     *
     * @param width of the stage, px
     * @param height of the stage, px
     * @param text the size of plain text in the window, px; what stands on the stage may come out larger or smaller
     */
    static Plan plan(Parties parties, double width, double height, double text) {
        return new Planner(parties, new Place(0, 0, width, height), text).plan(parties.following());
    }

    private Plan plan(boolean following) {
        double tallest = columns.stream().mapToDouble(Column::height).max().orElse(0) + 2 * MARGIN;
        double fitting = Math.min(stage.width() / text / across(), stage.height() / text / tallest);
        double em = text * Math.min(LARGEST, fitting);
        return new Plan(em, stands(em), Routes.between(stands(em), following, ways.get(1) * em));
    }

    private double cards() {
        return columns.stream()
                .filter(column -> !column.isEmpty())
                .mapToDouble(Column::width)
                .sum();
    }

    private double across() {
        return 2 * MARGIN + cards() + sum(ways);
    }

    private List<Stand> stands(double em) {
        double margin = MARGIN * em;
        double left = Math.max(0, stage.width() - across() * em);
        double stretch = 1 + Math.min(WIDEST_CARD - 1, left / 2 / (cards() * em));
        double more = (left - (stretch - 1) * cards() * em) / Math.max(1, ways.get(2) + ways.get(3));
        List<Stand> stands = new ArrayList<>();
        double x = margin;
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            x += ways.get(i) * (i < 2 ? em : em + more);
            if (!column.isEmpty()) {
                double width = column.width() * em * stretch;
                stands.addAll(column.spread(x, margin, stage.height() - 2 * margin, width, em));
                x += width;
            }
        }
        return stands;
    }
}
