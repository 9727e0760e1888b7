package dev.lockscope.desktop.tryout;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.TKClipboard;
import com.sun.javafx.tk.Toolkit;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.embed.swing.SwingFXUtils;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.scene.paint.Color;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javax.imageio.ImageIO;
import org.testfx.api.FxRobot;
import org.testfx.robot.Motion;
import org.testfx.util.WaitForAsyncUtils;

/** Someone at the window, with a mouse and a keyboard, who waits for what there is to see. For the thread of a test. */
final class Person {

    /** Much longer than anything takes on a machine that is busy with other things, s. */
    private static final long PATIENCE = 20;

    /** How far the mouse is moved at once, px. */
    private static final double DRAG = 6;

    private final FxRobot robot = new FxRobot();

    // Seeing

    /** What is seen of a thing, if it is to be seen. */
    Optional<Node> find(String id) {
        return robot.lookup("#" + id).queryAll().stream().filter(Person::isSeen).findFirst();
    }

    private static boolean isSeen(Node node) {
        if (node.getScene() == null || !node.getScene().getWindow().isShowing()) {
            return false;
        }
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible()) {
                return false;
            }
        }
        return node.getLayoutBounds().getWidth() > 0;
    }

    boolean sees(String id) {
        return ask(() -> find(id).isPresent());
    }

    /** What a label, a button or a field says; nothing where it is not to be seen. */
    String reads(String id) {
        return ask(() -> find(id).map(Person::text).orElse(""));
    }

    /** All that the labels within a thing say, one after the other. */
    String readsWithin(String id) {
        return ask(() -> robot.from(find(id).orElseThrow()).lookup(".label").queryAll().stream()
                .map(Person::text)
                .collect(Collectors.joining("\n")));
    }

    /** What is said about a thing to someone who cannot see it. */
    String hears(String id) {
        return ask(() ->
                find(id).map(node -> String.valueOf(node.getAccessibleText())).orElse(""));
    }

    private static String text(Node node) {
        if (node instanceof Labeled labeled) {
            return labeled.getText();
        }
        return node instanceof TextInputControl field ? field.getText() : String.valueOf(node.getAccessibleText());
    }

    /** Whether a button can be pressed. */
    boolean can(String id) {
        return ask(() -> find(id).filter(node -> !node.isDisabled()).isPresent());
    }

    boolean isChosen(String id) {
        return ask(() -> find(id).filter(node -> node instanceof ToggleButton button && button.isSelected())
                .isPresent());
    }

    /** The colour at the upper left corner of the window. */
    Color colour() {
        return ask(() -> robot.lookup("#status")
                .query()
                .getScene()
                .snapshot(null)
                .getPixelReader()
                .getColor(2, 2));
    }

    private Window window() {
        return ask(() -> robot.lookup("#status").query().getScene().getWindow());
    }

    private boolean hasFocusWithin(String id) {
        Node focused = window().getScene().getFocusOwner();
        for (Node one = focused; one != null; one = one.getParent()) {
            if (id.equals(one.getId())) {
                return true;
            }
        }
        return false;
    }

    void untilHasFocusWithin(String id) {
        until(id + " has the focus", () -> hasFocusWithin(id));
    }

    /** Looks at something on the thread of the window. */
    <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(PATIENCE * 1000, question);
    }

    /** Waits until something is to be seen. */
    void until(Object what, Callable<Boolean> seen) {
        try {
            WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> ask(seen));
        } catch (TimeoutException e) {
            throw new AssertionError("waited in vain until " + what, e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    void untilSees(String id) {
        until(id + " is to be seen", () -> find(id).isPresent());
    }

    void untilReads(String id, String part) {
        List<String> read = new ArrayList<>();
        until(
                new Object() {
                    @Override
                    public String toString() {
                        return id + " says \"" + part + "\", and not " + read;
                    }
                },
                () -> {
                    String text = find(id).map(Person::text).orElse("");
                    if (read.isEmpty() || !read.get(read.size() - 1).equals(text)) {
                        read.add(text);
                    }
                    return text.contains(part);
                });
    }

    // Doing

    private Node wait(String id) {
        until(
                id + " is to be seen and can be used",
                () -> find(id).filter(node -> !node.isDisabled()).isPresent());
        return ask(() -> find(id).orElseThrow());
    }

    void clicks(String id) {
        robot.clickOn(wait(id), Motion.DIRECT);
        WaitForAsyncUtils.waitForFxEvents();
    }

    void rightClicks(String id) {
        robot.clickOn(wait(id), Motion.DIRECT, MouseButton.SECONDARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /**
     * Takes hold of a thing and draws to the left, bit by bit, until something is to be seen.
     *
     * @param from where it is taken hold of, as a part of its width
     * @param y and how far down, px
     */
    void dragsLeft(String id, double from, double y, Callable<Boolean> seen) {
        Bounds bounds = ask(() ->
                find(id).map(node -> node.localToScreen(node.getLayoutBounds())).orElseThrow());
        double x = bounds.getMinX() + from * bounds.getWidth();
        robot.drag(new Point2D(x, bounds.getMinY() + y), MouseButton.PRIMARY);
        try {
            while (!ask(seen)) {
                x -= DRAG;
                if (x < bounds.getMinX()) {
                    throw new AssertionError("drew " + id + " to its beginning in vain");
                }
                robot.moveTo(new Point2D(x, bounds.getMinY() + y), Motion.DIRECT);
                WaitForAsyncUtils.waitForFxEvents();
            }
        } finally {
            robot.drop();
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    /**
     * Lets a file fall on a thing. What another program drags is nothing that a robot can take hold of, so the window is
     * told what the system tells it.
     */
    void drops(Path file, String id) {
        Node node = wait(id);
        ask(() -> {
            Dragboard board = DragboardHelper.createDragboard(carried());
            board.setContent(Map.of(DataFormat.FILES, List.of(file.toFile())));
            Event.fireEvent(node, drag(DragEvent.DRAG_OVER, board));
            Event.fireEvent(node, drag(DragEvent.DRAG_DROPPED, board));
            return true;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** What is dragged by another program, which lets it be copied. */
    private static TKClipboard carried() {
        TKClipboard local = Toolkit.getToolkit().createLocalClipboard();
        return (TKClipboard) Proxy.newProxyInstance(
                TKClipboard.class.getClassLoader(),
                new Class<?>[] {TKClipboard.class},
                (proxy, method, arguments) -> method.getName().equals("getTransferModes")
                        ? EnumSet.of(TransferMode.COPY)
                        : method.invoke(local, arguments));
    }

    private static DragEvent drag(EventType<DragEvent> type, Dragboard board) {
        return new DragEvent(type, board, 0, 0, 0, 0, TransferMode.COPY, null, null, null);
    }

    void presses(KeyCode... keys) {
        robot.push(keys);
        WaitForAsyncUtils.waitForFxEvents();
    }

    void types(String text) {
        robot.write(text, 0);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Goes from one control to the next until one has the focus. */
    void tabsTo(String id) {
        List<String> passed = new ArrayList<>();
        for (int i = 0; i < 30 && !ask(() -> hasFocusWithin(id)); i++) {
            passed.add(ask(() -> String.valueOf(window().getScene().getFocusOwner())));
            presses(KeyCode.TAB);
        }
        until(id + " has the focus, which came by " + passed, () -> hasFocusWithin(id));
    }

    /** Closes it by its cross. */
    void closesTheWindow() {
        Window window = window();
        ask(() -> {
            window.fireEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
            window.hide();
            return true;
        });
    }

    // For who looks for the reason of a failure

    /** Writes a picture of every window to a folder. */
    static void photograph(Path folder, String name) throws Exception {
        Files.createDirectories(folder);
        int number = 0;
        for (Window window : WaitForAsyncUtils.waitForAsyncFx(5000, () -> List.copyOf(Window.getWindows()))) {
            WritableImage picture = WaitForAsyncUtils.waitForAsyncFx(
                    5000, () -> window.getScene().snapshot(null));
            String file = name.replaceAll("[^A-Za-z0-9]+", "-") + (number++ == 0 ? "" : "-" + number) + ".png";
            ImageIO.write(
                    SwingFXUtils.fromFXImage(picture, null),
                    "png",
                    folder.resolve(file).toFile());
        }
    }
}
