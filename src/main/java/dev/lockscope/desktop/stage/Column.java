package dev.lockscope.desktop.stage;

import java.util.ArrayList;
import java.util.List;

/**
 * Cards that stand above one another. Sizes are in em.
 *
 * @param width of a card
 * @param rows lines in a card below its name
 * @param gap the least distance between two
 */
record Column(Party party, List<String> names, double width, int rows, double gap) {

    private static final double ONE_LINE = 2.1;
    private static final double HEAD = 2.5;
    private static final double ROW = 1.36;
    private static final double VALUE = 0.9;

    /** Between cards that have nothing to do with one another. */
    static final double CLOSE = 0.45;
    /** Between cards whose links are told of there. */
    static final double APART = 1.7;

    /** With as many lines a card as there is room for, at most as many as it has. */
    Column fitting(double height) {
        for (int fewer = rows; fewer > 0; fewer--) {
            Column column = with(fewer);
            if (column.height() <= height) {
                return column;
            }
        }
        return with(0);
    }

    private Column with(int fewer) {
        return new Column(party, names, width, fewer, gap);
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    /** That of one card. */
    double card() {
        double value = party == Party.RESOURCE ? VALUE : 0;
        return rows == 0 ? ONE_LINE : HEAD + ROW * rows + value;
    }

    /** The least that it needs. */
    double height() {
        return names.isEmpty() ? 0 : names.size() * card() + (names.size() - 1) * gap;
    }

    /** Its cards, spread over a height, all in px. */
    List<Stand> spread(double x, double top, double space, double cardWidth, double em) {
        List<Stand> stands = new ArrayList<>();
        double card = card() * em;
        double free = (space - names.size() * card) / Math.max(1, names.size());
        for (int i = 0; i < names.size(); i++) {
            double y = top + free / 2 + i * (card + free);
            stands.add(new Stand(party, names.get(i), new Place(x, y, cardWidth, card), rows));
        }
        return stands;
    }
}
