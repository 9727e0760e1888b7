package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.columns.Columns;
import dev.lockscope.desktop.columns.OwnScroll;
import dev.lockscope.desktop.command.Command;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The explorer on the start screen: what is asked at the left, what comes of it beside that. */
public final class ExplorerPage {

    /** How much room form and result need beside one another, in sizes of the text. */
    private static final double TOGETHER = 48;

    private final Desk desk;
    private final Explorer explorer;
    private final FormPane form;
    private final ResultPane result;
    private final StackPane middle;
    private final Columns columns;
    private final OwnScroll rest;
    private final VBox view = new VBox();

    /** A page of a window. */
    ExplorerPage(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.form = new FormPane(desk, explorer);
        this.result = new ResultPane(desk, explorer);
        this.rest = new RestPane(explorer.words()).view();
        this.middle = new StackPane(rest.view(), result.view().view());
        middle.setMinSize(0, 0);
        this.columns = new Columns(desk.look(), form.view(), middle, TOGETHER);
        columns.scrollAsAWhole();
        VBox.setVgrow(columns.view(), Priority.ALWAYS);
        columns.stackedProperty().addListener((property, old, now) -> stack(now));
        stack(columns.isStacked());
        view.setId("explorer");
        view.getStyleClass().add("explorer");
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        explorer.exploring().state().addListener((property, old, now) -> refresh(old, now));
        refresh(explorer.exploring().state().get(), explorer.exploring().state().get());
    }

    /** One below the other, they scroll as a whole, and the button that begins stays below them. */
    private void stack(boolean now) {
        form.stack(now);
        rest.scrolls(!now);
        result.view().scrolls(!now);
        if (now) {
            view.getChildren().setAll(columns.view(), form.foot());
            showAnswer();
        } else {
            view.getChildren().setAll(columns.view());
        }
    }

    /** Brings what is answered, or is being searched for, into sight, once it has its place. */
    private void showAnswer() {
        Platform.runLater(() -> {
            if (explorer.exploring().state().get().question().isPresent()) {
                columns.showSecond();
            }
        });
    }

    private void refresh(Exploring.State old, Exploring.State now) {
        boolean resting = now instanceof Exploring.State.Resting;
        // The one that is not shown takes no room.
        rest.view().setVisible(resting);
        rest.view().setManaged(resting);
        result.view().view().setVisible(!resting);
        result.view().view().setManaged(!resting);
        if (now instanceof Exploring.State.Going && !(old instanceof Exploring.State.Going)) {
            showAnswer();
        }
        boolean ended = old instanceof Exploring.State.Going && !(now instanceof Exploring.State.Going);
        // A person who waits for it goes on with what was found; one who writes on the form meanwhile is left alone.
        if (ended && form.holdsTheFocusToBegin()) {
            result.focus();
            showAnswer();
        }
    }

    /** What nothing else has used the key for. */
    private void pressed(KeyEvent event) {
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
        if (!plain) {
            return;
        } else if (event.getCode() == KeyCode.ESCAPE && form.leavePicking()) {
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && explorer.exploring().isGoing()) {
            explorer.exploring().stop();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER
                && isWrittenOn(view.getScene().getFocusOwner())) {
            desk.commands().find("explorer.begin").ifPresent(Command::ask);
            event.consume();
        }
    }

    /** Whether it is a part of the form that does nothing else with the key. */
    private static boolean isWrittenOn(@Nullable Node target) {
        return target instanceof TextInputControl || target instanceof Spinner || target instanceof CheckBox;
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person begin: with what was found, where something was, else with the search. */
    public void focus() {
        if (explorer.exploring().found().isPresent()) {
            result.focus();
        } else {
            form.focus();
            showAnswer();
        }
    }
}
