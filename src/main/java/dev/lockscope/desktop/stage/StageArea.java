package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The topology as a picture, at the moment that the window shows. Belongs to the thread of the window. */
public final class StageArea {

    private final Desk desk;
    private final Texts texts;
    private final StackPane view = new StackPane();
    private final InvalidationListener changed = observable -> refresh();
    private final Runnable frame = this::frame;
    private Menus menus = (target, owner, x, y) -> {};
    private Optional<Session> session = Optional.empty();
    private @Nullable Board board;
    private Motion motion = Motion.STILL;
    private boolean stale;

    /** An area of a window. */
    public StageArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.stage.stage");
        view.setId("stage");
        view.getStyleClass().add("stage");
        view.setMinSize(0, 0);
        view.setAccessibleRole(AccessibleRole.PARENT);
        view.accessibleTextProperty().bind(texts.bind("stage.name"));
        view.sceneProperty().addListener((property, old, now) -> move(old, now));
        view.widthProperty().addListener(changed);
        view.heightProperty().addListener(changed);
        desk.words().language().addListener((property, old, now) -> speak());
        desk.look().textScale().addListener(changed);
        desk.look().presenting().addListener(changed);
        desk.look().reducedMotion().addListener(changed);
        desk.workbench().current().addListener((property, old, now) -> open(now));
        open(desk.workbench().current().get());
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Where things on the stage are asked what can be done to them. */
    public void ask(Menus newMenus) {
        menus = newMenus;
    }

    private void move(@Nullable Scene old, @Nullable Scene now) {
        if (old != null) {
            old.removePreLayoutPulseListener(frame);
        }
        if (now != null) {
            now.addPreLayoutPulseListener(frame);
        }
    }

    private void open(Optional<Session> now) {
        session.ifPresent(old -> {
            old.moment().removeListener(changed);
            old.phase().removeListener(changed);
        });
        session = now;
        view.getChildren().clear();
        board = null;
        now.ifPresent(shown -> {
            shown.moment().addListener(changed);
            shown.phase().addListener(changed);
            Board next =
                    new Board(shown, texts, (target, owner, x, y) -> menus.show(target, owner, x, y), desk.clock());
            next.widthProperty().addListener(changed);
            next.heightProperty().addListener(changed);
            board = next;
            view.getChildren().setAll(next);
        });
        refresh();
    }

    private void speak() {
        Board shown = board;
        if (shown != null) {
            shown.forget();
        }
        refresh();
    }

    private void refresh() {
        stale = true;
        Platform.requestNextPulse();
    }

    /** Before each frame: shows what has changed since the last one, if anything has. */
    private void frame() {
        Board shown = board;
        if (shown == null || session.isEmpty()) {
            return;
        }
        Session from = session.get();
        Motion now = motion(from);
        if (stale || !now.equals(motion)) {
            stale = false;
            motion = now;
            shown.update(from.moment().get(), now, desk.look().textSize());
        }
    }

    private Motion motion(Session shown) {
        if (desk.look().reducedMotion().get()) {
            return Motion.STILL;
        }
        Moment moment = shown.moment().get();
        boolean runs = shown.phase().get() == Phase.RUNNING || shown.phase().get() == Phase.HELD;
        if (shown.isPlayingBack()) {
            return Motion.running(desk.workbench().speed().get());
        }
        return moment.live() && runs ? Motion.running(1) : Motion.STILL;
    }
}
