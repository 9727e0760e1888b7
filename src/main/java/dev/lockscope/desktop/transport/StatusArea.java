package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.transport.StatusLine.Note;
import dev.lockscope.desktop.transport.StatusLine.State;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The line at the bottom: how far the run is, on what servers, with what seed, and what did not come about. */
public final class StatusArea {

    private final Desk desk;
    private final Hint whole = new Hint();
    private final Texts texts;
    private final FontIcon icon = new FontIcon(Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED);
    private final Label state = new Label("", icon);
    private final Label note = new Label();
    private final Hyperlink failure = new Hyperlink("", new FontIcon(Material2OutlinedMZ.REPORT_PROBLEM));
    private final Label facts = new Label();
    private final Label keys = new Label();
    private final HBox view = new HBox();
    private final StringProperty idle = new SimpleStringProperty(this, "idle", "");
    private Optional<Session> session = Optional.empty();
    private Optional<Failures> failures = Optional.empty();
    private Optional<Event> told = Optional.empty();

    /** An area of a window. */
    public StatusArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.transport.transport");
        state.setId("status-state");
        state.getStyleClass().add("status-state");
        state.setMinWidth(Region.USE_PREF_SIZE);
        note.setId("status-note");
        note.setMinWidth(0);
        note.getStyleClass().add("muted");
        note.setTooltip(new Hint());
        failure.setId("status-failure");
        failure.setMinWidth(0);
        failure.getStyleClass().add("status-failure");
        failure.setTooltip(new Hint());
        failure.setOnAction(event -> {
            failure.setVisited(false);
            told.ifPresent(what -> session.ifPresent(shown -> shown.goTo(what)));
        });
        facts.setId("status-facts");
        facts.getStyleClass().add("muted");
        facts.setMinWidth(0);
        keys.setId("status-keys");
        keys.getStyleClass().add("muted");
        keys.setMinWidth(Region.USE_PREF_SIZE);
        keys.textProperty().bind(texts.bind("status.keys"));
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        HBox.setHgrow(note, Priority.SOMETIMES);
        view.getChildren().addAll(state, note, failure, spacer, facts, keys);
        view.setId("status");
        view.setMinWidth(0);
        view.setAlignment(Pos.CENTER_LEFT);
        view.getStyleClass().add("status");
        view.widthProperty().addListener((property, old, now) -> {
            boolean roomy = now.doubleValue() > 80 * desk.look().textSize();
            keys.setVisible(roomy);
            keys.setManaged(roomy);
        });
        SessionWatch.on(desk.workbench(), shown -> List.of(shown.moment(), shown.phase()), this::look);
        desk.words().language().addListener((property, old, now) -> look(session));
        desk.workbench().opening().addListener((property, old, now) -> look(session));
        desk.workbench().trouble().addListener((property, old, now) -> look(session));
        idle.addListener((property, old, now) -> look(session));
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** What it says while nothing is shown, where that is not empty. */
    public void whileNothingIsShown(ObservableStringValue what) {
        idle.bind(what);
    }

    private void look(Optional<Session> shown) {
        if (!shown.equals(session)) {
            session = shown;
            failures = shown.map(Failures::new);
        }
        if (shown.isEmpty()) {
            state.setText(idle.get().isEmpty() ? texts.say("status.nothing") : idle.get());
            // What goes on elsewhere may be told at length, and is told there whole.
            state.setMinWidth(0);
            state.setTooltip(whole);
            whole.setText(state.getText());
            icon.setIconCode(Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED);
            note.setText("");
            facts.setText("");
            tell(Optional.empty());
            return;
        }
        state.setMinWidth(Region.USE_PREF_SIZE);
        state.setTooltip(null);
        Session now = shown.get();
        Moment moment = now.moment().get();
        StatusLine line = StatusLine.of(
                now,
                desk.workbench().opening().get().isPresent(),
                desk.workbench().trouble().get().isPresent());
        icon.setIconCode(icon(line.state()));
        for (State one : State.values()) {
            state.pseudoClassStateChanged(TransportStyle.of(one), one == line.state());
        }
        String instant = desk.words().events().seconds(moment.instant());
        String end = desk.words().events().seconds(now.now());
        state.setText(texts.say("status." + line.state(), instant, end));
        note.setText(note(now, line.note()));
        note.getTooltip().setText(note.getText());
        facts.setText(texts.say(
                "status.facts",
                now.header().serverVersion(),
                Long.toString(now.header().seed()),
                now.header().speed(),
                moment.events(),
                now.index().size()));
        tell(failures.flatMap(all -> all.latest(moment.instant())));
    }

    private String note(Session shown, Note what) {
        if (what == Note.NONE) {
            return "";
        } else if (what == Note.CUT) {
            return shown.origin()
                    .cut()
                    .map(cut -> texts.say("status.note.CUT", Long.toString(cut.line())))
                    .orElse("");
        } else if (what == Note.BRANCH) {
            return texts.say("status.note.BRANCH", desk.words().moment(shown.latestEvent()));
        }
        String told = texts.say("status.note." + what);
        return what.leavesServersBehind()
                ? (told + " " + texts.say(shown.header().isOfModel() ? "status.servers.model" : "status.servers.gone"))
                        .strip()
                : told;
    }

    private void tell(Optional<Event> event) {
        told = event;
        failure.setVisible(event.isPresent());
        failure.setManaged(event.isPresent());
        String text = event.map(what -> desk.words().events().of(what)).orElse("");
        if (!text.equals(failure.getText())) {
            failure.setText(text);
            failure.getTooltip().setText(text);
            failure.setAccessibleText(text);
        }
    }

    private static Ikon icon(State state) {
        return switch (state) {
            case READY, STARTING, FAILED -> Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED;
            case LIVE -> Material2OutlinedMZ.PLAY_CIRCLE_OUTLINE;
            case HELD -> Material2OutlinedMZ.PAUSE_CIRCLE_OUTLINE;
            case ENDED -> Material2OutlinedMZ.STOP_CIRCLE;
            case RECORDED -> Material2OutlinedAL.FOLDER_OPEN;
            case PAST -> Material2OutlinedAL.HISTORY;
        };
    }
}
