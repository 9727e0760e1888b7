package dev.lockscope.desktop.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;

/** What the catalogue shows, without its controls. Belongs to the thread of the window. */
final class CatalogueModel {

    private final ObservableList<Entry> all = FXCollections.observableArrayList();
    private final FilteredList<Entry> shown = new FilteredList<>(all);
    private final StringProperty query = new SimpleStringProperty(this, "query", "");
    private final ReadOnlyObjectWrapper<Optional<Entry>> selected =
            new ReadOnlyObjectWrapper<>(this, "selected", Optional.empty());

    CatalogueModel() {
        query.addListener((property, old, now) -> {
            shown.setPredicate(entry -> matches(entry, now));
            keepSelection();
        });
    }

    /** Takes what was read; what was selected stays so, where it is still there. */
    void take(List<Entry> entries) {
        Optional<Entry> before = selected.get();
        if (!all.equals(entries)) {
            all.setAll(entries);
        }
        before.flatMap(old -> all.stream()
                        .filter(entry -> entry.file().equals(old.file()))
                        .findFirst())
                .ifPresent(entry -> selected.set(Optional.of(entry)));
        keepSelection();
    }

    /** Something is selected whenever there is something. */
    private void keepSelection() {
        if (selected.get().filter(shown::contains).isEmpty()) {
            selected.set(shown.stream().findFirst());
        }
    }

    /** All words of a query occur in what belongs to an entry, in either language. */
    static boolean matches(Entry entry, String query) {
        String searched = String.join("\n", entry.searched().toList()).toLowerCase(Locale.ROOT);
        return Arrays.stream(query.toLowerCase(Locale.ROOT).split("\\s+", -1)).allMatch(searched::contains);
    }

    /** What is shown, in order. */
    ObservableList<Entry> shown() {
        return shown;
    }

    /** How many there are, shown or not. */
    int count() {
        return all.size();
    }

    /** What is looked for; nothing for all. */
    StringProperty query() {
        return query;
    }

    /** What is told of in full. */
    ReadOnlyObjectProperty<Optional<Entry>> selected() {
        return selected.getReadOnlyProperty();
    }

    /** Selects one that is shown. */
    void select(Entry entry) {
        if (shown.contains(entry)) {
            selected.set(Optional.of(entry));
        }
    }
}
