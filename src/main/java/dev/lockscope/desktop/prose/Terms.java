package dev.lockscope.desktop.prose;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;

/**
 * Explains terms by the glossary: to whoever points at one in a few words, and to whoever asks for it with the lessons that
 * show it. Belongs to the thread of the window.
 */
public final class Terms {

    private static final double AWAY = 4;

    private final Desk desk;
    private final Texts texts;
    private final Popup popup = new Popup();
    private final VBox card = new VBox();

    /** The terms of a desk's course. */
    public Terms(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.prose.prose");
        card.setId("term-card");
        card.getStyleClass().add("term-card");
        popup.getContent().add(card);
        popup.setAutoHide(true);
        popup.setHideOnEscape(true);
        desk.words().language().addListener((property, old, now) -> popup.hide());
        desk.course().current().addListener((property, old, now) -> popup.hide());
    }

    /** Lets something that names a term explain it. */
    public void explain(Node node, String term) {
        Tooltip tooltip = new Hint();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(420);
        // What it says is looked up when it is asked for, in the language that is spoken then.
        tooltip.setOnShowing(event -> tooltip.setText(
                explanation(term).map(known -> known.prose().plain()).orElse("")));
        Tooltip.install(node, tooltip);
        node.setOnMouseClicked(event -> {
            show(node, term);
            event.consume();
        });
        node.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                show(node, term);
                event.consume();
            }
        });
    }

    private Optional<Glossary.Entry> entry(String term) {
        return desk.course().lessons().get().glossary().entry(term);
    }

    private Optional<Glossary.Explanation> explanation(String term) {
        return entry(term).map(entry -> entry.in(desk.words().language().get()));
    }

    /** Shows what a term means beside something that names it. */
    public void show(Node node, String term) {
        entry(term).ifPresent(entry -> {
            fill(entry);
            Bounds bounds = node.localToScreen(node.getLayoutBounds());
            if (bounds != null) {
                popup.show(node, bounds.getMinX(), bounds.getMaxY() + AWAY);
            }
        });
    }

    private void fill(Glossary.Entry entry) {
        // A popup inherits neither the stylesheets nor the size of the window.
        Look look = desk.look();
        card.getStylesheets().setAll(look.sheets());
        card.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", look.textSize()));
        card.getChildren()
                .setAll(ProseView.of(entry.in(desk.words().language().get()).prose(), this));
        List<Lesson> shown = entry.lessons().stream()
                .flatMap(id -> desk.course().lessons().get().lesson(id).stream())
                .toList();
        if (!shown.isEmpty()) {
            Label heading = new Label(texts.say("shown-in"));
            heading.getStyleClass().add("heading");
            card.getChildren().add(heading);
        }
        for (Lesson lesson : shown) {
            Hyperlink link = new Hyperlink(texts.say(
                    "lesson",
                    lesson.number(),
                    lesson.text(desk.words().language().get()).title()));
            link.setId("term-lesson-" + lesson.id());
            link.setWrapText(true);
            link.setOnAction(event -> {
                popup.hide();
                desk.course().begin(lesson);
            });
            card.getChildren().add(link);
        }
    }
}
