package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.columns.Columns;
import dev.lockscope.desktop.command.Command;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The explorer on the start screen: what is asked at the left, what comes of it beside that. */
public final class ExplorerPage {

    /** How much room form and result need beside one another, in sizes of the text. */
    private static final double TOGETHER = 48;

    private final Desk desk;
    private final Explorer explorer;
    private final FormPane form;
    private final ResultPane result;
    private final Region rest;
    private final Region view;

    /** A page of a window. */
    ExplorerPage(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.form = new FormPane(desk, explorer);
        this.result = new ResultPane(desk, explorer);
        this.rest = new RestPane(explorer.words()).view();
        StackPane middle = new StackPane(rest, result.view());
        middle.setMinSize(0, 0);
        this.view = new Columns(desk.look(), form.view(), middle, TOGETHER).view();
        view.setId("explorer");
        view.getStyleClass().add("explorer");
        view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        explorer.exploring().state().addListener((property, old, now) -> refresh(old, now));
        refresh(explorer.exploring().state().get(), explorer.exploring().state().get());
    }

    private void refresh(Exploring.State old, Exploring.State now) {
        boolean resting = now instanceof Exploring.State.Resting;
        rest.setVisible(resting);
        result.view().setVisible(!resting);
        boolean ended = old instanceof Exploring.State.Going && !(now instanceof Exploring.State.Going);
        // A person who waits for it goes on with what was found; one who writes on the form meanwhile is left alone.
        if (ended && form.holdsTheFocusToBegin()) {
            result.focus();
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
        }
    }
}
