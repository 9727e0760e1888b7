package dev.lockscope.desktop.timeline;

import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneOrder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Chooses which lanes are seen. */
final class LaneMenu {

    private final TimelineWords words;
    private final Supplier<Optional<TimelineModel>> model;
    private final Runnable changed;
    private final ContextMenu menu = new ContextMenu();

    LaneMenu(TimelineWords words, Supplier<Optional<TimelineModel>> model, Runnable changed) {
        this.words = words;
        this.model = model;
        this.changed = changed;
    }

    /** Opens it below a control. */
    void open(Node below) {
        model.get().ifPresent(shown -> {
            menu.getItems().clear();
            for (Lane lane : all(shown)) {
                menu.getItems().add(item(shown, lane));
            }
            MenuItem natural = new MenuItem(words.texts().say("lanes.natural"));
            natural.setId("lanes-natural");
            natural.setOnAction(chosen -> order(shown, LaneOrder.NATURAL));
            menu.getItems().addAll(new SeparatorMenuItem(), natural);
            menu.show(below, Side.BOTTOM, 0, 0);
        });
    }

    private CheckMenuItem item(TimelineModel shown, Lane lane) {
        CheckMenuItem item = new CheckMenuItem(words.picture().lane(lane));
        item.setId("show-" + lane.kind() + "-" + lane.name());
        item.setMnemonicParsing(false);
        item.setSelected(!shown.order().hidden().contains(lane));
        item.setOnAction(event -> order(
                shown,
                item.isSelected() ? shown.order().showing(lane) : shown.order().hiding(lane)));
        return item;
    }

    private void order(TimelineModel shown, LaneOrder order) {
        shown.order(order);
        changed.run();
    }

    /** All lanes in the order that was chosen, hidden ones among them. */
    static List<Lane> all(TimelineModel shown) {
        List<Lane> lanes = shown.session().timeline().lanes();
        return new LaneOrder(shown.order().first(), Set.of()).of(lanes);
    }
}
