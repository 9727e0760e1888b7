package dev.lockscope.desktop.matrix;

import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.segments.Segments;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * Locks down, what befalls them across: as the learner's own runs have filled it in, or as the explorer has computed it.
 * Which of the two is shown is remembered for as long as the window is there.
 */
public final class MatrixPage {

    /** Whose matrix. */
    private enum Whose {
        OWN,
        FOUND
    }

    private final Desk desk;
    private final OwnRunsPage own;
    private final Segments<Whose> whose;
    private final StackPane middle = new StackPane();
    private final ScrollPane view = new ScrollPane();
    private Optional<FoundPage> found = Optional.empty();

    /**
     * A page of a window.
     *
     * @param begin begins a lesson, or leads back into it
     */
    public MatrixPage(Desk desk, Consumer<Lesson> begin) {
        this.desk = desk;
        this.own = new OwnRunsPage(desk, begin);
        Texts texts = new MatrixWords(desk.words()).texts();
        whose = new Segments<>(
                "matrix-whose",
                List.of(Whose.values()),
                each -> each.name().toLowerCase(Locale.ROOT),
                each -> texts.bind("whose." + each.name().toLowerCase(Locale.ROOT)));
        whose.chosen().addListener((property, old, now) -> {
            show(now);
            if (now == Whose.FOUND) {
                // The one cell that is framed is the one that has the keys.
                found().focusFrom(whose.button(Whose.FOUND));
            }
        });
        VBox all = new VBox(whose.view(), middle);
        all.setId("matrix");
        all.getStyleClass().add("matrix");
        VBox.setVgrow(middle, Priority.ALWAYS);
        // In large text all that stands around the matrix leaves it no room in a small window.
        view.setContent(all);
        view.setFitToWidth(true);
        view.setFitToHeight(true);
        view.setFocusTraversable(false);
        view.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        view.getStyleClass().add("matrix-page");
        show(whose.chosen().get());
    }

    private void show(Whose now) {
        switch (now) {
            case OWN -> middle.getChildren().setAll(own.view());
            case FOUND -> middle.getChildren().setAll(found().view());
        }
    }

    private FoundPage found() {
        FoundPage page = found.orElseGet(() -> new FoundPage(desk));
        found = Optional.of(page);
        return page;
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person look around in it. */
    public void focus() {
        switch (whose.chosen().get()) {
            case OWN -> own.focus();
            case FOUND -> found().focus();
        }
    }
}
