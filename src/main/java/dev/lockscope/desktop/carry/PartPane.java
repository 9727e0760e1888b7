package dev.lockscope.desktop.carry;

import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Which part of the run: whose, and from when to when. */
final class PartPane {

    private final CarryWords words;
    private final FlowPane clients = new FlowPane();
    private final TextField from = new TextField();
    private final TextField to = new TextField();
    private final Label whole = new Label();
    private final HBox times;
    private final VBox view;
    private Optional<CarryModel> shown = Optional.empty();

    PartPane(CarryWords words) {
        this.words = words;
        clients.setId("export-clients");
        clients.getStyleClass().add("carry-clients");
        field(from, "from");
        field(to, "to");
        times = new HBox(text("from"), from, text("to"), to, text("unit"));
        times.getStyleClass().add("carry-times");
        whole.textProperty().bind(words.texts().bind("whole"));
        whole.getStyleClass().add("muted");
        whole.setWrapText(true);
        whole.setMinHeight(Region.USE_PREF_SIZE);
        view = new VBox(whole, clients, times);
        view.getStyleClass().add("carry-part");
        view.setMinHeight(Region.USE_PREF_SIZE);
    }

    private void field(TextField field, String key) {
        field.setId("export-" + key);
        field.setPrefColumnCount(6);
        field.accessibleTextProperty().bind(words.texts().bind(key + ".field"));
    }

    private Label text(String key) {
        Label label = new Label();
        label.textProperty().bind(words.texts().bind(key));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** Lets a person choose for a run, beginning with all of it. */
    void show(CarryModel model) {
        clients.getChildren().clear();
        for (String client : model.cast()) {
            CheckBox box = new CheckBox(client);
            box.setMnemonicParsing(false);
            box.setId("export-client-" + client);
            box.setSelected(model.clients().contains(client));
            box.selectedProperty().addListener((property, old, now) -> {
                model.clients().remove(client);
                if (now) {
                    model.clients().add(client);
                }
            });
            clients.getChildren().add(box);
        }
        shown.ifPresent(before -> {
            from.textProperty().unbindBidirectional(before.from());
            to.textProperty().unbindBidirectional(before.to());
        });
        shown = Optional.of(model);
        from.textProperty().bindBidirectional(model.from());
        to.textProperty().bindBidirectional(model.to());
        from.setPromptText("0");
        to.setPromptText(words.seconds(model.end()));
    }

    /** Says whether there are parts to choose from. */
    void allow(boolean parts) {
        show(clients, parts && !clients.getChildren().isEmpty());
        show(times, parts);
        show(whole, !parts);
    }

    private static void show(Region region, boolean shown) {
        region.setVisible(shown);
        region.setManaged(shown);
    }

    Region view() {
        return view;
    }
}
