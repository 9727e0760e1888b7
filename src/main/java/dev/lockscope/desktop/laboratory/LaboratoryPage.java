package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.carry.Chooser;
import dev.lockscope.desktop.carry.FileDialog;
import dev.lockscope.desktop.carry.Saving;
import dev.lockscope.desktop.columns.Columns;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.FindingsCsv;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.TtlSvg;
import dev.lockscope.timeline.paint.Palette;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/**
 * The TTL laboratory: a person says how long work, pauses and messages take, and sees what leases of which length come to,
 * by many thousand runs of the recipes on the model.
 */
public final class LaboratoryPage {

    static final String BUNDLE = "dev.lockscope.desktop.laboratory.laboratory";

    /** How much room what is asked and what came of it need beside one another, in sizes of the text. */
    private static final double TOGETHER = 52;

    private final Desk desk;
    private final Texts texts;
    private final LaboratoryModel model;
    private final WishPane wish;
    private final Saving saving;
    private final Button run = new Button();
    private final Button cancel = new Button();
    private final ProgressBar bar = new ProgressBar(0);
    private final Label far = new Label();
    private final Label saved = new Label();
    private final Region view;

    /** A page of a window. */
    public LaboratoryPage(Desk desk) {
        this(desk, new FileDialog(), LaboratoryPage::pick, bench());
    }

    LaboratoryPage(Desk desk, Chooser chooser, SpreadRow.Picker picker, LaboratoryModel.Bench bench) {
        this.desk = desk;
        this.texts = desk.words().of(BUNDLE);
        this.model = new LaboratoryModel(
                desk.workbench().background(),
                bench,
                desk.workbench().explorations()::begun,
                defect -> desk.workbench().tell(new Trouble.Defect(defect)));
        this.saving = new Saving(desk, chooser);
        this.wish = new WishPane(desk, model, texts, picker);
        ResultsPane results = new ResultsPane(desk, model, texts, exports());
        VBox left = new VBox(wish.view(), going());
        left.getStyleClass().add("laboratory-left");
        VBox.setVgrow(wish.view(), Priority.ALWAYS);
        this.view = new Columns(desk.look(), left, results.view(), TOGETHER).view();
        view.setId("laboratory");
        view.getStyleClass().add("laboratory");
        // Before a list of choices takes the key, which does nothing with it while it is closed.
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private static LaboratoryModel.Bench bench() {
        // One processor is left to the window.
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Laboratory(threads)::run;
    }

    private static Optional<Path> pick(Window owner, String title, String kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter(kind, "*.csv", "*.tsv", "*.txt"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(file -> file.toPath());
    }

    private Region going() {
        BooleanBinding running = Bindings.createBooleanBinding(
                () -> model.phase().get() == LaboratoryModel.Phase.RUNNING, model.phase());
        run.setId("laboratory-run");
        run.getStyleClass().add("accent");
        run.textProperty().bind(texts.bind("run"));
        run.setMaxWidth(Double.MAX_VALUE);
        run.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.reading().get().experiment().isEmpty(), model.reading()));
        run.setOnAction(event -> {
            model.run();
            cancel.requestFocus();
        });
        cancel.setId("laboratory-cancel");
        cancel.textProperty().bind(texts.bind("cancel"));
        cancel.setMaxWidth(Double.MAX_VALUE);
        cancel.setCancelButton(true);
        cancel.setOnAction(event -> model.cancel());
        show(run, running.not());
        show(cancel, running);
        bar.setId("laboratory-bar");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.visibleProperty().bind(running);
        bar.progressProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> model.reading()
                                .get()
                                .experiment()
                                .map(experiment -> (double) model.done().get() / experiment.samples())
                                .orElse(0.0),
                        model.done(),
                        model.reading()));
        far.setId("laboratory-far");
        far.getStyleClass().add("laboratory-note");
        far.setWrapText(true);
        far.textProperty()
                .bind(Bindings.createStringBinding(
                        this::far,
                        model.phase(),
                        model.done(),
                        model.reading(),
                        desk.words().language()));
        bar.accessibleTextProperty().bind(far.textProperty());
        running.addListener((property, old, now) -> {
            if (!now && cancel.isFocused()) {
                run.requestFocus();
            }
        });
        VBox going = new VBox(bar, far, run, cancel);
        going.getStyleClass().add("laboratory-going");
        return going;
    }

    private static void show(Button button, BooleanBinding when) {
        button.visibleProperty().bind(when);
        button.managedProperty().bind(when);
    }

    private String far() {
        Optional<Experiment> experiment = model.reading().get().experiment();
        NumberFormat numbers = NumberFormat.getIntegerInstance(desk.words().locale());
        String all = experiment.map(what -> numbers.format(what.samples())).orElse("");
        return switch (model.phase().get()) {
            case READY -> experiment.isEmpty() ? texts.say("far.wrong") : texts.say("far.ready", all);
            case RUNNING -> texts.say("far.running", numbers.format(model.done().get()), all);
            case CANCELLED -> texts.say("far.cancelled");
        };
    }

    /** Whoever has written or chosen something lets it run from there. */
    private void pressed(KeyEvent event) {
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
        Node owner = view.getScene().getFocusOwner();
        boolean written = owner instanceof TextInputControl
                || owner instanceof CheckBox
                || (owner instanceof ComboBoxBase<?> choice && !choice.isShowing());
        if (plain && written && event.getCode() == KeyCode.ENTER && run.isVisible()) {
            run.fire();
            event.consume();
        }
    }

    private Region exports() {
        Button csv = export("csv", findings -> FindingsCsv.of(findings));
        Button svg = export("svg", findings -> {
            Palette palette = desk.look().palette().get();
            return TtlSvg.of(findings, palette, desk.words().language().get());
        });
        saved.setId("laboratory-saved");
        saved.setWrapText(true);
        saved.getStyleClass().add("muted");
        FlowPane row = new FlowPane(csv, svg, saved);
        row.getStyleClass().add("laboratory-exports");
        saved.managedProperty().bind(saved.textProperty().isNotEmpty());
        return row;
    }

    /** A button that saves the findings as text of some kind. */
    private Button export(String kind, Function<Findings, String> text) {
        Button button = new Button();
        button.setId("laboratory-" + kind);
        button.setGraphic(new FontIcon(Material2OutlinedMZ.SAVE_ALT));
        button.textProperty().bind(texts.bind("save." + kind));
        button.accessibleTextProperty().bind(texts.bind("save." + kind + ".said"));
        Hint hint = new Hint();
        hint.textProperty().bind(texts.bind("save." + kind + ".said"));
        button.setTooltip(hint);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> model.findings()
                .get()
                .ifPresent(findings -> saving.save(
                        view.getScene().getWindow(),
                        texts.say("save.title"),
                        "leases." + kind,
                        kind.toUpperCase(Locale.ROOT),
                        kind,
                        text.apply(findings),
                        saved::setText)));
        return button;
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person begin. */
    public void focus() {
        wish.focus();
    }
}
