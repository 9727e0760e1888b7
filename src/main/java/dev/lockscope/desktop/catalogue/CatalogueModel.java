package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.words.Rank;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What the catalogue shows, without its controls. Belongs to the thread of the window. */
final class CatalogueModel {

    private final ObservableList<Entry> all = FXCollections.observableArrayList();
    private final ObservableList<Entry> shown = FXCollections.observableArrayList();
    private final StringProperty query = new SimpleStringProperty(this, "query", "");
    private final ReadOnlyObjectWrapper<Optional<Entry>> selected =
            new ReadOnlyObjectWrapper<>(this, "selected", Optional.empty());

    CatalogueModel() {
        query.addListener((property, old, now) -> {
            Optional<Entry> before = selected.get();
            fill(now);
            // Whoever shows the list may take its change for a choice.
            selected.set(before);
            Optional<Entry> best = shown.stream().findFirst();
            if (best.filter(entry -> rank(entry, now).compareTo(Rank.BEGINS) <= 0)
                    .isPresent()) {
                selected.set(best);
            } else {
                keepSelection();
            }
        });
    }

    /** Takes what was read; what was selected stays so, where it is still there. */
    void take(List<Entry> entries) {
        Optional<Entry> before = selected.get();
        if (!all.equals(entries)) {
            all.setAll(entries);
            fill(query.get());
        }
        before.flatMap(old -> all.stream()
                        .filter(entry -> entry.file().equals(old.file()))
                        .findFirst())
                .ifPresent(entry -> selected.set(Optional.of(entry)));
        keepSelection();
    }

    /** Shows what fits a query, the nearest first, and those that come as near as each other in their own order. */
    private void fill(String query) {
        List<Entry> fitting = all.stream()
                .filter(entry -> matches(entry, query))
                .sorted(Comparator.comparing(entry -> rank(entry, query)))
                .toList();
        if (!shown.equals(fitting)) {
            shown.setAll(fitting);
        }
    }

    /** How near the name of a file or what it is called in either language comes to a query. */
    private static Rank rank(Entry entry, String query) {
        return entry.names()
                .map(name -> Rank.of(name, query, Locale.ROOT))
                .min(Comparator.naturalOrder())
                .orElse(Rank.REST);
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
