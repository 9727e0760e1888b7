package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.timeline.Timeline;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What can be done about the course of the session that is shown, and does it. Belongs to the thread of the window. */
final class Course {

    private final Desk desk;
    private final ReadOnlyObjectWrapper<Controls> controls =
            new ReadOnlyObjectWrapper<>(this, "controls", Controls.NOTHING);
    private final ReadOnlyObjectWrapper<List<String>> ready = new ReadOnlyObjectWrapper<>(this, "ready", List.of());
    private final ReadOnlyObjectWrapper<String> next = new ReadOnlyObjectWrapper<>(this, "next", "");

    private Optional<Session> session = Optional.empty();
    private Optional<NextTurn> awaited = Optional.empty();
    private String stepped = "";

    /** The course of what a desk shows. */
    Course(Desk desk) {
        this.desk = desk;
        SessionWatch.on(desk.workbench(), shown -> List.of(shown.moment(), shown.phase()), this::look);
        desk.workbench()
                .speed()
                .addListener((property, old, now) -> session.ifPresent(shown -> {
                    if (shown.isPlayingBack()) {
                        shown.playBack(desk.clock(), desk.workbench().playingSpeed(shown));
                    }
                }));
    }

    /** What each button does. */
    ReadOnlyObjectProperty<Controls> controls() {
        return controls.getReadOnlyProperty();
    }

    /** The clients that may be able to take a step, those that surely are first. */
    ReadOnlyObjectProperty<List<String>> ready() {
        return ready.getReadOnlyProperty();
    }

    /** The client that takes the next step, unless another is named: the one that took the last; empty for none. */
    ReadOnlyObjectProperty<String> next() {
        return next.getReadOnlyProperty();
    }

    private void look(Optional<Session> shown) {
        if (!shown.equals(session)) {
            session = shown;
            awaited = Optional.empty();
            stepped = "";
        }
        shown.ifPresent(this::holdAtTurn);
        refresh();
    }

    private void holdAtTurn(Session shown) {
        if (awaited.isEmpty()) {
            return;
        }
        if (!shown.phase().get().isLive()) {
            awaited = Optional.empty();
        } else if (awaited.get().come().isPresent()) {
            awaited = Optional.empty();
            shown.hold();
        }
    }

    private void refresh() {
        Optional<Situation> situation = session.map(shown -> Situation.of(shown, awaited.isPresent()));
        List<String> clients = situation.map(Situation::ready).orElse(List.of());
        ready.set(clients);
        next.set(
                clients.contains(stepped)
                        ? stepped
                        : clients.stream().findFirst().orElse(""));
        controls.set(situation.map(Controls::of).orElse(Controls.NOTHING));
    }

    private void with(Consumer<Session> action) {
        session.ifPresent(shown -> {
            action.accept(shown);
            refresh();
        });
    }

    /** Does what the large button says. */
    void toggle() {
        awaited = Optional.empty();
        with(shown -> {
            switch (controls.get().toggle()) {
                case RUN, GO_ON -> shown.run();
                case HOLD -> shown.hold();
                case PLAY -> shown.playBack(desk.clock(), desk.workbench().playingSpeed(shown));
                case STOP -> shown.stopPlayingBack();
            }
        });
    }

    /** Begins held, or lets the client whose turn it is take a step. */
    void step() {
        with(shown -> {
            if (controls.get().step() == Controls.Step.BEGIN) {
                shown.runHeld();
            } else if (controls.get().step() == Controls.Step.CLIENT) {
                step(next.get());
            }
        });
    }

    /** Lets a client take a step; it is the one that takes the next, too. */
    void step(String client) {
        with(shown -> {
            stepped = client;
            shown.step(client);
        });
    }

    /** Goes to the next turn of the story, or stops waiting for one. */
    void nextTurn() {
        with(shown -> {
            switch (controls.get().next()) {
                case COMING -> {
                    awaited = Optional.of(new NextTurn(shown.timeline(), shown.now()));
                    if (shown.phase().get() != Phase.RUNNING) {
                        shown.run();
                    }
                }
                case AWAITED -> awaited = Optional.empty();
                case HAPPENED -> shown.goToNext(Timeline.TURNS);
                case NOTHING -> {}
            }
        });
    }

    /** Starts the run once more, on fresh servers. */
    void restart() {
        with(shown -> desk.workbench().lose(shown, desk.workbench()::restart));
    }

    /** Shows the beginning. */
    void rewind() {
        with(shown -> shown.goTo(0));
    }

    /** Shows the latest there is, and follows it. */
    void goLive() {
        with(Session::goLive);
    }

    /** Plays what has happened, or stands still. */
    void play() {
        with(shown -> {
            switch (controls.get().play()) {
                case START -> shown.playBack(desk.clock(), desk.workbench().playingSpeed(shown));
                case STOP -> shown.stopPlayingBack();
                case NOTHING -> {}
            }
        });
    }
}
