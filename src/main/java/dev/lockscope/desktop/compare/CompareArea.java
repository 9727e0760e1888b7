package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Alignment;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Pair;
import dev.lockscope.desktop.theme.Hint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What the window shows of two runs that are compared, in the place of a run. */
public final class CompareArea {

    private static final String SPLIT = "compare";
    private static final double PICTURES = 0.68;

    private final Desk desk;
    private final CompareWords words;
    private final VerdictColumn first;
    private final VerdictColumn second;
    private final Label sum = new Label();
    private final Label aligned = new Label();
    private final Label caption = new Label();
    private final ToggleButton details = new ToggleButton();
    private final BesideChart chart;
    private final BesidePointing pointing;
    private final ScrollBar bar = new ScrollBar();
    private final DifferenceList list;
    private final SplitPane split = new SplitPane();
    private final ProgressBar progress = new ProgressBar();
    private final Label working = new Label();
    private final VBox work;
    private final VBox whole;
    private final StackPane view = new StackPane();
    private final Map<Beside, BesideModel> models = new HashMap<>();
    private final InvalidationListener compared = any -> compared();
    private final InvalidationListener moved = any -> moved();
    private final InvalidationListener relisted = any -> relisted();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private Optional<Beside> shown = Optional.empty();
    private Optional<BesideModel> model = Optional.empty();

    /** An area of a window; adds its commands to those of the desk. */
    public CompareArea(Desk desk) {
        this.desk = desk;
        this.words = new CompareWords(desk.words());
        this.first = new VerdictColumn(desk.words(), words, true);
        this.second = new VerdictColumn(desk.words(), words, false);
        this.chart = new BesideChart(desk.look(), words);
        this.pointing = new BesidePointing(chart, () -> model);
        this.list = new DifferenceList(words, () -> ask("compare.align"));
        new CompareCommands(desk, words.texts(), pointing).add();
        this.work = work();
        this.whole = whole();
        view.setId("compare");
        view.getStyleClass().add("compare");
        view.getChildren().setAll(whole, work);
        view.setMinSize(0, 0);
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        listen();
        show(desk.workbench().comparisons().shown().get());
    }

    private void listen() {
        desk.workbench().comparisons().shown().addListener((property, old, now) -> show(now));
        desk.workbench().comparisons().open().addListener((InvalidationListener)
                any -> models.keySet().retainAll(desk.workbench().comparisons().open()));
        desk.look().palette().addListener(any -> chart.requestLayout());
        desk.look().textScale().addListener(any -> chart.requestLayout());
        desk.look().presenting().addListener(any -> arrange());
        desk.words().language().addListener(any -> compared());
    }

    private VBox work() {
        working.setId("compare-working");
        progress.setId("compare-progress");
        progress.setPrefWidth(320);
        Button cancel = new Button();
        cancel.setId("compare-cancel");
        cancel.textProperty().bind(words.texts().bind("cancel"));
        cancel.setOnAction(event -> close());
        VBox box = new VBox(working, progress, cancel);
        box.getStyleClass().add("compare-work");
        return box;
    }

    private VBox whole() {
        HBox verdicts = new HBox(first.view(), second.view());
        verdicts.getStyleClass().add("compare-verdicts");
        sum.setId("compare-sum");
        sum.getStyleClass().add("compare-sum");
        aligned.setId("compare-aligned");
        caption.setId("compare-caption");
        caption.getStyleClass().add("compare-caption");
        for (Label label : List.of(sum, aligned, caption)) {
            label.setWrapText(true);
            label.setMinWidth(0);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        VBox told = new VBox(sum, aligned);
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        details.setId("compare-details");
        details.textProperty().bind(words.texts().bind("details"));
        details.setOnAction(event -> ask("compare.details"));
        HBox buttons = new HBox(
                button("compare.previous", "previous.short"),
                button("compare.next", "next.short"),
                button("compare.align", "align.short"),
                button("compare.swap", "swap.short"),
                details);
        buttons.getStyleClass().add("compare-buttons");
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        // An audience sees what is chosen by keys.
        for (Region dispensable : List.of(buttons, aligned)) {
            dispensable.visibleProperty().bind(desk.look().presenting().not());
            dispensable.managedProperty().bind(dispensable.visibleProperty());
        }
        HBox tools = new HBox(told, buttons);
        tools.getStyleClass().add("compare-tools");
        details.setMinWidth(Region.USE_PREF_SIZE);
        bar.setOrientation(Orientation.VERTICAL);
        bar.setId("compare-scroll");
        bar.valueProperty()
                .addListener((property, old, now) -> model.ifPresent(one -> {
                    if (Math.abs(one.scroll() - now.doubleValue()) >= 1) {
                        one.scrollTo(now.doubleValue());
                        chart.requestLayout();
                    }
                }));
        HBox.setHgrow(chart, Priority.ALWAYS);
        HBox pictures = new HBox(chart, bar);
        pictures.setMinSize(0, 0);
        chart.needsLayoutProperty().addListener((property, old, now) -> {
            if (!now) {
                model.ifPresent(this::followBar);
            }
        });
        split.setId("compare-split");
        split.getItems().setAll(pictures, list.view());
        split.setDividerPositions(
                desk.memory().dividers(SPLIT).stream().findFirst().orElse(PICTURES));
        split.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            if (split.getDividers().size() == 1) {
                desk.memory().dividersAre(SPLIT, split.getDividerPositions());
            }
        });
        VBox.setVgrow(split, Priority.ALWAYS);
        split.setMinHeight(0);
        VBox box = new VBox(verdicts, tools, split, caption);
        box.setMinSize(0, 0);
        return box;
    }

    private void followBar(BesideModel one) {
        double most = one.mostScroll();
        Platform.runLater(() -> {
            bar.setVisible(most > 0);
            bar.setManaged(most > 0);
            bar.setMax(most);
            bar.setVisibleAmount(most
                    * Math.max(0.1, 1 - most / Math.max(1, one.layout().height())));
            bar.setValue(one.scroll());
        });
    }

    private Button button(String command, String key) {
        Command asked = desk.commands().find(command).orElseThrow();
        Button button = new Button();
        button.setId(command.replace('.', '-'));
        button.textProperty().bind(words.texts().bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.disableProperty().bind(Bindings.not(asked.possible()));
        Hint hint = new Hint();
        hint.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> asked.name().get()
                                + asked.keys().stream()
                                        .findFirst()
                                        .map(keys -> "   " + keys.getDisplayText())
                                        .orElse(""),
                        asked.name()));
        button.setTooltip(hint);
        button.accessibleTextProperty().bind(asked.name());
        button.setOnAction(event -> asked.ask());
        return button;
    }

    private void ask(String command) {
        desk.commands().find(command).ifPresent(Command::ask);
    }

    private void close() {
        shown.ifPresent(desk.workbench().comparisons()::close);
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && work.isVisible()) {
            event.consume();
            close();
        } else if (desk.look().presenting().get() && event.getCode() == KeyCode.PAGE_DOWN) {
            event.consume();
            ask("compare.next");
        } else if (desk.look().presenting().get() && event.getCode() == KeyCode.PAGE_UP) {
            event.consume();
            ask("compare.previous");
        }
    }

    private void show(Optional<Beside> wanted) {
        shown.ifPresent(old -> {
            old.pair().removeListener(compared);
            old.share().removeListener(compared);
            observed(old).forEach(property -> property.removeListener(moved));
            old.lines().removeListener(relisted);
        });
        shown = wanted;
        shown.ifPresent(now -> {
            now.pair().addListener(compared);
            now.share().addListener(compared);
            observed(now).forEach(property -> property.addListener(moved));
            now.lines().addListener(relisted);
        });
        compared();
    }

    private static List<Observable> observed(Beside beside) {
        return List.of(beside.cursor(), beside.chosen());
    }

    /** What is compared, or how far that is, is another. */
    private void compared() {
        Optional<Pair> pair = shown.flatMap(one -> one.pair().get());
        work.setVisible(shown.isPresent() && pair.isEmpty());
        whole.setVisible(pair.isPresent());
        model = pair.map(found -> {
            Beside beside = shown.orElseThrow();
            BesideModel known = models.get(beside);
            if (known == null || !known.pair().equals(found)) {
                known = new BesideModel(beside, found);
                models.put(beside, known);
            }
            return known;
        });
        if (pair.isEmpty()) {
            double share = shown.map(one -> one.share().get()).orElse(0.0);
            progress.setProgress(share);
            working.setText(words.texts().say("working", Math.round(share * 100)));
            progress.setAccessibleText(working.getText());
            summary.set(working.getText());
            chart.show(Optional.empty());
            list.show(Optional.empty());
            return;
        }
        first.show(pair.get());
        second.show(pair.get());
        details.setSelected(shown.orElseThrow().isDetailed());
        chart.show(model);
        list.show(shown);
        tell();
        arrange();
    }

    /** Before an audience there is a caption instead of the list. */
    private void arrange() {
        boolean presenting = desk.look().presenting().get();
        if (presenting) {
            split.getItems().remove(list.view());
        } else if (!split.getItems().contains(list.view())) {
            split.getItems().add(list.view());
            split.setDividerPositions(
                    desk.memory().dividers(SPLIT).stream().findFirst().orElse(PICTURES));
        }
        caption.setVisible(presenting);
        caption.setManaged(presenting);
        chart.requestLayout();
    }

    private void relisted() {
        model.ifPresent(BesideModel::advance);
        list.refresh();
        tell();
        chart.requestLayout();
    }

    private void moved() {
        model.ifPresent(BesideModel::reveal);
        list.follow();
        tell();
        chart.requestLayout();
    }

    private void tell() {
        shown.flatMap(one -> one.pair().get()).ifPresent(pair -> {
            Beside beside = shown.orElseThrow();
            Alignment alignment = beside.alignment().get();
            sum.setText(words.texts().say("kinship." + pair.kinship()) + " "
                    + words.sum(pair.tally(), beside.isDetailed()));
            aligned.setText(words.aligned(alignment));
            caption.setText(beside.chosen()
                    .get()
                    .map(line -> words.sentence(line, alignment))
                    .orElseGet(() -> words.texts().say("caption.none")));
            summary.set(words.texts().say("status", pair.tally().differences()));
            chart.tell();
        });
    }

    /** What is shown, in a few words. */
    public ObservableStringValue summary() {
        return summary.getReadOnlyProperty();
    }

    /** Gives the keys to the pictures. */
    public void focus() {
        chart.requestFocus();
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
