package dev.lockscope.desktop.lesson;

import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/** Parts of a page that are there for whoever asks for them. */
final class Folds {

    private Folds() {}

    /** One that is folded. */
    static TitledPane fold(String title, Node content, String id) {
        TitledPane fold = new TitledPane(title, content);
        fold.setId(id);
        fold.setAnimated(false);
        fold.setExpanded(false);
        fold.setMinWidth(0);
        fold.getStyleClass().addAll("fold", "lesson-fold");
        return fold;
    }
}
