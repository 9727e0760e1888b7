package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.catalogue.ScenarioPicker;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableNumberValue;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What is explored: the scenario, to be changed for another one, and its variant. */
final class SubjectPane {

    /** What the button's edges and its sign take of the width, px. */
    private static final double BESIDE = 60;

    /** The title is never narrower, px. */
    private static final double LEAST = 80;

    private final Desk desk;
    private final ExplorerWords words;
    private final Wish wish;
    private final Label title = new Label();
    private final Label facts = new Label();
    private final Button change = new Button();
    private final ComboBox<Scenario> variants = new ComboBox<>();
    private final VBox view = new VBox();
    private boolean filling;

    /**
     * Of a wish.
     *
     * @param room how much width there is, px
     * @param pick what is to be done when a person would have another one
     */
    SubjectPane(Desk desk, ExplorerWords words, Wish wish, ObservableNumberValue room, Runnable pick) {
        this.desk = desk;
        this.words = words;
        this.wish = wish;
        title.getStyleClass().add("entry-title");
        facts.getStyleClass().add("entry-facts");
        for (Label label : List.of(title, facts)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        VBox told = new VBox(title, facts);
        HBox.setHgrow(told, Priority.ALWAYS);
        HBox row = new HBox(told, new FontIcon(Material2OutlinedMZ.UNFOLD_MORE));
        row.getStyleClass().add("explorer-subject-row");
        change.setId("explorer-subject");
        change.setGraphic(row);
        change.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        change.getStyleClass().add("explorer-subject");
        change.setMaxWidth(Double.MAX_VALUE);
        change.setOnAction(event -> pick.run());
        told.setMinWidth(0);
        change.setMinWidth(0);
        // A button does not ask how high it is at a width, so what it says is given the width at which to wrap. That
        // comes
        // from outside: the own width would grow with the text and never shrink again.
        for (Label label : List.of(title, facts)) {
            label.prefWidthProperty().bind(Bindings.max(LEAST, Bindings.subtract(room, BESIDE)));
            label.setMinWidth(0);
        }
        variants.setMinWidth(0);
        variants.setId("explorer-variant");
        variants.setMaxWidth(Double.MAX_VALUE);
        variants.accessibleTextProperty().bind(words.texts().bind("variant"));
        variants.managedProperty().bind(variants.visibleProperty());
        variants.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Scenario variant) {
                return variant == null ? "" : named(variant);
            }

            @Override
            public Scenario fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        });
        variants.valueProperty().addListener((property, old, now) -> {
            if (now != null && !filling) {
                wish.choose(now);
            }
        });
        view.getStyleClass().add("explorer-rows");
        view.getChildren().setAll(change, variants);
        wish.subject().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private String named(Scenario variant) {
        List<Scenario> all = wish.subject().get().map(Subject::variants).orElse(List.of(variant));
        return ScenarioPicker.variant(desk, all, variant);
    }

    private void refresh() {
        Optional<Subject> now = wish.subject().get();
        String language = desk.words().language().get();
        title.setText(now.map(one -> one.title(language))
                .orElseGet(() -> words.texts().say("choose")));
        facts.setText(now.map(one -> ScenarioPicker.facts(desk, one.scenario())).orElse(""));
        facts.setManaged(now.isPresent());
        change.setAccessibleText(words.texts().say("subject.change", title.getText()));
        boolean several = now.filter(one -> one.variants().size() > 1).isPresent();
        variants.setVisible(several);
        filling = true;
        variants.getItems().setAll(now.map(Subject::variants).orElse(List.of()));
        variants.setValue(now.map(Subject::scenario).orElse(null));
        filling = false;
    }

    Region view() {
        return view;
    }

    void focus() {
        change.requestFocus();
    }

    boolean isFocused() {
        return change.isFocused();
    }
}
