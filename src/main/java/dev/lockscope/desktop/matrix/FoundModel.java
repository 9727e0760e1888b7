package dev.lockscope.desktop.matrix;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.Outcome;
import dev.lockscope.explore.matrix.Row;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** Where a person is in the matrix that was computed, and what can be asked there. Belongs to the thread of the window. */
final class FoundModel {

    private final Matrix matrix;
    private final ObjectProperty<Property> property = new SimpleObjectProperty<>(this, "property", Property.EXCLUSION);
    private final ReadOnlyObjectWrapper<Spot> spot = new ReadOnlyObjectWrapper<>(this, "spot", new Spot(0, 0));

    /** A cell, by its row and its column, each from 0. */
    record Spot(int row, int column) {}

    /** The first cell of a matrix that has one. */
    FoundModel(Matrix matrix) {
        this.matrix = matrix;
    }

    Matrix matrix() {
        return matrix;
    }

    /** The property that the cells tell of. */
    ObjectProperty<Property> property() {
        return property;
    }

    /** The cell that a person is at. */
    ReadOnlyObjectProperty<Spot> spot() {
        return spot.getReadOnlyProperty();
    }

    /** Goes to a cell, or to the nearest one that there is. */
    void go(int row, int column) {
        spot.set(new Spot(
                Math.max(0, Math.min(row, matrix.lines().size() - 1)),
                Math.max(0, Math.min(column, matrix.faults().size() - 1))));
    }

    Row row() {
        return matrix.lines().get(spot.get().row()).row();
    }

    Fault fault() {
        return matrix.faults().get(spot.get().column());
    }

    /** What became of a property in the cell that a person is at. */
    Outcome outcome(Property of) {
        return outcome(spot.get(), of);
    }

    Outcome outcome(Spot at, Property of) {
        return matrix.lines().get(at.row()).cells().get(at.column()).of(of);
    }

    /**
     * What the explorer can be asked about the cell that a person is at; nothing where the fault cannot befall the recipe.
     *
     * @param title what is explored
     */
    Optional<Question> question(String title) {
        return outcome(property.get()) instanceof Outcome.NotApplicable
                ? Optional.empty()
                : Optional.of(new Question(
                        row().scenario(fault()), title, Optional.empty(), fault().budget(), Set.of(property.get())));
    }
}
