package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.paint.Swatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** The names of the lanes at the left of the picture; lanes are put elsewhere by dragging them, or by Alt and arrows. */
final class LaneLabels extends Pane {

    private static final double LEFT = 12;

    private final Look look;
    private final TimelineWords words;
    private final Consumer<LaneMove> moved;
    private final Map<Node, Double> tops = new HashMap<>();
    private final Map<Lane, Label> byLane = new HashMap<>();
    private Optional<TimelineModel> named = Optional.empty();
    private Layout layout = Layout.EMPTY;
    private double scroll;

    /**
     * Without lanes.
     *
     * @param moved told when a lane is to be put elsewhere
     */
    LaneLabels(Look look, TimelineWords words, Consumer<LaneMove> moved) {
        this.look = look;
        this.words = words;
        this.moved = moved;
        setId("timeline-lanes");
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setMinSize(0, 0);
    }

    /** Shows the names of the lanes of what is drawn, unless they are shown already. */
    void follow(TimelineModel model) {
        boolean same = named.filter(model::equals).isPresent() && layout.equals(model.layout());
        if (!same) {
            show(model);
        }
    }

    /** Shows the names of a layout's lanes. */
    void show(TimelineModel model) {
        named = Optional.of(model);
        layout = model.layout();
        Lane focused = byLane.entrySet().stream()
                .filter(entry -> entry.getValue().isFocused())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Lane.FAULTS);
        boolean hadFocus = byLane.containsKey(focused) && byLane.get(focused).isFocused();
        tops.clear();
        byLane.clear();
        List<Node> labels = new ArrayList<>();
        for (Layout.Heading heading : layout.headings()) {
            Label label = new Label(words.picture().group(heading.kind()));
            label.getStyleClass().addAll("heading", "timeline-heading");
            label.setPrefHeight(heading.height());
            place(label, heading.y(), labels);
        }
        for (Layout.Line line : layout.lines()) {
            label(model, line, labels);
        }
        getChildren().setAll(labels);
        scrollTo(model.scroll());
        if (hadFocus && byLane.containsKey(focused)) {
            byLane.get(focused).requestFocus();
        }
    }

    private void label(TimelineModel model, Layout.Line line, List<Node> labels) {
        Lane lane = line.lane();
        String text = words.picture().line(line);
        Label label = new Label(text);
        label.setTooltip(new Hint(text));
        label.setPrefHeight(line.height());
        label.getStyleClass().add("timeline-lane");
        if (line.first()) {
            label.setId("lane-" + lane.kind() + "-" + lane.name());
            label.setAccessibleText(words.texts().say("lane.accessible", text));
            label.setFocusTraversable(true);
            label.setOnKeyPressed(event -> key(lane, event));
            label.setOnMousePressed(event -> label.requestFocus());
            label.setOnMouseDragged(event -> label.setOpacity(0.6));
            label.setOnMouseReleased(event -> {
                label.setOpacity(1);
                drop(lane, label.getLayoutY() + event.getY() + scroll);
            });
            byLane.put(lane, label);
        }
        if (lane.kind() == LaneKind.CLIENT) {
            int place = model.session().placeOf(lane.name());
            Swatch swatch = look.palette().get().client(place);
            label.setGraphic(ClientMark.of(place, swatch, look.textSize()));
        }
        place(label, line.y(), labels);
    }

    private void place(Label label, double y, List<Node> labels) {
        tops.put(label, y);
        labels.add(label);
    }

    private void key(Lane lane, KeyEvent event) {
        if (event.isAltDown() && (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN)) {
            event.consume();
            List<Lane> shown = lanes();
            int place = shown.indexOf(lane) + (event.getCode() == KeyCode.UP ? -1 : 1);
            if (place >= 0 && place < shown.size()) {
                moved.accept(new LaneMove(lane, shown.get(place)));
            }
        }
    }

    private void drop(Lane lane, double y) {
        layout.lineAt(y)
                .map(Layout.Line::lane)
                .filter(other -> !other.equals(lane))
                .ifPresent(other -> moved.accept(new LaneMove(lane, other)));
    }

    private List<Lane> lanes() {
        return layout.lines().stream().map(Layout.Line::lane).distinct().toList();
    }

    /** The lanes are scrolled so far. */
    void scrollTo(double wanted) {
        scroll = wanted;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        for (Node node : getChildren()) {
            if (node instanceof Region region) {
                double y = tops.getOrDefault(node, 0.0) - scroll;
                region.resizeRelocate(LEFT, y, Math.max(0, getWidth() - LEFT - 4), region.prefHeight(-1));
            }
        }
    }

    /** A lane is to stand where another one stands. */
    record LaneMove(Lane lane, Lane where) {}
}
