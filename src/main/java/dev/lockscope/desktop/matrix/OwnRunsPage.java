package dev.lockscope.desktop.matrix;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Matrix;
import dev.lockscope.course.Ordeal;
import dev.lockscope.course.Subject;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Locks down, what befalls them across; each place is filled in by the learner's own runs in the lessons. */
final class OwnRunsPage {

    private final Course course;
    private final Consumer<Lesson> begin;
    private final MatrixWords words;
    private final Label about = new Label();
    private final Label filled = new Label();
    private final FrozenGrid grid = new FrozenGrid();
    private final VBox view = new VBox();
    private final List<List<CellView>> cells = new ArrayList<>();
    private int row;
    private int column;
    private boolean awaited;

    /**
     * What is shown of a window's matrix.
     *
     * @param begin begins a lesson, or leads back into it
     */
    OwnRunsPage(Desk desk, Consumer<Lesson> begin) {
        this.course = desk.course();
        this.begin = begin;
        this.words = new MatrixWords(desk.words());
        about.textProperty().bind(words.texts().bind("about"));
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        filled.setId("matrix-filled");
        filled.getStyleClass().add("muted");
        grid.view().setId("matrix-scroll");
        view.setId("matrix-own");
        view.getStyleClass().add("matrix-part");
        VBox.setVgrow(grid.view(), Priority.ALWAYS);
        view.getChildren().setAll(about, filled, grid.view());
        grid.view().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        course.lessons().addListener((property, old, now) -> refresh());
        course.profiles().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void refresh() {
        boolean focused = current().filter(CellView::isFocused).isPresent();
        Matrix matrix = Matrix.of(course.lessons().get(), course.progress());
        filled.setText(matrix.size() == 0 ? "" : words.texts().say("filled", matrix.filled(), matrix.size()));
        grid.clear();
        cells.clear();
        grid.add(head(words.texts().say("corner")), 0, 0);
        for (int i = 0; i < matrix.ordeals().size(); i++) {
            grid.add(head(words.name(matrix.ordeals().get(i))), i + 1, 0);
        }
        for (Subject subject : matrix.subjects()) {
            int at = cells.size() + 1;
            grid.add(name(subject), 0, at);
            List<CellView> line = new ArrayList<>();
            for (Ordeal ordeal : matrix.ordeals()) {
                CellView cell = new CellView(words, subject, ordeal, matrix.at(subject, ordeal), begin);
                int across = line.size();
                cell.setId("matrix-" + at + "-" + (across + 1));
                cell.setOnMousePressed(event -> go(at - 1, across));
                grid.add(cell, across + 1, at);
                line.add(cell);
            }
            cells.add(line);
        }
        row = Math.max(0, Math.min(row, cells.size() - 1));
        current().ifPresent(cell -> {
            cell.setFocusTraversable(true);
            if (focused || awaited) {
                awaited = false;
                cell.requestFocus();
            }
        });
    }

    private static Label head(String text) {
        Label head = new Label(text);
        head.setWrapText(true);
        head.getStyleClass().add("matrix-head");
        return head;
    }

    private Region name(Subject subject) {
        Label recipe = new Label(subject.recipe());
        recipe.getStyleClass().addAll("mono", "matrix-recipe");
        recipe.setWrapText(true);
        VBox name = new VBox(recipe);
        name.getStyleClass().add("matrix-name");
        if (!subject.guard().isEmpty()) {
            Label guard = new Label(words.guard(subject));
            guard.setWrapText(true);
            guard.getStyleClass().add("muted");
            name.getChildren().add(guard);
        }
        return name;
    }

    private Optional<CellView> current() {
        return row < cells.size() && column < cells.get(row).size()
                ? Optional.of(cells.get(row).get(column))
                : Optional.empty();
    }

    private void pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code == KeyCode.ENTER || code == KeyCode.SPACE) {
            current().flatMap(CellView::meant).ifPresent(begin);
        } else if (code == KeyCode.LEFT) {
            go(row, column - 1);
        } else if (code == KeyCode.RIGHT) {
            go(row, column + 1);
        } else if (code == KeyCode.UP) {
            go(row - 1, column);
        } else if (code == KeyCode.DOWN) {
            go(row + 1, column);
        } else {
            return;
        }
        event.consume();
    }

    /** Goes to a cell, if there is one. */
    private void go(int toRow, int toColumn) {
        if (toRow < 0
                || toRow >= cells.size()
                || toColumn < 0
                || toColumn >= cells.get(toRow).size()) {
            return;
        }
        current().ifPresent(cell -> cell.setFocusTraversable(false));
        row = toRow;
        column = toColumn;
        current().ifPresent(cell -> {
            cell.setFocusTraversable(true);
            cell.requestFocus();
            grid.show(cell);
        });
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    /** Lets a person look around in it. */
    void focus() {
        // The course may still be read, and there is nothing to look at before.
        awaited = current().isEmpty();
        current().ifPresent(CellView::requestFocus);
    }
}
