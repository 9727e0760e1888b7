package dev.lockscope.desktop.inspector.events;

import dev.lockscope.trace.Event;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;
import org.jspecify.annotations.Nullable;

/** A row of a table of events, marked by how it stands to the moment that is shown. */
final class EventRow extends TableRow<Event> {

    private static final PseudoClass LATER = PseudoClass.getPseudoClass("later");
    private static final PseudoClass LATEST = PseudoClass.getPseudoClass("latest");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass EVIDENCE = PseudoClass.getPseudoClass("evidence");

    private final ObservableValue<Mark> mark;

    /** A row without an event. It lives as long as what tells the mark. */
    EventRow(ObservableValue<Mark> mark) {
        this.mark = mark;
        mark.addListener((property, old, now) -> mark());
    }

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
        super.updateItem(event, empty);
        mark();
    }

    private void mark() {
        Event event = getItem();
        Mark now = mark.getValue();
        boolean shown = event != null && !isEmpty();
        pseudoClassStateChanged(LATER, shown && now.isLater(event));
        pseudoClassStateChanged(LATEST, shown && now.isLatest(event));
        pseudoClassStateChanged(CHOSEN, shown && now.isChosen(event));
        pseudoClassStateChanged(EVIDENCE, shown && now.isEvidence(event));
    }
}
