package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Look;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/** Which panels stand beside the picture, and where the dividers are. Belongs to the thread of the window. */
final class Panels {

    static final String SIDE = "side";
    static final String INSPECTOR = "inspector";

    private static final double SIDE_WIDTH = 0.17;
    private static final double INSPECTOR_AT = 0.74;

    /** How wide each part must be at the plain size of text to be of use, px. */
    private static final double SIDE_NEEDS = 200;

    private static final double PICTURE_NEEDS = 480;
    private static final double INSPECTOR_NEEDS = 280;

    private final Desk desk;
    private final SplitPane columns;
    private final Node side;
    private final Node middle;
    private final Node inspector;

    Panels(Desk desk, SplitPane columns, Node side, Node middle, Node inspector) {
        this.desk = desk;
        this.columns = columns;
        this.side = side;
        this.middle = middle;
        this.inspector = inspector;
        for (BooleanProperty changing :
                List.of(shown(SIDE), shown(INSPECTOR), desk.look().presenting())) {
            changing.addListener((property, old, now) -> arrange());
        }
        columns.widthProperty().addListener((property, old, now) -> {
            if (fits(now.doubleValue()) != fits(old.doubleValue())) {
                place();
            }
        });
        desk.look().textScale().addListener((property, old, now) -> place());
        place();
    }

    /** How many panels have room beside the picture, the one at the side before the inspector. */
    private int fits(double width) {
        double scale = desk.look().textSize() / Look.TEXT;
        double left = width / scale - PICTURE_NEEDS;
        int panels = 0;
        if (width <= 0) {
            return 2;
        }
        if (shown(SIDE).get() && left >= SIDE_NEEDS) {
            left -= SIDE_NEEDS;
            panels++;
        }
        return shown(INSPECTOR).get() && left >= INSPECTOR_NEEDS ? panels + 1 : panels;
    }

    /** Whether a panel is wished for; while an audience looks on, or where there is no room for it, it is not shown. */
    BooleanProperty shown(String panel) {
        return desk.memory().panel(panel);
    }

    private void arrange() {
        remember();
        place();
    }

    private void place() {
        boolean alone = desk.look().presenting().get();
        // The picture stays where it is, so that it keeps the focus.
        if (columns.getItems().isEmpty()) {
            columns.getItems().add(middle);
        }
        int fitting = fits(columns.getWidth());
        boolean withSide = shown(SIDE).get() && fitting > 0;
        put(side, withSide && !alone, true);
        put(inspector, shown(INSPECTOR).get() && fitting > (withSide ? 1 : 0) && !alone, false);
        double left = position(SIDE, SIDE_WIDTH);
        double right = position(INSPECTOR, INSPECTOR_AT);
        if (columns.getItems().size() == 3) {
            columns.setDividerPositions(left, right);
        } else if (columns.getItems().size() == 2) {
            columns.setDividerPositions(columns.getItems().contains(side) ? left : right);
        }
    }

    private void put(Node panel, boolean wanted, boolean first) {
        if (!wanted) {
            columns.getItems().remove(panel);
        } else if (!columns.getItems().contains(panel)) {
            columns.getItems().add(first ? 0 : columns.getItems().size(), panel);
        }
    }

    private double position(String divider, double usual) {
        List<Double> known = desk.memory().dividers(divider);
        return known.size() == 1 ? known.get(0) : usual;
    }

    /** Keeps where the dividers are now. */
    void remember() {
        double[] positions = columns.getDividerPositions();
        int next = 0;
        if (columns.getItems().contains(side) && next < positions.length) {
            desk.memory().dividersAre(SIDE, positions[next++]);
        }
        if (columns.getItems().contains(inspector) && next < positions.length) {
            desk.memory().dividersAre(INSPECTOR, positions[next]);
        }
    }
}
