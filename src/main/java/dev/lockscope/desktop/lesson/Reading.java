package dev.lockscope.desktop.lesson;

import dev.lockscope.course.LessonText;
import dev.lockscope.course.Prose;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.prose.ProseView;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.words.Texts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * What the pages of a lesson work with.
 *
 * @param decks its tasks and questions, with what was answered
 * @param going what its buttons ask for
 */
record Reading(Desk desk, Texts texts, LessonPlay play, Decks decks, Terms terms, Going going) {

    /** What the lesson says in the language that is spoken now. */
    LessonText text() {
        return play.lesson().text(language());
    }

    String language() {
        return desk.words().language().get();
    }

    /** A piece of prose. */
    VBox prose(Prose prose) {
        return ProseView.of(prose, terms);
    }

    /** The heading of a part of a page. */
    Label heading(String key) {
        Label heading = new Label(texts.say(key));
        heading.getStyleClass().add("heading");
        return heading;
    }

    /** A line on as many lines as it takes. */
    static Label wrapped(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMinWidth(0);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** The parts of a page, one below the other. */
    static VBox page(String id, Node... parts) {
        VBox page = new VBox(parts);
        page.setId(id);
        page.getStyleClass().add("lesson-page");
        page.setMinWidth(0);
        return page;
    }

    /** Shows something, or takes it out of the way. */
    static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
