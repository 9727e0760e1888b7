package dev.lockscope.desktop.inspector.commands;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.events.EventRows;
import dev.lockscope.desktop.inspector.events.EventTable;
import dev.lockscope.desktop.inspector.events.TimeCell;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The commands as the servers executed them, those inside scripts too. */
public final class RedisPanel implements Panel {

    /** What stands for all nodes among their names. */
    private static final String ALL = "";

    /** When so many events come at once, there is an answer among them. */
    private static final int LOOKED_THROUGH = 512;

    private static final Cast NOBODY = new Cast(List.of(), List.of(), List.of());

    private final Desk desk;
    private final Texts texts;
    private final ComboBox<String> nodes = new ComboBox<>();
    private final HBox bar = new HBox();
    private final EventTable table;
    private final VBox view = new VBox();
    private Optional<Session> session = Optional.empty();
    private Optional<EventRows> rows = Optional.empty();
    private Cast cast = NOBODY;
    private int repliesSeen;

    /** A panel of a window. */
    public RedisPanel(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        this.table = new EventTable("redis-commands", texts);
        nodes.setId("redis-node");
        nodes.setMaxWidth(Double.MAX_VALUE);
        nodes.accessibleTextProperty().bind(texts.bind("redis.node"));
        nodes.setConverter(new Names());
        nodes.valueProperty().addListener((property, old, now) -> filter());
        Label of = new Label();
        of.textProperty().bind(texts.bind("redis.node"));
        of.setLabelFor(nodes);
        of.getStyleClass().add("muted");
        HBox.setHgrow(nodes, Priority.ALWAYS);
        bar.getChildren().setAll(of, nodes);
        bar.getStyleClass().add("filter-bar");
        bar.managedProperty().bind(bar.visibleProperty());
        columns();
        Label nothing = new Label();
        nothing.textProperty().bind(texts.bind("redis.none"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        table.view().setPlaceholder(nothing);
        table.view().accessibleTextProperty().bind(texts.bind("command.redis"));
        VBox.setVgrow(table.view(), Priority.ALWAYS);
        view.getStyleClass().add("redis-panel");
        view.getChildren().setAll(bar, table.view(), table.pager());
        desk.words().language().addListener((property, old, now) -> {
            nodes.setConverter(new Names());
            table.view().refresh();
        });
    }

    private void columns() {
        TableColumn<Event, Event> time = TimeCell.column(desk, texts);
        table.add(time);
        TableColumn<Event, Event> what = new TableColumn<>();
        what.textProperty().bind(texts.bind("redis.what"));
        what.setCellFactory(column -> new CommandCell(column, desk.words(), texts, () -> cast, this::reply));
        table.add(what);
    }

    private Optional<Event> reply(Event executed) {
        return session.flatMap(shown ->
                Replies.to(executed, shown.index(), shown.moment().get().events()));
    }

    @Override
    public Node view() {
        return view;
    }

    @Override
    public Subscription follow(Session followed) {
        session = Optional.of(followed);
        cast = followed.header().cast();
        EventRows shown = rows.orElseGet(
                () -> new EventRows(followed.header(), desk.workbench().background()));
        rows = Optional.of(shown);
        List<String> names = new ArrayList<>(List.of(ALL));
        names.addAll(cast.nodes());
        if (!names.equals(nodes.getItems())) {
            nodes.getItems().setAll(names);
            nodes.setValue(ALL);
        }
        bar.setVisible(cast.nodes().size() > 1);
        filter();
        return Subscription.combine(
                table.follow(followed, shown), followed.moment().subscribe(moment -> answered(moment.events())));
    }

    /** Answers come after their commands, into rows that stand already. */
    private void answered(int events) {
        int from = Math.min(events, repliesSeen);
        int to = Math.max(events, repliesSeen);
        repliesSeen = events;
        if (to - from > LOOKED_THROUGH
                || session.filter(shown -> hasReply(shown, from, to)).isPresent()) {
            table.view().refresh();
        }
    }

    private static boolean hasReply(Session shown, int from, int to) {
        return IntStream.range(from, Math.min(to, shown.index().size()))
                .anyMatch(place -> shown.index().event(place).fact() instanceof CommandReplied);
    }

    @Override
    public void clear() {
        session = Optional.empty();
        rows = Optional.empty();
        cast = NOBODY;
        table.clear();
    }

    private void filter() {
        String node = Optional.ofNullable(nodes.getValue()).orElse(ALL);
        Predicate<Event> wanted = event ->
                event.fact() instanceof CommandExecuted command && (node.equals(ALL) || node.equals(command.node()));
        rows.ifPresent(shown -> {
            shown.filter(Optional.of(wanted));
            table.reveal();
        });
    }

    private final class Names extends StringConverter<String> {
        @Override
        public String toString(@Nullable String name) {
            return name == null || name.equals(ALL) ? texts.say("redis.all") : name;
        }

        @Override
        public String fromString(String name) {
            return Objects.requireNonNull(nodes.getValue());
        }
    }
}
