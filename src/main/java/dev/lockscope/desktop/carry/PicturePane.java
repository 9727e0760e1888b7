package dev.lockscope.desktop.carry;

import dev.lockscope.export.Tone;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/** How the picture is to be: how large, how fine, and light or dark. */
final class PicturePane {

    private static final List<Double> SCALES = List.of(1.0, 2.0, 3.0, 4.0);

    private final CarryWords words;
    private final TextField width = new TextField();
    private final TextField height = new TextField();
    private final ComboBox<Double> scale = new ComboBox<>();
    private final ComboBox<Tone> tone = new ComboBox<>();
    private final HBox scaling;
    private final FlowPane view = new FlowPane();
    private Optional<CarryModel> shown = Optional.empty();

    PicturePane(CarryWords words) {
        this.words = words;
        field(width, "width");
        field(height, "height");
        height.promptTextProperty().bind(words.texts().bind("height.plain"));
        choice(scale, "scale", SCALES, words::times);
        choice(tone, "theme", List.of(Tone.values()), one -> words.texts().say("theme." + one.id()));
        scaling = row(text("scale"), scale);
        HBox size = row(text("size.picture"), width, new Label("×"), height, new Label("px"));
        HBox theme = row(text("theme"), tone);
        view.getChildren().setAll(size, scaling, theme);
        view.getStyleClass().add("carry-picture");
        view.setMinHeight(Region.USE_PREF_SIZE);
    }

    private static HBox row(Node... parts) {
        HBox row = new HBox(parts);
        row.getStyleClass().add("carry-times");
        return row;
    }

    private void field(TextField field, String key) {
        field.setId("export-" + key);
        field.setPrefColumnCount(4);
        field.accessibleTextProperty().bind(words.texts().bind(key + ".field"));
    }

    private <T> void choice(ComboBox<T> box, String key, List<T> choices, Function<T, String> name) {
        box.setId("export-" + key);
        box.getItems().setAll(choices);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T choice) {
                return choice == null ? "" : name.apply(choice);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        });
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.accessibleTextProperty().bind(words.texts().bind(key + ".field"));
    }

    private Label text(String key) {
        Label label = new Label();
        label.textProperty().bind(words.texts().bind(key));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Lets a person choose for a run, beginning with what was chosen for the last one. */
    void show(CarryModel model) {
        shown.ifPresent(before -> {
            width.textProperty().unbindBidirectional(before.width());
            height.textProperty().unbindBidirectional(before.height());
            scale.valueProperty().unbindBidirectional(before.scale());
            tone.valueProperty().unbindBidirectional(before.tone());
            model.width().set(before.width().get());
            model.height().set(before.height().get());
            model.scale().set(before.scale().get());
            model.tone().set(before.tone().get());
        });
        shown = Optional.of(model);
        width.textProperty().bindBidirectional(model.width());
        height.textProperty().bindBidirectional(model.height());
        scale.valueProperty().bindBidirectional(model.scale());
        tone.valueProperty().bindBidirectional(model.tone());
    }

    /** Shows what there is to choose for a form. */
    void allow(Form form) {
        show(view, form.isPictured());
        show(scaling, form.hasPixels());
        width.setPromptText(Integer.toString(form.plainWidth()));
    }

    private static void show(Region region, boolean shown) {
        region.setVisible(shown);
        region.setManaged(shown);
    }

    /** The names of what can be chosen, in the language that is spoken now. */
    void speak() {
        Tone chosen = tone.getValue();
        tone.setValue(null);
        tone.getItems().setAll(Tone.values());
        tone.setValue(chosen);
    }

    Region view() {
        return view;
    }
}
