package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Difference;
import dev.lockscope.compare.Kinship;
import dev.lockscope.compare.Tally;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Beside.Line;
import dev.lockscope.desktop.session.Beside.Shown;
import dev.lockscope.desktop.session.Pair;
import dev.lockscope.desktop.theme.Hint;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The rows of two runs, those of the chosen kinds; or a word on why a list would tell nothing. */
final class DifferenceList {

    private final CompareWords words;
    private final ListView<Line> list = new ListView<>();
    private final Map<Difference, ToggleButton> kinds = new EnumMap<>(Difference.class);
    private final ToggleButton alike = new ToggleButton();
    private final Label empty = new Label();
    private final FlowPane filter = new FlowPane();
    private final Label strangers = new Label();
    private final Button insist = new Button();
    private final VBox notice = new VBox(strangers, insist);
    private final VBox view;
    private Optional<Beside> beside = Optional.empty();
    private boolean following;

    DifferenceList(CompareWords words, Runnable align) {
        this.words = words;
        list.setId("compare-rows");
        list.getStyleClass().add("difference-list");
        list.accessibleTextProperty().bind(words.texts().bind("list"));
        list.setCellFactory(shown -> new DifferenceCell(words, () -> beside));
        empty.setWrapText(true);
        empty.setId("compare-nothing");
        empty.getStyleClass().add("muted");
        list.setPlaceholder(empty);
        list.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> {
            if (now != null && !following) {
                beside.ifPresent(shown -> shown.choose(now));
            }
        });
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                align.run();
            }
        });
        filter.setId("compare-filter");
        filter.managedProperty().bind(filter.visibleProperty());
        filter.getStyleClass().add("compare-filter");
        for (Difference kind : Difference.values()) {
            ToggleButton chip = chip("compare-kind-" + kind.name().toLowerCase(Locale.ROOT));
            chip.setOnAction(event ->
                    beside.ifPresent(shown -> shown.show(shown.shown().get().with(kind, chip.isSelected()))));
            kinds.put(kind, chip);
            filter.getChildren().add(chip);
        }
        dress(alike, "compare-kind-alike");
        alike.setOnAction(event -> beside.ifPresent(
                shown -> shown.show(new Shown(shown.shown().get().kinds(), alike.isSelected()))));
        filter.getChildren().add(alike);
        strangers.setId("compare-strangers");
        strangers.setWrapText(true);
        strangers.setMinHeight(Region.USE_PREF_SIZE);
        insist.setId("compare-insist");
        insist.textProperty().bind(words.texts().bind("strangers.insist"));
        insist.setOnAction(event -> beside.ifPresent(Beside::insist));
        notice.getStyleClass().add("compare-notice");
        StackPane body = new StackPane(list, notice);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        view = new VBox(filter, body);
        view.getStyleClass().add("compare-list");
        view.setMinWidth(0);
    }

    static PseudoClass pseudo(Difference kind) {
        return PseudoClass.getPseudoClass(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static ToggleButton chip(String id) {
        ToggleButton chip = new ToggleButton();
        dress(chip, id);
        return chip;
    }

    private static void dress(ToggleButton chip, String id) {
        chip.setId(id);
        chip.getStyleClass().addAll("small", "compare-chip");
        chip.setTooltip(new Hint());
    }

    Region view() {
        return view;
    }

    void show(Optional<Beside> wanted) {
        beside = wanted;
        refresh();
    }

    /** What is listed, or the language, is another. */
    void refresh() {
        following = true;
        List<Line> lines = beside.map(shown -> shown.lines().get()).orElse(List.of());
        if (!list.getItems().equals(lines)) {
            list.getItems().setAll(lines);
        }
        list.refresh();
        following = false;
        beside.flatMap(shown -> shown.pair().get()).ifPresent(this::tell);
        follow();
    }

    private void tell(Pair pair) {
        Beside shown = beside.orElseThrow();
        Tally tally = pair.tally();
        count(Difference.ONLY_LEFT, tally.onlyLeft());
        count(Difference.ONLY_RIGHT, tally.onlyRight());
        count(Difference.ORDER, tally.order());
        count(Difference.OUTCOME, tally.outcome());
        long late = shown.late();
        count(Difference.TIME, late);
        alike.setSelected(shown.shown().get().alike());
        say(alike, words.kind(Optional.empty()), "ALIKE", tally.alike() - late);
        boolean strange = pair.kinship() == Kinship.STRANGERS && !shown.isInsisted();
        notice.setVisible(strange);
        list.setVisible(!strange);
        filter.setVisible(!strange);
        strangers.setText(words.texts()
                .say(
                        "strangers",
                        words.title(pair.first()),
                        words.title(pair.second()),
                        Math.round(tally.inCommon() * 100)));
        boolean none = tally.differences() == 0;
        empty.setText(words.texts().say(none ? "list.none" : "list.hidden"));
    }

    private void count(Difference kind, long count) {
        ToggleButton chip = kinds.get(kind);
        if (chip != null) {
            chip.setSelected(beside.orElseThrow().shown().get().kinds().contains(kind));
            say(chip, words.kind(Optional.of(kind)), kind.name(), count);
        }
    }

    private void say(ToggleButton chip, String kind, String key, long count) {
        Optional<Difference> difference = key.equals("ALIKE") ? Optional.empty() : Optional.of(Difference.valueOf(key));
        chip.setText(DifferenceCell.sign(difference) + " " + kind + " (" + count + ")");
        String told = words.texts().say("hint." + key, words.seconds(Beside.TOLERANCE));
        chip.getTooltip().setText(told);
        chip.setAccessibleText(kind + ", " + count + ". " + told);
    }

    /** What is chosen is another. */
    void follow() {
        following = true;
        Optional<Line> chosen = beside.flatMap(shown -> shown.chosen().get());
        int place = chosen.map(line -> place(line.number())).orElse(-1);
        if (place < 0) {
            list.getSelectionModel().clearSelection();
        } else if (list.getSelectionModel().getSelectedIndex() != place) {
            list.getSelectionModel().clearAndSelect(place);
            list.getFocusModel().focus(place);
            list.scrollTo(Math.max(0, place - 1));
        }
        following = false;
    }

    /** Lines are in the order of their numbers. */
    private int place(int number) {
        List<Line> lines = list.getItems();
        int from = 0;
        int to = lines.size() - 1;
        while (from <= to) {
            int middle = (from + to) >>> 1;
            int there = lines.get(middle).number();
            if (there == number) {
                return middle;
            } else if (there < number) {
                from = middle + 1;
            } else {
                to = middle - 1;
            }
        }
        return -1;
    }
}
