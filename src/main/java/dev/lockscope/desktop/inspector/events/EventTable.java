package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Event;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.util.Subscription;

/**
 * A table of events that shows where the moment is: it scrolls there as long as a person does not scroll elsewhere, and
 * a click on a row, or Enter, goes to the row's moment.
 */
public final class EventTable {

    private final TableView<Event> table = new TableView<>();
    private final ReadOnlyObjectWrapper<Mark> mark = new ReadOnlyObjectWrapper<>(this, "mark", Mark.NONE);
    private Optional<Session> session = Optional.empty();
    private final Pager pager;
    private Optional<EventPage> page = Optional.empty();
    private boolean elsewhere;

    /** A table without columns. */
    public EventTable(String id, Texts texts) {
        pager = new Pager(texts, id, () -> elsewhere = true);
        table.setId(id);
        table.getStyleClass().add("event-table");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setRowFactory(view -> row());
        table.setSortPolicy(view -> false);
        table.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        table.addEventFilter(ScrollEvent.SCROLL, event -> elsewhere = true);
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> elsewhere |= isOnScrollBar(event));
    }

    private EventRow row() {
        EventRow row = new EventRow(mark.getReadOnlyProperty());
        row.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && !row.isEmpty()) {
                go(row.getItem());
            }
        });
        return row;
    }

    private static boolean isOnScrollBar(MouseEvent event) {
        return event.getTarget() instanceof Node node
                && (node instanceof ScrollBar || node.getParent() instanceof ScrollBar);
    }

    /** The table, to be given columns. */
    public TableView<Event> view() {
        return table;
    }

    /** What turns the pages of very many rows; to be put below the table. */
    public Node pager() {
        return pager.view();
    }

    /** Adds a column; none can be sorted by, since events have an order. */
    public void add(TableColumn<Event, Event> column) {
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        table.getColumns().add(column);
    }

    /** How its rows stand to the moment. */
    ReadOnlyObjectProperty<Mark> mark() {
        return mark.getReadOnlyProperty();
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            Event chosen = table.getSelectionModel().getSelectedItem();
            if (chosen != null) {
                go(chosen);
                event.consume();
            }
        }
    }

    private void go(Event event) {
        session.ifPresent(shown -> shown.goTo(event));
    }

    /**
     * Shows the rows of a session, and follows it.
     *
     * @param shown the rows, which are kept up to date here
     */
    public Subscription follow(Session followed, EventRows shown) {
        session = Optional.of(followed);
        shown.follow(followed.index());
        page.ifPresent(EventPage::close);
        EventPage fresh = new EventPage(shown);
        page = Optional.of(fresh);
        table.setItems(fresh);
        pager.follow(fresh);
        elsewhere = false;
        Consumer<Object> remark = changed -> remark(followed);
        Subscription all = Subscription.combine(
                followed.size().subscribe(size -> shown.sync()),
                followed.moment().subscribe(remark),
                followed.highlighted().subscribe(remark),
                followed.selected().subscribe(selected -> {
                    elsewhere = false;
                    remark(followed);
                }));
        remark(followed);
        reveal();
        return all;
    }

    /** Lets go of the session. */
    public void clear() {
        session = Optional.empty();
        page.ifPresent(EventPage::close);
        page = Optional.empty();
        pager.clear();
        table.setItems(FXCollections.observableArrayList());
        mark.set(Mark.NONE);
    }

    private void remark(Session followed) {
        Mark now = Mark.of(followed);
        Mark before = mark.get();
        if (now.equals(before)) {
            return;
        }
        mark.set(now);
        if (now.live() && !before.live()) {
            elsewhere = false;
        }
        page.ifPresent(shown -> {
            now.chosen()
                    .filter(chosen -> !before.chosen().equals(now.chosen()))
                    .ifPresent(chosen -> choose(shown, chosen));
            if (!elsewhere) {
                scroll(shown, now);
            }
        });
    }

    private void choose(EventPage shown, Event chosen) {
        shown.rows().rowOf(chosen).ifPresent(row -> {
            shown.turnTo(row);
            table.getSelectionModel().clearAndSelect(row - shown.from().get());
            table.getFocusModel().focus(row - shown.from().get());
        });
    }

    /** Shows the row of the moment again, such as after other rows have come to be shown. */
    public void reveal() {
        page.ifPresent(shown -> scroll(shown, mark.get()));
    }

    private void scroll(EventPage shown, Mark now) {
        int wanted = now.latest()
                .map(latest -> Math.max(0, shown.rows().upTo(latest) - 1))
                .orElse(0);
        shown.turnTo(wanted);
        int row = wanted - shown.from().get();
        if (!(table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)
                || flow.getFirstVisibleCell() == null
                || flow.getLastVisibleCell() == null) {
            table.scrollTo(row);
            return;
        }
        int first = flow.getFirstVisibleCell().getIndex();
        int last = flow.getLastVisibleCell().getIndex();
        if (row <= first || row >= last) {
            boolean atEnd = row >= shown.size() - 1;
            table.scrollTo(atEnd ? row : Math.max(0, row - (last - first) / 2));
        }
    }
}
