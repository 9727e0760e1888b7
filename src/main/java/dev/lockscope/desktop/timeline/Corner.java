package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.theme.Hint;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The buttons above the names of the lanes. */
final class Corner {

    private final TimelineWords words;
    private final HBox view = new HBox();

    Corner(TimelineWords words, Supplier<Optional<TimelineModel>> model, TimelineArea area) {
        this.words = words;
        LaneMenu menu = new LaneMenu(words, model, area::reorder);
        Button lanes = new Button();
        dress(lanes, "timeline-lanes-menu", "lanes", Material2OutlinedAL.FILTER_LIST);
        lanes.setOnAction(event -> menu.open(lanes));
        view.getChildren()
                .setAll(
                        lanes,
                        button("search", Material2OutlinedMZ.SEARCH, area::search),
                        button("zoomOut", Material2OutlinedMZ.REMOVE, () -> area.zoom(1 / 1.6)),
                        button("zoomIn", Material2OutlinedAL.ADD, () -> area.zoom(1.6)),
                        button("fit", Material2OutlinedMZ.SETTINGS_OVERSCAN, area::fit));
        view.setAlignment(Pos.CENTER_LEFT);
        view.getStyleClass().add("timeline-corner");
    }

    private Button button(String name, Ikon icon, Runnable action) {
        Button button = new Button();
        dress(button, "timeline-" + name, "command." + name, icon);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void dress(ButtonBase button, String id, String key, Ikon icon) {
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll("button-icon", "flat", "timeline-tool");
        button.accessibleTextProperty().bind(words.texts().bind(key));
        Tooltip tip = new Hint();
        tip.textProperty().bind(words.texts().bind(key));
        button.setTooltip(tip);
    }

    Region view() {
        return view;
    }
}
