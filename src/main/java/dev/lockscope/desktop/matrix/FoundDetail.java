package dev.lockscope.desktop.matrix;

import dev.lockscope.desktop.columns.EvenPane;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Outcome;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** All that is known of the cell of the computed matrix that a person is at, and the way to its schedule. */
final class FoundDetail {

    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final FoundModel model;
    private final FoundWords words;
    private final Label title = new Label();
    private final Label setting = new Label();
    private final Button open = new Button();
    private final Map<Property, Label> names = new EnumMap<>(Property.class);
    private final Map<Property, Label> told = new EnumMap<>(Property.class);
    private final Label origin = new Label();
    private final VBox view = new VBox();
    private boolean compact;

    /**
     * Tells of the cell that a person is at.
     *
     * @param ask asks the explorer about it
     */
    FoundDetail(FoundModel model, FoundWords words, Runnable ask) {
        this.model = model;
        this.words = words;
        title.setId("found-title");
        title.getStyleClass().add("found-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        setting.getStyleClass().add("muted");
        setting.setWrapText(true);
        setting.setMinHeight(Region.USE_PREF_SIZE);
        VBox about = new VBox(title, setting);
        HBox.setHgrow(about, Priority.ALWAYS);
        open.setId("found-open");
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.setOnAction(event -> ask.run());
        HBox head = new HBox(about, open);
        head.getStyleClass().add("found-about");
        origin.setId("found-origin");
        origin.getStyleClass().add("muted");
        origin.setWrapText(true);
        origin.setMinHeight(Region.USE_PREF_SIZE);
        view.setId("found-detail");
        view.getStyleClass().add("found-detail");
        view.getChildren().setAll(head, properties(), origin);
        model.spot().addListener((property, old, now) -> say());
        model.property().addListener((property, old, now) -> say());
        say();
    }

    private EvenPane properties() {
        EvenPane all = new EvenPane(Property.values().length);
        all.getStyleClass().add("found-properties");
        for (Property property : Property.values()) {
            Label name = new Label();
            name.getStyleClass().add("found-property");
            name.setMinWidth(Region.USE_PREF_SIZE);
            Label outcome = new Label();
            outcome.setId("found-told-" + property.id());
            outcome.getStyleClass().add("found-told");
            outcome.setWrapText(true);
            names.put(property, name);
            told.put(property, outcome);
            all.add(new VBox(name, outcome));
        }
        return all;
    }

    /** Says less, where there is little room. */
    void setCompact(boolean now) {
        compact = now;
        view.pseudoClassStateChanged(COMPACT, now);
        for (Label label : List.of(setting, origin)) {
            label.setVisible(!now);
            label.setManaged(!now);
        }
        say();
    }

    /** Says all of it in the language that is spoken. */
    void say() {
        title.setText(words.title(model.row(), model.fault()) + ".");
        setting.setText(words.setting(model.fault()));
        for (Property property : Property.values()) {
            Outcome outcome = model.outcome(property);
            Kind kind = Kind.of(outcome);
            Label name = names.get(property);
            Label text = told.get(property);
            if (name != null && text != null) {
                name.setText(words.name(property));
                name.setGraphic(kind.icon().map(FontIcon::new).orElse(null));
                name.getStyleClass().setAll("label", "found-property", kind.key());
                text.setText(compact ? words.inShort(outcome) : words.told(outcome));
            }
        }
        Kind kind = Kind.of(model.outcome(model.property().get()));
        open.setText(words.texts().say("found.open." + kind.key()));
        open.setDisable(kind == Kind.NOT_APPLICABLE);
        origin.setText(words.origin(model.matrix()));
    }

    /** What is shown. */
    Region view() {
        return view;
    }
}
