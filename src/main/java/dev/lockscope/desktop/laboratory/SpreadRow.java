package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.explore.ttl.Empirical;
import dev.lockscope.explore.ttl.LatencyException;
import dev.lockscope.explore.ttl.Preset;
import dev.lockscope.explore.ttl.TtlWords;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.StringConverter;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** One kind of length that is drawn by chance: how it is spread, with its numbers, or a file of one's own. */
final class SpreadRow {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final Desk desk;
    private final LaboratoryModel model;
    private final Texts texts;
    private final Role role;
    private final Picker picker;
    private final Label name = new Label();
    private final ComboBox<Choice> choice = new ComboBox<>();
    private final Button own = new Button();
    private final FlowPane numbers = new FlowPane();
    private final List<TextField> fields = new ArrayList<>();
    private final Label told = new Label();
    private final Label problem = new Label();
    private final VBox view = new VBox();
    private Optional<Object> built = Optional.empty();
    private boolean filling;

    /** Lets a person choose a file of measured lengths. */
    @FunctionalInterface
    interface Picker {

        /** The file, if the person chose one. */
        Optional<Path> pick(Window owner, String title, String kind);
    }

    /** What can be chosen: a preset, or the file that was taken. */
    private record Choice(Optional<Preset> preset, Optional<Spread.Measured> measured) {}

    SpreadRow(Desk desk, LaboratoryModel model, Texts texts, Role role, Picker picker) {
        this.desk = desk;
        this.model = model;
        this.texts = texts;
        this.role = role;
        this.picker = picker;
        String id = "laboratory-" + role.key();
        name.textProperty().bind(texts.bind("role." + role.key()));
        name.getStyleClass().add("laboratory-name");
        name.setLabelFor(choice);
        name.setWrapText(true);
        choice.setId(id);
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.accessibleTextProperty().bind(name.textProperty());
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(Choice chosen) {
                return chosen == null ? "" : text(chosen);
            }

            @Override
            public Choice fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        });
        choice.valueProperty().addListener((property, old, now) -> {
            if (!filling && now != null) {
                model.spread(
                        role,
                        now.measured()
                                .<Spread>map(file -> file)
                                .orElseGet(() -> Spread.usual(now.preset().orElse(Preset.NONE))));
            }
        });
        own.setId(id + "-own");
        own.textProperty().bind(texts.bind("own"));
        own.accessibleTextProperty().bind(texts.bind("own.said", name.textProperty()));
        Hint hint = new Hint();
        hint.textProperty().bind(own.accessibleTextProperty());
        own.setTooltip(hint);
        own.setMinWidth(Region.USE_PREF_SIZE);
        own.setOnAction(event -> pick());
        own.getStyleClass().addAll("flat", "laboratory-file");
        own.setGraphic(new FontIcon(Material2OutlinedAL.FOLDER_OPEN));
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox line = new HBox(name, own);
        line.getStyleClass().add("laboratory-line");
        numbers.getStyleClass().add("laboratory-numbers");
        told.setId(id + "-told");
        told.getStyleClass().add("laboratory-note");
        problem.setId(id + "-problem");
        problem.getStyleClass().add("problem");
        for (Label label : List.of(told, problem)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        view.getStyleClass().add("laboratory-row");
        view.getChildren().setAll(line, choice, numbers, told, problem);
        model.reading().addListener((property, old, now) -> say());
        model.refused().addListener((property, old, now) -> say());
        desk.words().language().addListener((property, old, now) -> {
            built = Optional.empty();
            say();
        });
        say();
    }

    private String text(Choice chosen) {
        return chosen.measured()
                .map(file -> texts.say("measured"))
                .orElseGet(() -> texts.say(
                        "preset." + chosen.preset().orElse(Preset.NONE).id()));
    }

    private void pick() {
        picker.pick(view.getScene().getWindow(), texts.say("own.title"), texts.say("own.kind"))
                .ifPresent(file -> model.measure(role, file));
    }

    private void say() {
        Spread spread = model.wish().get().spread(role);
        Object kind = spread instanceof Spread.Named named ? named.preset() : spread;
        if (!built.equals(Optional.of(kind))) {
            built = Optional.of(kind);
            build(spread);
        }
        if (spread instanceof Spread.Named named) {
            told.setText(texts.say("preset." + named.preset().id() + ".told"));
            for (int i = 0; i < fields.size(); i++) {
                if (!fields.get(i).getText().equals(named.numbers().get(i))) {
                    fields.get(i).setText(named.numbers().get(i));
                }
            }
        } else if (spread instanceof Spread.Measured measured) {
            told.setText(told(measured));
        }
        Optional<Problem> wrong = model.reading().get().problem(role.key());
        Optional<String> refused =
                Optional.ofNullable(model.refused().get().get(role)).map(this::why);
        String text = refused.orElseGet(() -> wrong.map(this::why).orElse(""));
        problem.setText(text);
        problem.setVisible(!text.isEmpty());
        problem.setManaged(!text.isEmpty());
        fields.forEach(field -> {
            field.pseudoClassStateChanged(WRONG, wrong.isPresent());
            field.setAccessibleHelp(wrong.map(this::why).orElse(""));
        });
    }

    private void build(Spread spread) {
        List<Choice> choices = new ArrayList<>();
        for (Preset preset : Preset.values()) {
            choices.add(new Choice(Optional.of(preset), Optional.empty()));
        }
        Choice chosen;
        fields.clear();
        numbers.getChildren().clear();
        if (spread instanceof Spread.Named named) {
            chosen = new Choice(Optional.of(named.preset()), Optional.empty());
            for (int i = 0; i < named.numbers().size(); i++) {
                numbers.getChildren().add(number(named, i));
            }
        } else {
            chosen = new Choice(Optional.empty(), Optional.of((Spread.Measured) spread));
            choices.add(chosen);
        }
        numbers.setVisible(!fields.isEmpty());
        numbers.setManaged(!fields.isEmpty());
        filling = true;
        choice.getItems().setAll(choices);
        choice.setValue(null);
        choice.setValue(chosen);
        filling = false;
    }

    private HBox number(Spread.Named named, int place) {
        TextField field = new TextField(named.numbers().get(place));
        field.setId("laboratory-" + role.key() + "-" + (place + 1));
        field.setPrefColumnCount(5);
        Label label = new Label(texts.say("number." + kind(named.preset()) + "." + (place + 1)));
        label.setLabelFor(field);
        field.setAccessibleText(name.getText() + ", " + label.getText());
        field.textProperty().addListener((property, old, now) -> {
            if (model.wish().get().spread(role) instanceof Spread.Named current
                    && !current.numbers().get(place).equals(now)) {
                model.spread(role, current.with(place, now));
            }
        });
        fields.add(field);
        HBox entry = new HBox(label, field);
        entry.getStyleClass().add("laboratory-number");
        return entry;
    }

    private static String kind(Preset preset) {
        return switch (preset) {
            case NONE, CONSTANT -> "constant";
            case UNIFORM -> "uniform";
            case LOG_NORMAL, HEAVY_TAIL, GC, LAN, WAN -> "spread";
        };
    }

    private String told(Spread.Measured measured) {
        Empirical lengths = measured.lengths();
        TtlWords words = TtlWords.in(desk.words().language().get());
        return texts.say(
                "measured.told",
                lengths.size(),
                words.time(Duration.ofNanos(lengths.quantile(0.5))),
                words.time(Duration.ofNanos(lengths.quantile(0.99))),
                measured.file());
    }

    private String why(Problem wrong) {
        return texts.say(
                "problem." + wrong.what().name().toLowerCase(Locale.ROOT),
                wrong.values().toArray());
    }

    private String why(LaboratoryModel.Refused refused) {
        String language = desk.words().language().get();
        return refused.why() instanceof LatencyException wrong
                ? texts.say("refused", wrong.text(language))
                : texts.say(
                        "unreadable",
                        refused.file(),
                        IoReason.in(language, (IOException) refused.why(), refused.file()));
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    void focus() {
        choice.requestFocus();
    }
}
