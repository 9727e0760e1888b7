package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.lesson.LessonArea;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * Gives the place at the side to the lesson that is under way, and back. What one can do to a run stands below the lesson's
 * text while it is the learner's turn to do something, and is out of the way else.
 */
final class LessonPlace {

    private final LessonArea lesson;
    private final Panels panels;
    private final VBox side;
    private final VBox aside;
    private final ScrollPane scroll;
    private final Region bar;
    private final ChangeListener<Page> turned = (property, old, now) -> show();
    private Optional<LessonPlay> play = Optional.empty();

    /**
     * The place.
     *
     * @param side the panel
     * @param aside what one can do to a run
     * @param scroll what that scrolls in where no lesson leads
     * @param bar what stands below it and does not scroll
     */
    LessonPlace(Desk desk, LessonArea lesson, Panels panels, VBox side, VBox aside, ScrollPane scroll, Region bar) {
        this.lesson = lesson;
        this.panels = panels;
        this.side = side;
        this.aside = aside;
        this.scroll = scroll;
        this.bar = bar;
        desk.course().current().addListener((property, old, now) -> follow(now));
        follow(desk.course().current().get());
    }

    private void follow(Optional<LessonPlay> now) {
        play.ifPresent(old -> old.page().removeListener(turned));
        play = now;
        play.ifPresent(fresh -> fresh.page().addListener(turned));
        show();
        panels.lead(leads());
    }

    private void show() {
        boolean leads = leads();
        boolean trying = play.filter(one -> one.page().get() == Page.TRY_IT).isPresent();
        lesson.below(List.of());
        scroll.setContent(null);
        if (trying) {
            lesson.below(List.of(aside));
        } else if (!leads) {
            scroll.setContent(aside);
        }
        List<Region> shown =
                !leads ? List.of(scroll, bar) : trying ? List.of(lesson.view(), bar) : List.of(lesson.view());
        if (!side.getChildren().equals(shown)) {
            side.getChildren().setAll(shown);
        }
    }

    /** One without runs is read where a run would be. */
    private boolean leads() {
        return play.filter(one -> one.lesson().run().isPresent()).isPresent();
    }
}
