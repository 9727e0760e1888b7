package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.matrix.Need;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What may go wrong, and how often at most. */
final class BudgetPane {

    private static final Map<String, List<FaultKind>> GROUPS = Map.of(
            "clients", List.of(FaultKind.PAUSE, FaultKind.STALL, FaultKind.CRASH_CLIENT),
            "messages", List.of(FaultKind.LOST_REQUEST, FaultKind.LOST_REPLY, FaultKind.LATE_REQUEST),
            "servers",
                    List.of(
                            FaultKind.CRASH_NODE,
                            FaultKind.RESTART_NODE,
                            FaultKind.FAILOVER,
                            FaultKind.LAG,
                            FaultKind.CLOCK_JUMP));

    private final ExplorerWords words;
    private final Wish wish;
    private final Map<FaultKind, Row> rows = new EnumMap<>(FaultKind.class);
    private final VBox view = new VBox();

    /** A fault's line, and what is said where it cannot happen. */
    private record Row(Label name, Label why, Spinner<Integer> spinner) {}

    BudgetPane(ExplorerWords words, Wish wish) {
        this.words = words;
        this.wish = wish;
        view.getStyleClass().add("explorer-rows");
        for (String group : List.of("clients", "messages", "servers")) {
            Label name = new Label();
            name.textProperty().bind(words.texts().bind("faults." + group));
            name.getStyleClass().addAll("muted", "explorer-group");
            view.getChildren().add(name);
            GROUPS.getOrDefault(group, List.of()).forEach(this::add);
        }
        addTogether();
        wish.subject().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void add(FaultKind kind) {
        ObservableStringValue name = words.texts().bind("fault." + kind.id());
        Label why = new Label();
        why.getStyleClass().add("entry-facts");
        Spinner<Integer> spinner = spinner("explorer-" + kind.id(), name, Budget.MOST_EACH, wish.most(kind));
        Label label = label(name, spinner);
        HBox line = line(label, why, spinner);
        Hint hint = new Hint();
        hint.textProperty().bind(words.texts().bind("fault." + kind.id() + ".told"));
        hint.setWrapText(true);
        hint.setMaxWidth(420);
        Hint.install(line, hint);
        rows.put(kind, new Row(label, why, spinner));
        view.getChildren().add(line);
    }

    private void addTogether() {
        ObservableStringValue name = words.texts().bind("together");
        Label why = new Label();
        why.setVisible(false);
        why.setManaged(false);
        Spinner<Integer> spinner = spinner("explorer-together", name, 0, wish.together());
        IntegerSpinnerValueFactory range = (IntegerSpinnerValueFactory) spinner.getValueFactory();
        HBox line = line(label(name, spinner), why, spinner);
        line.getStyleClass().add("explorer-together");
        wish.sum().addListener((property, old, now) -> range.setMax(now.intValue()));
        range.setMax(wish.sum().get());
        range.setValue(wish.together().get());
        view.getChildren().add(line);
    }

    private static Label label(ObservableStringValue name, Spinner<Integer> spinner) {
        Label label = new Label();
        label.textProperty().bind(name);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setLabelFor(spinner);
        return label;
    }

    private static HBox line(Label label, Label why, Spinner<Integer> spinner) {
        VBox told = new VBox(label, why);
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        HBox line = new HBox(told, spinner);
        line.getStyleClass().add("explorer-line");
        return line;
    }

    private Spinner<Integer> spinner(String id, ObservableStringValue name, int most, IntegerProperty count) {
        IntegerSpinnerValueFactory range = new IntegerSpinnerValueFactory(0, Math.max(most, count.get()), count.get());
        Spinner<Integer> spinner = new Spinner<>(range);
        spinner.setId(id);
        spinner.getStyleClass().addAll(Spinner.STYLE_CLASS_SPLIT_ARROWS_HORIZONTAL, "explorer-count");
        spinner.accessibleTextProperty().bind(name);
        spinner.getEditor().accessibleTextProperty().bind(name);
        spinner.getEditor().setFocusTraversable(false);
        range.valueProperty().addListener((property, old, now) -> count.set(now));
        count.addListener((property, old, now) -> {
            range.setMax(Math.max(range.getMax(), now.intValue()));
            range.setValue(now.intValue());
        });
        spinner.addEventFilter(KeyEvent.KEY_PRESSED, event -> typed(event, range));
        return spinner;
    }

    /** Digits set the count; the arrows turn it, all four of them. */
    private static void typed(KeyEvent event, IntegerSpinnerValueFactory range) {
        if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
            return;
        } else if (event.getCode().isDigitKey()) {
            int digit = event.getText().isEmpty()
                    ? -1
                    : Character.digit(event.getText().charAt(0), 10);
            if (digit >= 0) {
                range.setValue(Math.min(digit, range.getMax()));
            }
        } else if (event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.UP) {
            range.increment(1);
        } else if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.DOWN) {
            range.decrement(1);
        } else {
            return;
        }
        event.consume();
    }

    private void refresh() {
        rows.forEach((kind, row) -> {
            Optional<Need> lack = wish.lack(kind);
            // Not the line as a whole: the reason is there to be read.
            row.name().setDisable(lack.isPresent());
            row.spinner().setDisable(lack.isPresent());
            row.why().setVisible(lack.isPresent());
            row.why().setManaged(lack.isPresent());
            lack.ifPresent(need -> row.why().textProperty().bind(words.texts().bind("needs-" + need.id())));
        });
    }

    Region view() {
        return view;
    }
}
