package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Difference;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Beside.Line;
import dev.lockscope.desktop.theme.Hint;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A row of two runs in the list: in what they differ, when it was in each, and what it was. */
final class DifferenceCell extends ListCell<Line> {

    private final CompareWords words;
    private final Supplier<Optional<Beside>> beside;
    private final Label sign = new Label();
    private final Label kind = new Label();
    private final Label first = new Label();
    private final Label second = new Label();
    private final Label what = new Label();
    private final Label more = new Label();
    private final Hint hint = new Hint();
    private final VBox row;

    DifferenceCell(CompareWords words, Supplier<Optional<Beside>> beside) {
        this.words = words;
        this.beside = beside;
        sign.getStyleClass().add("difference-sign");
        sign.setMinWidth(Region.USE_PREF_SIZE);
        kind.getStyleClass().add("difference-kind");
        kind.setMinWidth(Region.USE_PREF_SIZE);
        for (Label time : List.of(first, second)) {
            time.getStyleClass().addAll("muted", "difference-time");
            time.setMinWidth(Region.USE_PREF_SIZE);
        }
        for (Label text : List.of(what, more)) {
            text.setWrapText(true);
            text.getStyleClass().add("difference-what");
            text.setMinHeight(Region.USE_PREF_SIZE);
        }
        more.managedProperty().bind(more.visibleProperty());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new HBox(sign, kind, space, first, second);
        head.getStyleClass().add("difference-head");
        row = new VBox(head, what, more);
        row.getStyleClass().add("difference");
        row.setMinWidth(0);
        row.setPrefWidth(1);
    }

    /** What stands before a row, besides its colour. */
    static String sign(Optional<Difference> difference) {
        return difference
                .map(kind -> switch (kind) {
                    case ONLY_LEFT, ONLY_RIGHT -> "+";
                    case ORDER -> "⇅";
                    case OUTCOME -> "≠";
                    case TIME -> "◷";
                })
                .orElse("=");
    }

    @Override
    protected void updateItem(@Nullable Line line, boolean empty) {
        super.updateItem(line, empty);
        setText(null);
        Optional<Beside> shown = beside.get();
        if (empty || line == null || shown.isEmpty()) {
            setGraphic(null);
            setAccessibleText(null);
            setTooltip(null);
            return;
        }
        var alignment = shown.get().alignment().get();
        sign.setText(sign(line.difference()));
        kind.setText(words.kind(line.difference()));
        for (Difference one : Difference.values()) {
            row.pseudoClassStateChanged(
                    DifferenceList.pseudo(one),
                    line.difference().filter(one::equals).isPresent());
        }
        row.pseudoClassStateChanged(
                PseudoClass.getPseudoClass("alike"), line.difference().isEmpty());
        time(first, "1", words.first(line, alignment));
        time(second, "2", words.second(line, alignment));
        List<String> lines = words.lines(line, alignment);
        what.setText(lines.get(0));
        more.setVisible(lines.size() > 1);
        more.setText(lines.size() > 1 ? lines.get(1) : "");
        String sentence = words.sentence(line, alignment);
        setAccessibleText(sentence);
        hint.setText(sentence);
        setTooltip(hint);
        setGraphic(row);
    }

    private static void time(Label label, String run, String time) {
        label.setText(time.isEmpty() ? "" : run + ": " + time);
        label.setVisible(!time.isEmpty());
        label.setManaged(!time.isEmpty());
    }
}
