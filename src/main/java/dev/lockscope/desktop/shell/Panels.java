package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * Which panels stand beside the picture, and how wide each is. A panel has the width that a person gave it whenever it is
 * shown; where there is too little room for all, the one that was asked for last comes first. Belongs to the thread of the
 * window.
 */
final class Panels {

    static final String SIDE = "side";
    static final String INSPECTOR = "inspector";

    /** What stands at the side while a lesson is under way; it is remembered by itself. */
    private static final String LESSON = "lesson";

    /** How wide the picture must be to be of use, and at the least, beside a panel that was asked for; px of plain text. */
    private static final double PICTURE_NEEDS = 480;

    private static final double PICTURE_LEAST = 240;

    /**
     * One of them.
     *
     * @param needs how wide it must be to be of use, px at the plain size of text
     * @param usual how wide it is before anybody chose, px at the plain size of text
     */
    private record Panel(String name, Region view, double needs, double usual) {}

    private final Desk desk;
    private final SplitPane columns;
    private final Region middle;
    private final Panel usual;
    private final Panel lesson;
    private final Panel inspector;
    private Panel side;
    private Optional<Panel> asked = Optional.empty();
    private final ReadOnlyBooleanWrapper cramped = new ReadOnlyBooleanWrapper(this, "cramped");
    private boolean placing;

    Panels(Desk desk, SplitPane columns, Region side, Region middle, Region inspector) {
        this.desk = desk;
        this.columns = columns;
        this.middle = middle;
        this.usual = new Panel(SIDE, side, 200, 220);
        this.lesson = new Panel(LESSON, side, 300, 360);
        this.side = usual;
        this.inspector = new Panel(INSPECTOR, inspector, 280, 334);
        columns.setMinWidth(0);
        middle.setMinWidth(0);
        for (BooleanProperty changing : List.of(
                shown(SIDE), shown(LESSON), shown(INSPECTOR), desk.look().presenting())) {
            changing.addListener((property, old, now) -> place());
        }
        columns.widthProperty().addListener((property, old, now) -> placeSoon());
        desk.look().textScale().addListener((property, old, now) -> place());
        columns.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> dragged(event.getTarget()));
        place();
    }

    /** Whether a panel is wished for; while an audience looks on, or where there is no room for it, it is not shown. */
    BooleanProperty shown(String panel) {
        return desk.memory().panel(panel);
    }

    /** Whether the panel that was asked for last has no room, even in the place of the other. */
    ReadOnlyBooleanProperty cramped() {
        return cramped.getReadOnlyProperty();
    }

    /** Gives the place at the side to a lesson, which is shown then whatever was wished for before, or back. */
    void lead(boolean leads) {
        if (leads) {
            side = lesson;
            asked = Optional.of(lesson);
            shown(LESSON).set(true);
            place();
        } else if (side.equals(lesson)) {
            side = usual;
            asked = asked.filter(panel -> !panel.equals(lesson));
            place();
        }
    }

    /** Takes a panel away where it can be seen, else shows it, perhaps in the other's place. */
    void flip(String name) {
        Panel panel = name.equals(SIDE) ? side : inspector;
        boolean alone = desk.look().presenting().get();
        boolean seen = alone ? shown(panel.name()).get() : columns.getItems().contains(panel.view());
        asked = seen ? asked.filter(other -> !other.equals(panel)) : Optional.of(panel);
        if (shown(panel.name()).get() == seen) {
            shown(panel.name()).set(!seen);
        } else {
            place();
        }
    }

    private double scale() {
        return desk.look().textSize() / Look.TEXT;
    }

    /** While the window is laid out, dividers do not stay where they are put. */
    private void placeSoon() {
        if (!placing) {
            placing = true;
            Platform.runLater(() -> {
                placing = false;
                place();
            });
        }
    }

    private void place() {
        boolean alone = desk.look().presenting().get();
        // The picture stays where it is, so that it keeps the focus.
        if (columns.getItems().isEmpty()) {
            columns.getItems().add(middle);
        }
        List<Panel> fitting = alone ? List.of() : fitting();
        put(side, fitting.contains(side), true);
        put(inspector, fitting.contains(inspector), false);
        cramped.set(!alone
                && asked.filter(panel -> shown(panel.name()).get() && !fitting.contains(panel))
                        .isPresent());
        divide(fitting);
    }

    /** Those that are wished for and have room. */
    private List<Panel> fitting() {
        double whole = columns.getWidth() <= 0 ? Double.MAX_VALUE : columns.getWidth() / scale();
        List<Panel> order = asked.filter(panel -> panel.equals(inspector)).isPresent()
                ? List.of(inspector, side)
                : List.of(side, inspector);
        List<Panel> fitting = new ArrayList<>();
        double left = whole - PICTURE_NEEDS;
        for (Panel panel : order) {
            boolean first = asked.filter(one -> one.equals(panel)).isPresent();
            double room = first ? whole - PICTURE_LEAST : left;
            if (shown(panel.name()).get() && room >= panel.needs()) {
                fitting.add(panel);
                left -= panel.needs();
            }
        }
        return fitting;
    }

    private void put(Panel panel, boolean wanted, boolean first) {
        panel.view().setMinWidth(panel.needs() * scale());
        if (!wanted) {
            columns.getItems().remove(panel.view());
        } else if (!columns.getItems().contains(panel.view())) {
            columns.getItems().add(first ? 0 : columns.getItems().size(), panel.view());
        }
    }

    private void divide(List<Panel> fitting) {
        double whole = columns.getWidth();
        if (whole <= 0 || fitting.isEmpty()) {
            return;
        }
        columns.applyCss();
        double divider = dividerWidth();
        double needed = fitting.stream().mapToDouble(Panel::needs).sum() * scale();
        // What is left when each has what it needs is shared out in their order.
        double spare = Math.max(0, whole - needed - fitting.size() * divider - PICTURE_NEEDS * scale());
        double[] positions = new double[fitting.size()];
        for (Panel panel : List.of(side, inspector)) {
            if (fitting.contains(panel)) {
                double least = panel.needs() * scale();
                double wished = desk.memory().width(panel.name()).orElse(panel.usual()) * scale();
                double width = Math.round(Math.max(least, Math.min(wished, least + spare)));
                spare -= width - least;
                double centre = width + divider / 2;
                positions[panel.equals(side) ? 0 : fitting.size() - 1] =
                        (panel.equals(side) ? centre : whole - centre) / whole;
            }
        }
        columns.setDividerPositions(positions);
    }

    private double dividerWidth() {
        return columns.lookupAll(".split-pane-divider").stream()
                .filter(divider -> divider.getParent() == columns)
                .mapToDouble(divider -> divider.prefWidth(-1))
                .findFirst()
                .orElse(0);
    }

    /** Only a person changes how wide a panel is to be. */
    private void dragged(Object target) {
        if (target instanceof Node node && isDivider(node)) {
            columns.layout();
            for (Panel panel : List.of(side, inspector)) {
                if (columns.getItems().contains(panel.view())) {
                    desk.memory().widthIs(panel.name(), panel.view().getWidth() / scale());
                }
            }
        }
    }

    private static boolean isDivider(Node node) {
        List<String> classes = node.getStyleClass();
        return classes.contains("split-pane-divider")
                || classes.contains("horizontal-grabber")
                || classes.contains("vertical-grabber");
    }
}
