package dev.lockscope.desktop.settings;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.file.TraceArchive;
import dev.lockscope.trace.file.TraceArchive.Kept;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** How many runs are kept, how much of them and where; and lets a person delete them, after a question. */
final class KeptSettings {

    private static final int RUNS_STEP = 10;
    private static final int MEGABYTES_STEP = 16;

    private final Desk desk;
    private final Texts texts;
    private final Optional<TraceArchive> archive;
    private final Spinner<Integer> runs;
    private final Spinner<Integer> megabytes;
    private final Label now = new Label();
    private final Button clear = new Button();
    private final HBox clearing = new HBox(now, clear);
    private final HBox question;
    private final VBox view;

    /** How many there are, and how much they are. */
    private record Found(long runs, long bytes) {

        private static Found of(List<Kept> kept) {
            return new Found(kept.size(), kept.stream().mapToLong(Kept::bytes).sum());
        }
    }

    KeptSettings(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        this.archive = desk.surroundings().kept();
        Caps caps = desk.memory().caps().get();
        this.runs = spinner("settings-kept-runs", "kept.runs", Caps.FEWEST, Caps.MOST, caps.runs(), RUNS_STEP);
        this.megabytes = spinner(
                "settings-kept-megabytes",
                "kept.megabytes",
                Caps.SMALLEST,
                Caps.LARGEST,
                caps.megabytes(),
                MEGABYTES_STEP);
        this.question = question();
        Label heading = label("kept");
        heading.getStyleClass().add("settings-heading");
        view = new VBox(heading);
        view.getStyleClass().add("settings-kept");
        if (archive.isEmpty()) {
            view.getChildren().add(label("kept.none"));
            return;
        }
        now.setId("settings-kept-now");
        now.getStyleClass().add("muted");
        clear.setId("settings-kept-clear");
        clear.textProperty().bind(texts.bind("kept.clear"));
        clear.setOnAction(event -> ask(true));
        clearing.getStyleClass().add("settings-row");
        clearing.managedProperty().bind(clearing.visibleProperty());
        Label about = label("kept.about");
        about.getStyleClass().add("muted");
        view.getChildren()
                .addAll(
                        row("kept.runs", runs),
                        row("kept.megabytes", megabytes),
                        about,
                        row("kept.folder", folder(archive.get())),
                        clearing,
                        question);
        desk.words().language().addListener((property, old, spoken) -> look());
        ask(false);
    }

    private Label label(String key) {
        Label label = new Label();
        label.textProperty().bind(texts.bind(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private HBox row(String key, Region control) {
        Label name = label(key);
        name.setLabelFor(control);
        name.getStyleClass().add("settings-name");
        HBox.setHgrow(control, Priority.SOMETIMES);
        HBox row = new HBox(name, control);
        row.getStyleClass().add("settings-row");
        return row;
    }

    private Spinner<Integer> spinner(String id, String key, int least, int most, int value, int step) {
        Spinner<Integer> spinner =
                new Spinner<>(new SpinnerValueFactory.IntegerSpinnerValueFactory(least, most, value, step));
        spinner.setId(id);
        spinner.setEditable(true);
        spinner.accessibleTextProperty().bind(texts.bind(key));
        spinner.getEditor().accessibleTextProperty().bind(texts.bind(key));
        // What is typed counts when it is a number, and is put right when one goes on.
        spinner.getEditor().focusedProperty().addListener((property, old, focused) -> {
            if (!focused) {
                take(spinner);
            }
        });
        spinner.getEditor().setOnAction(event -> take(spinner));
        spinner.valueProperty().addListener((property, old, wanted) -> {
            if (wanted != null) {
                keep();
            }
        });
        return spinner;
    }

    private static void take(Spinner<Integer> spinner) {
        String typed = spinner.getEditor().getText().strip();
        SpinnerValueFactory.IntegerSpinnerValueFactory range =
                (SpinnerValueFactory.IntegerSpinnerValueFactory) spinner.getValueFactory();
        if (typed.matches("\\d{1,9}")) {
            range.setValue(Math.max(range.getMin(), Math.min(range.getMax(), Integer.parseInt(typed))));
        }
        spinner.getEditor().setText(String.valueOf(range.getValue()));
    }

    private void keep() {
        desk.memory().capsAre(new Caps(runs.getValue(), megabytes.getValue()));
    }

    private TextField folder(TraceArchive kept) {
        TextField path = new TextField(kept.folder().toAbsolutePath().toString());
        path.setId("settings-kept-folder");
        path.setEditable(false);
        path.accessibleTextProperty().bind(texts.bind("kept.folder"));
        return path;
    }

    private HBox question() {
        Label sure = label("kept.sure");
        sure.setId("settings-kept-sure");
        Button yes = new Button();
        yes.setId("settings-kept-yes");
        yes.textProperty().bind(texts.bind("kept.yes"));
        yes.getStyleClass().add(Styles.DANGER);
        yes.setMinWidth(Region.USE_PREF_SIZE);
        yes.setOnAction(event -> {
            ask(false);
            archive.ifPresent(kept -> count(kept, () -> {
                kept.clear();
                return kept.list();
            }));
        });
        Button no = new Button();
        no.setId("settings-kept-no");
        no.textProperty().bind(texts.bind("kept.no"));
        no.setMinWidth(Region.USE_PREF_SIZE);
        no.setOnAction(event -> ask(false));
        HBox row = new HBox(sure, no, yes);
        HBox.setHgrow(sure, Priority.ALWAYS);
        row.getStyleClass().addAll("settings-row", "settings-question");
        row.managedProperty().bind(row.visibleProperty());
        return row;
    }

    private void ask(boolean wanted) {
        question.setVisible(wanted);
        // The question stands where the button was, in sight.
        clearing.setVisible(!wanted);
        if (wanted) {
            // Whoever presses Enter twice keeps the runs.
            question.getChildren().get(1).requestFocus();
        }
    }

    /** Looks how much there is now. */
    void look() {
        ask(false);
        archive.ifPresent(kept -> count(kept, kept::list));
    }

    private void count(TraceArchive kept, Callable<List<Kept>> which) {
        desk.workbench()
                .background()
                .run(
                        () -> Found.of(which.call()),
                        found -> {
                            long mega = Math.round(found.bytes() / (double) (1 << 20));
                            now.setText(texts.say("kept.now", found.runs(), mega));
                            clear.setDisable(found.runs() == 0);
                        },
                        failure -> now.setText(
                                texts.say("kept.unknown", kept.folder().toString())));
    }

    Region view() {
        return view;
    }
}
