package dev.lockscope.desktop.command;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** All that can be asked for. Each area adds what it can do. Belongs to the thread of the window. */
public final class Commands {

    private final ObservableList<Command> all = FXCollections.observableArrayList();

    /** The ids of those that come before others that have a key of theirs. */
    private final Set<String> taking = new HashSet<>();

    /** One for all who listen, since it is held by nothing but this, and would forget them with itself. */
    private final ObservableList<Command> seen = FXCollections.unmodifiableObservableList(all);

    /**
     * Adds one.
     *
     * @throws IllegalArgumentException when there is one of that id, or a key of it is taken
     */
    public void add(Command command) {
        add(command, false);
    }

    /**
     * Adds one that takes its keys from others for as long as it is possible, such as while an audience looks on.
     *
     * @throws IllegalArgumentException when there is one of that id, or another one takes a key of it in the same way
     */
    public void addFirst(Command command) {
        add(command, true);
    }

    private void add(Command command, boolean first) {
        for (Command other : all) {
            if (other.id().equals(command.id())) {
                throw new IllegalArgumentException("twice: " + command.id());
            }
            if (taking.contains(other.id()) == first) {
                command.keys().stream()
                        .filter(other.keys()::contains)
                        .findFirst()
                        .ifPresent(key -> {
                            throw new IllegalArgumentException(key + " is for " + other.id() + " and " + command.id());
                        });
            }
        }
        if (first) {
            taking.add(command.id());
        }
        all.add(command);
    }

    /** Takes those away whose id begins with a text, such as the faults of a run that is no longer shown. */
    public void removeAll(String prefix) {
        all.removeIf(command -> command.id().startsWith(prefix));
    }

    /** All of them, in the order in which they were added. */
    public ObservableList<Command> all() {
        return seen;
    }

    /** The one of that id. */
    public Optional<Command> find(String id) {
        return all.stream().filter(command -> command.id().equals(id)).findFirst();
    }

    /**
     * Lets a window's keys ask for commands. A control that has the focus keeps
     * the plain keys that it lives by: a text field all of them, a button the space bar, a list its arrows.
     */
    public void listenIn(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(scene, event));
    }

    /** Whether a control that has the focus lives by a key. */
    private static boolean needs(Node focused, KeyCode code) {
        if (focused instanceof TextInputControl field && field.isEditable()) {
            return !code.isFunctionKey();
        }
        boolean chooses = focused instanceof TableView
                || focused instanceof ListView
                || focused instanceof TreeView
                || focused instanceof ComboBoxBase
                || focused instanceof ChoiceBox
                || focused instanceof Slider
                || focused instanceof Spinner
                || focused instanceof TabPane
                || focused instanceof MenuBar;
        if (chooses) {
            return code.isArrowKey() || code == KeyCode.SPACE || code == KeyCode.ENTER || code.isNavigationKey();
        }
        if (focused instanceof RadioButton && code.isArrowKey()) {
            return true;
        }
        return focused instanceof ButtonBase && (code == KeyCode.SPACE || code == KeyCode.ENTER);
    }

    private void pressed(Scene scene, KeyEvent event) {
        Node focused = scene.getFocusOwner();
        boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
        if (plain && focused != null && needs(focused, event.getCode())) {
            return;
        }
        Stream.concat(
                        all.stream().filter(command -> taking.contains(command.id())),
                        all.stream().filter(command -> !taking.contains(command.id())))
                .filter(command -> command.keys().stream().anyMatch(key -> key.match(event)))
                .filter(command -> command.possible().get())
                .findFirst()
                .ifPresent(command -> {
                    event.consume();
                    command.action().run();
                });
    }
}
