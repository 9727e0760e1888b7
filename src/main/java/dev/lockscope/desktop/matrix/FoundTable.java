package dev.lockscope.desktop.matrix;

import dev.lockscope.desktop.matrix.FoundModel.Spot;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

/** The cells of the computed matrix below their heads; arrows go from cell to cell, Enter or a click asks. */
final class FoundTable {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /** How many rows a page is. */
    private static final int PAGE = 8;

    private static final double HINT_WIDTH = 420;

    private final FoundModel model;
    private final FoundWords words;
    private final Runnable ask;
    private final FrozenGrid grid = new FrozenGrid();
    private final List<Label> heads = new ArrayList<>();
    private final List<Label> names = new ArrayList<>();
    private final List<List<FoundCell>> cells = new ArrayList<>();
    private final Label corner = new Label();

    /**
     * A table of a matrix.
     *
     * @param ask asks the explorer about the cell that a person is at
     */
    FoundTable(FoundModel model, FoundWords words, Runnable ask) {
        this.model = model;
        this.words = words;
        this.ask = ask;
        grid.stretch();
        grid.view().setId("found-scroll");
        build();
        say();
        mark(model.spot().get(), true);
        model.property().addListener((property, old, now) -> say());
        model.spot().addListener((property, old, now) -> move(old, now));
        grid.view().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void build() {
        Matrix matrix = model.matrix();
        corner.getStyleClass().addAll("found-head", "found-corner");
        grid.add(corner, 0, 0);
        for (int column = 0; column < matrix.faults().size(); column++) {
            Label head = new Label();
            head.setId("found-head-" + matrix.faults().get(column).id());
            head.setWrapText(true);
            head.getStyleClass().add("found-head");
            WholeWords.keep(head);
            heads.add(head);
            grid.add(head, column + 1, 0);
        }
        for (int row = 0; row < matrix.lines().size(); row++) {
            Label name = new Label(matrix.lines().get(row).row().recipe());
            name.getStyleClass().addAll("mono", "found-name");
            names.add(name);
            grid.add(name, 0, row + 1);
            List<FoundCell> line = new ArrayList<>();
            for (int column = 0; column < matrix.faults().size(); column++) {
                FoundCell cell = cell(new Spot(row, column));
                line.add(cell);
                grid.add(cell, column + 1, row + 1);
            }
            cells.add(line);
        }
    }

    private FoundCell cell(Spot at) {
        FoundCell cell = new FoundCell();
        cell.setId("found-" + (at.row() + 1) + "-" + (at.column() + 1));
        cell.setOnMousePressed(event -> {
            model.go(at.row(), at.column());
            cell.requestFocus();
        });
        cell.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress() && cell.isBroken()) {
                ask.run();
            }
        });
        // Hundreds of hints that nobody looks at would take long to make.
        cell.setOnMouseEntered(event -> {
            if (cell.getTooltip() == null) {
                cell.setTooltip(hint(whole(at)));
            }
        });
        return cell;
    }

    private String whole(Spot at) {
        Matrix.Line line = model.matrix().lines().get(at.row());
        return words.whole(
                line.row(),
                model.matrix().faults().get(at.column()),
                line.cells().get(at.column()));
    }

    private static Tooltip hint(String text) {
        Tooltip hint = new Hint(text);
        hint.setWrapText(true);
        hint.setMaxWidth(HINT_WIDTH);
        return hint;
    }

    /** Says all of it in the language that is spoken, of the property that is looked at. */
    void say() {
        Matrix matrix = model.matrix();
        Property property = model.property().get();
        corner.setText(words.texts().say("found.corner"));
        for (int column = 0; column < heads.size(); column++) {
            Fault fault = matrix.faults().get(column);
            heads.get(column).setText(words.name(fault));
            heads.get(column).setTooltip(hint(words.meaning(fault)));
        }
        for (int row = 0; row < cells.size(); row++) {
            for (int column = 0; column < heads.size(); column++) {
                FoundCell cell = cells.get(row).get(column);
                Spot at = new Spot(row, column);
                cell.show(
                        model.outcome(at, property),
                        words.brief(model.outcome(at, property)),
                        words.said(
                                matrix.lines().get(row).row(),
                                matrix.faults().get(column),
                                property,
                                model.outcome(at, property)));
                if (cell.getTooltip() != null) {
                    cell.getTooltip().setText(whole(at));
                }
            }
        }
    }

    private void move(Spot from, Spot to) {
        boolean focused = cell(cells, from).isFocused();
        mark(from, false);
        mark(to, true);
        if (focused) {
            cell(cells, to).requestFocus();
        }
        grid.show(cell(cells, to));
    }

    private void mark(Spot at, boolean current) {
        cell(cells, at).setCurrent(current);
        heads.get(at.column()).pseudoClassStateChanged(CURRENT, current);
        names.get(at.row()).pseudoClassStateChanged(CURRENT, current);
    }

    private static FoundCell cell(List<List<FoundCell>> cells, Spot at) {
        return cells.get(at.row()).get(at.column());
    }

    private void pressed(KeyEvent event) {
        Spot at = model.spot().get();
        int last = Integer.MAX_VALUE;
        switch (event.getCode()) {
            case ENTER, SPACE -> ask.run();
            case LEFT -> model.go(at.row(), at.column() - 1);
            case RIGHT -> model.go(at.row(), at.column() + 1);
            case UP -> model.go(at.row() - 1, at.column());
            case DOWN -> model.go(at.row() + 1, at.column());
            case PAGE_UP -> model.go(at.row() - PAGE, at.column());
            case PAGE_DOWN -> model.go(at.row() + PAGE, at.column());
            case HOME -> model.go(event.isShortcutDown() ? 0 : at.row(), 0);
            case END -> model.go(event.isShortcutDown() ? last : at.row(), last);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** What is shown. */
    ScrollPane view() {
        return grid.view();
    }

    void focus() {
        cell(cells, model.spot().get()).requestFocus();
    }
}
