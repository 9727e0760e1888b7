package dev.lockscope.desktop.matrix;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Matrix.Entry;
import dev.lockscope.course.Ordeal;
import dev.lockscope.course.Result;
import dev.lockscope.course.Subject;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.verdict.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A place of the matrix: a line for each variant that was run, and one for each lesson that would add to it. */
final class CellView extends VBox {

    private final List<Entry> entries;

    /**
     * A cell.
     *
     * @param begin called with a lesson when a person clicks on its line
     */
    CellView(MatrixWords words, Subject subject, Ordeal ordeal, List<Entry> entries, Consumer<Lesson> begin) {
        this.entries = entries;
        getStyleClass().add("matrix-cell");
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(words.said(subject, ordeal, entries));
        Set<Integer> open = new HashSet<>();
        for (Entry entry : entries) {
            Optional<Label> line = entry.result()
                    .map(result -> Optional.of(line(words.brief(entry.lesson(), result), icon(result), style(result))))
                    .orElseGet(() ->
                            open.add(entry.lesson().number()) ? Optional.of(open(words, entry)) : Optional.empty());
            line.ifPresent(label -> {
                Tooltip whole = new Hint(told(words, entry));
                whole.setWrapText(true);
                whole.setMaxWidth(420);
                label.setTooltip(whole);
                label.setOnMouseClicked(event -> begin.accept(entry.lesson()));
                getChildren().add(label);
            });
        }
    }

    private String told(MatrixWords words, Entry entry) {
        return entry.result().isPresent()
                ? words.whole(entry)
                : entries.stream()
                        .filter(each -> each.lesson().equals(entry.lesson())
                                && each.result().isEmpty())
                        .map(words::whole)
                        .collect(Collectors.joining("\n"));
    }

    private static Label open(MatrixWords words, Entry entry) {
        Label label = line(
                words.texts().say("lesson", entry.lesson().number()),
                Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED,
                "open");
        label.setId("matrix-lesson-" + entry.lesson().number());
        return label;
    }

    private static Label line(String text, Ikon icon, String style) {
        Label label = new Label(text, new FontIcon(icon));
        label.getStyleClass().addAll("matrix-line", style);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Ikon icon(Result result) {
        return result.worst()
                .map(worst -> switch (worst) {
                    case HARM -> Material2OutlinedAL.CANCEL;
                    case DANGER -> Material2OutlinedMZ.REPORT_PROBLEM;
                    case NOTE, NOT_APPLICABLE -> Material2OutlinedAL.INFO;
                })
                .map(Ikon.class::cast)
                .orElse(Material2OutlinedAL.CHECK_CIRCLE);
    }

    private static String style(Result result) {
        Optional<Severity> worst = result.worst();
        return worst.map(severity -> switch (severity) {
                    case HARM -> "danger";
                    case DANGER -> "warning";
                    case NOTE, NOT_APPLICABLE -> "note";
                })
                .orElse("good");
    }

    /** The lesson that a person means who asks for the cell: the first that would add to it, else the first of all. */
    Optional<Lesson> meant() {
        List<Lesson> lessons = new ArrayList<>();
        entries.stream().filter(entry -> entry.result().isEmpty()).forEach(entry -> lessons.add(entry.lesson()));
        entries.forEach(entry -> lessons.add(entry.lesson()));
        return lessons.stream().findFirst();
    }
}
