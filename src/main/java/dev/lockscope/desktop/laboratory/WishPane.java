package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.segments.Segments;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.TtlWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Where a person says what is to be tried. */
final class WishPane {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final Desk desk;
    private final LaboratoryModel model;
    private final Texts texts;
    private final List<SpreadRow> spreads = new ArrayList<>();
    private final TextField ttls = new TextField();
    private final Label usualTtls = new Label();
    private final Map<String, Label> problems = new HashMap<>();
    private final Map<String, TextField> fields = new HashMap<>();
    private final ScrollPane view;

    WishPane(Desk desk, LaboratoryModel model, Texts texts, SpreadRow.Picker picker) {
        this.desk = desk;
        this.model = model;
        this.texts = texts;
        VBox rows = new VBox();
        rows.getStyleClass().add("laboratory-wish");
        for (Role role : Role.values()) {
            SpreadRow row = new SpreadRow(desk, model, texts, role, picker);
            spreads.add(row);
            rows.getChildren().add(row.view());
        }
        rows.getChildren().addAll(ttls(), protections(), numbers());
        view = new ScrollPane(rows);
        view.setId("laboratory-wish");
        view.setFitToWidth(true);
        view.setFocusTraversable(false);
        view.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        model.reading().addListener((property, old, now) -> say());
        desk.words().language().addListener((property, old, now) -> say());
        say();
    }

    private VBox ttls() {
        Label name = name("ttls");
        Segments<Boolean> which = new Segments<>(
                "laboratory-ttls",
                List.of(false, true),
                own -> own ? "own" : "usual",
                own -> texts.bind(own ? "ttls.own" : "ttls.usual"));
        which.chosen().set(model.wish().get().ownTtls());
        which.chosen().addListener((property, old, now) -> {
            model.wish().set(model.wish().get().withOwnTtls(now));
            if (now) {
                ttls.requestFocus();
            }
        });
        ttls.setId("laboratory-ttls-list");
        ttls.accessibleTextProperty().bind(name.textProperty());
        ttls.setText(model.wish().get().ttls());
        ttls.textProperty()
                .addListener((property, old, now) ->
                        model.wish().set(model.wish().get().withTtls(now)));
        ttls.visibleProperty()
                .bind(Bindings.createBooleanBinding(() -> model.wish().get().ownTtls(), model.wish()));
        ttls.managedProperty().bind(ttls.visibleProperty());
        fields.put(Reading.TTLS, ttls);
        usualTtls.setId("laboratory-ttls-told");
        note(usualTtls);
        return row(name, which.view(), ttls, usualTtls, problem(Reading.TTLS));
    }

    private VBox protections() {
        Label name = name("protections");
        VBox row = row(name);
        for (Protection protection : Protection.values()) {
            CheckBox box = new CheckBox();
            box.setId("laboratory-" + protection.id());
            box.textProperty()
                    .bind(Bindings.createStringBinding(
                            () -> words().name(protection), desk.words().language()));
            box.setSelected(model.wish().get().protections().contains(protection));
            box.selectedProperty()
                    .addListener((property, old, now) ->
                            model.wish().set(model.wish().get().with(protection, now)));
            row.getChildren().add(box);
        }
        row.getChildren().add(problem(Reading.PROTECTIONS));
        return row;
    }

    private VBox numbers() {
        VBox row = row();
        row.getChildren().add(number(Reading.RUNS, model.wish().get().runs(), Wish::withRuns));
        row.getChildren().add(problem(Reading.RUNS));
        row.getChildren().add(number(Reading.CLIENTS, model.wish().get().clients(), Wish::withClients));
        row.getChildren().add(problem(Reading.CLIENTS));
        row.getChildren().add(number(Reading.RETRY, model.wish().get().retry(), Wish::withRetry));
        row.getChildren().add(problem(Reading.RETRY));
        row.getChildren().add(number(Reading.SEED, model.wish().get().seed(), Wish::withSeed));
        row.getChildren().add(problem(Reading.SEED));
        return row;
    }

    private HBox number(String key, String text, BiFunction<Wish, String, Wish> change) {
        Label name = new Label();
        name.textProperty().bind(texts.bind(key));
        name.setWrapText(true);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        TextField field = new TextField(text);
        field.setId("laboratory-" + key);
        field.setPrefColumnCount(6);
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.accessibleTextProperty().bind(name.textProperty());
        field.textProperty()
                .addListener((property, old, now) ->
                        model.wish().set(change.apply(model.wish().get(), now)));
        name.setLabelFor(field);
        fields.put(key, field);
        HBox line = new HBox(name, field);
        line.getStyleClass().add("laboratory-line");
        return line;
    }

    private Label name(String key) {
        Label name = new Label();
        name.textProperty().bind(texts.bind(key));
        name.getStyleClass().add("laboratory-name");
        return name;
    }

    private static void note(Label label) {
        label.getStyleClass().add("laboratory-note");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    private Label problem(String key) {
        Label problem = new Label();
        problem.setId("laboratory-" + key + "-problem");
        problem.getStyleClass().add("problem");
        problem.setWrapText(true);
        problem.setMinHeight(Region.USE_PREF_SIZE);
        problems.put(key, problem);
        return problem;
    }

    private static VBox row(Region... parts) {
        VBox row = new VBox(parts);
        row.getStyleClass().add("laboratory-row");
        return row;
    }

    private TtlWords words() {
        return TtlWords.in(desk.words().language().get());
    }

    private void say() {
        Reading reading = model.reading().get();
        usualTtls.setText(reading.experiment().map(this::ttls).orElse(""));
        usualTtls.setVisible(reading.experiment().isPresent());
        // What is taken where nothing stands there.
        reading.experiment()
                .ifPresent(experiment -> Objects.requireNonNull(fields.get(Reading.RETRY))
                        .setPromptText(words().time(Experiment.usualRetry(experiment.work()))));
        problems.forEach((key, label) -> {
            String text = reading.problem(key).map(this::why).orElse("");
            label.setText(text);
            label.setVisible(!text.isEmpty());
            label.setManaged(!text.isEmpty());
        });
        fields.forEach((key, field) -> {
            Optional<Problem> wrong = reading.problem(key);
            field.pseudoClassStateChanged(WRONG, wrong.isPresent());
            field.setAccessibleHelp(wrong.map(this::why).orElse(""));
        });
    }

    private String ttls(Experiment experiment) {
        String list = experiment.ttls().stream().map(words()::time).collect(Collectors.joining(", "));
        return texts.say("ttls.told", list, words().time(experiment.ruleOfThumb()));
    }

    private String why(Problem wrong) {
        String key = "problem." + wrong.what().name().toLowerCase(Locale.ROOT);
        return texts.say(
                wrong.values().size() == 1 && wrong.what() == Problem.What.NUMBER ? key + ".any" : key,
                wrong.values().toArray());
    }

    /** What is shown. */
    ScrollPane view() {
        return view;
    }

    void focus() {
        spreads.get(0).focus();
    }
}
