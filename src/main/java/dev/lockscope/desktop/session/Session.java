package dev.lockscope.desktop.session;

import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.lab.Run;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.WorldIndex;
import dev.lockscope.verdict.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * One run that the window shows, live or from a file, as a fold over its trace.
 *
 * <p>Belongs to the thread of the window, which calls {@link #pulse} once a frame; nothing here waits for a server.
 * Instants are ns since the run's start.
 */
public final class Session {

    /** How much of a run that goes on is not judged yet, ns. */
    private static final long UNTOLD = 100_000_000;

    /** How much later the next judgement is made for each event that it looks at, ns. */
    private static final long PATIENCE_PER_EVENT = 20_000;

    private final Consumer<Session> starter;
    private final Optional<Scenario> scenario;
    private final Origin origin;
    private final Background background;
    private final WorldIndex index;
    private final Timeline timeline;

    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(this, "phase");
    private final ReadOnlyObjectWrapper<Moment> moment = new ReadOnlyObjectWrapper<>(this, "moment");
    private final ReadOnlyObjectWrapper<Optional<Judgement>> judgement =
            new ReadOnlyObjectWrapper<>(this, "judgement", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Event>> selected =
            new ReadOnlyObjectWrapper<>(this, "selected", Optional.empty());

    private final ReadOnlyIntegerWrapper size = new ReadOnlyIntegerWrapper(this, "size");
    private final ReadOnlyObjectWrapper<List<Event>> highlighted =
            new ReadOnlyObjectWrapper<>(this, "highlighted", List.of());

    private Header header;
    private @Nullable Run run;
    private boolean heldFromTheStart;
    private final List<Action> first = new ArrayList<>();
    private Cursor cursor = new Cursor.Live();
    private int read;
    private long now;
    private boolean judging;
    private Optional<Playback> playback = Optional.empty();
    private Optional<Watching> watching = Optional.empty();
    private boolean over;
    private final ReadOnlyObjectWrapper<Optional<Stopped>> stop =
            new ReadOnlyObjectWrapper<>(this, "stop", Optional.empty());

    private Session(
            Header header,
            Optional<Scenario> scenario,
            Origin origin,
            Background background,
            Consumer<Session> starter,
            Phase first) {
        this.header = header;
        this.scenario = scenario;
        this.origin = origin;
        this.background = background;
        this.starter = starter;
        this.index = new WorldIndex(header, WorldIndex.SPACING);
        this.timeline = new Timeline(header);
        this.phase.set(first);
        this.moment.set(new Moment(index.latest(), 0, 0, true));
    }

    /**
     * A session of a run that is not started yet; it has no servers.
     *
     * @param header what is known of its trace by now: all but the versions and the calendar time
     * @param origin where it comes from
     * @param starter is asked for the run once it is to begin, and gives it by {@link #begin}
     */
    static Session of(
            Header header, Scenario scenario, Origin origin, Background background, Consumer<Session> starter) {
        return new Session(header, Optional.of(scenario), origin, background, starter, Phase.READY);
    }

    /**
     * A session of a run whose servers run already and that has not begun. The session ends it.
     *
     * @param origin where it comes from
     */
    public static Session of(Run run, Scenario scenario, Origin origin, Background background) {
        return of(run.header(), scenario, origin, background, asked -> asked.begin(run));
    }

    /**
     * A session of a trace, at its beginning.
     *
     * @param scenario what its header tells, where that can be read
     */
    public static Session of(Trace trace, Optional<Scenario> scenario, Origin origin, Background background) {
        Session session = new Session(trace.header(), scenario, origin, background, asked -> {}, Phase.RECORDED);
        session.take(trace.events());
        session.refresh();
        return session;
    }

    // What it is

    /** What its trace is a trace of. */
    public Header header() {
        return header;
    }

    /** Its scenario; empty for a trace whose scenario cannot be read. */
    public Optional<Scenario> scenario() {
        return scenario;
    }

    /** Where it comes from. */
    public Origin origin() {
        return origin;
    }

    /**
     * Whether the run came to its planned end and all of it is here, so that it may be what was expected of it; never so
     * while it goes on.
     */
    public boolean isComplete() {
        boolean planned =
                index.latest().run().ending().filter(Ending.COMPLETED::equals).isPresent();
        return planned && !phase.get().isLive() && origin.cut().isEmpty();
    }

    /** How far its run is. */
    public ReadOnlyObjectProperty<Phase> phase() {
        return phase.getReadOnlyProperty();
    }

    /** What is shown; changes with every frame in which something happens or time runs on. */
    public ReadOnlyObjectProperty<Moment> moment() {
        return moment.getReadOnlyProperty();
    }

    /** How many events there are so far, whatever moment is shown. */
    public ReadOnlyIntegerProperty size() {
        return size.getReadOnlyProperty();
    }

    /** What had broken by the moment that is shown; follows it a little later. */
    public ReadOnlyObjectProperty<Optional<Judgement>> judgement() {
        return judgement.getReadOnlyProperty();
    }

    /** The event that a person points at, in whatever part of the window. */
    public ReadOnlyObjectProperty<Optional<Event>> selected() {
        return selected.getReadOnlyProperty();
    }

    /** The events that something rests on that a person looks at, such as a finding; in the order of their story. */
    public ReadOnlyObjectProperty<List<Event>> highlighted() {
        return highlighted.getReadOnlyProperty();
    }

    /**
     * Highlights events, and no others.
     *
     * @param seqs their numbers, in the order of their story; none to highlight nothing
     */
    public void highlight(List<Long> seqs) {
        highlighted.set(
                seqs.stream().flatMap(seq -> timeline.event(seq).stream()).toList());
    }

    /** The place of a client in the cast, by which it has its colour; 0 for one that is not in it. */
    public int placeOf(String client) {
        return Math.max(0, header.cast().clients().indexOf(client));
    }

    /** The picture over time, to read. */
    public Timeline timeline() {
        return timeline;
    }

    /** The states after each event, to read. */
    public WorldIndex index() {
        return index;
    }

    /** How far the run has come. */
    public long now() {
        return now;
    }

    /** The trace so far, whatever moment is shown. */
    public Trace trace() {
        return index.trace();
    }

    /** Whether a person did something in it, by what its trace tells. */
    public boolean isActedIn() {
        return index.events(index.size()).stream().anyMatch(event -> event.fact() instanceof LearnerActed);
    }

    /** Whether it cannot be had again at any time: its run goes on, or was played by hand. */
    public boolean isWorthKeeping() {
        Phase now = phase.get();
        if (now == Phase.RUNNING || now == Phase.HELD) {
            return true;
        }
        return now == Phase.ENDED && (origin.how() instanceof How.Free || isActedIn());
    }

    // The frame

    /** Takes in what has happened, and lets time run on. Called once a frame. */
    public void pulse() {
        Run live = run;
        if (live != null && phase.get() != Phase.RECORDED) {
            List<Event> come = live.recorder().from(read);
            read += come.size();
            if (watching.isPresent()) {
                watch(watching.get(), live, come);
            } else {
                take(come);
                follow(live);
            }
            timeline.advance(now);
        }
        playback.ifPresent(this::play);
        refresh();
    }

    private void follow(Run live) {
        if (phase.get() == Phase.RUNNING || phase.get() == Phase.HELD) {
            now = Math.max(now, live.now());
            phase.set(live.isHeld() ? Phase.HELD : Phase.RUNNING);
        }
    }

    private void watch(Watching how, Run live, List<Event> come) {
        how.offer(come);
        take(how.due(Math.max(now, live.now())));
        if (phase.get() == Phase.RUNNING || phase.get() == Phase.HELD) {
            now = Math.max(now, how.instant());
            boolean through = over && how.isThrough();
            phase.set(through ? Phase.ENDED : how.isStill() ? Phase.HELD : Phase.RUNNING);
        }
        stop.set(how.stop());
    }

    private void take(List<Event> events) {
        if (events.isEmpty()) {
            return;
        }
        index.append(events);
        timeline.append(events);
        for (Event event : events) {
            now = Math.max(now, event.at());
        }
        size.set(index.size());
    }

    private void refresh() {
        Moment next = cursor.moment(index, now);
        Moment shown = moment.get();
        if (next.events() != shown.events() || next.instant() != shown.instant() || next.live() != shown.live()) {
            moment.set(next);
        }
        judge();
    }

    private void judge() {
        Moment shown = moment.get();
        // What a run has just told of itself may still be on its way, such as an extension in the last moment.
        boolean still = watching.filter(Watching::isStill).isPresent();
        boolean goesOn = shown.live() && phase.get().isLive() && !still;
        long until = goesOn ? Math.max(0, shown.instant() - UNTOLD) : shown.instant();
        if (judging
                || judgement
                        .get()
                        .filter(latest -> isFresh(latest, shown, until, goesOn))
                        .isPresent()) {
            return;
        }
        judging = true;
        List<Event> happened = index.events(shown.events());
        Header judged = header;
        background.run(
                () -> {
                    Trace trace = new Trace(judged, happened);
                    return new Judgement(Judge.judge(trace, until), trace, until);
                },
                done -> {
                    judging = false;
                    judgement.set(Optional.of(done));
                });
    }

    /** Time alone changes little, and a long trace takes long to judge. */
    private static boolean isFresh(Judgement latest, Moment shown, long until, boolean goesOn) {
        long patience = goesOn ? UNTOLD + shown.events() * PATIENCE_PER_EVENT : 0;
        return latest.events() == shown.events() && Math.abs(until - latest.instant()) <= patience;
    }

    // Which moment is shown

    /** Shows the latest there is, and goes on with it. */
    public void goLive() {
        playback = Optional.empty();
        cursor = new Cursor.Live();
        refresh();
    }

    /** Shows an instant; from 0 to {@link #now}. */
    public void goTo(long instant) {
        playback = Optional.empty();
        show(instant);
    }

    private void show(long instant) {
        long wanted = Math.max(0, Math.min(now, instant));
        cursor = new Cursor.At(wanted);
        refresh();
    }

    /** Shows the state right after an event of it, and points at the event. */
    public void goTo(Event event) {
        playback = Optional.empty();
        cursor = new Cursor.After(event);
        selected.set(Optional.of(event));
        refresh();
    }

    /** Points at an event, or at none, without going there. */
    public void select(Optional<Event> event) {
        selected.set(event);
    }

    /** Goes one event on, to the next of that kind. */
    public void goToNext(Predicate<Event> which) {
        for (int i = moment.get().events(); i < index.size(); i++) {
            if (which.test(index.event(i))) {
                goTo(index.event(i));
                return;
            }
        }
        goLive();
    }

    /** Goes back, to the state after the last event before of that kind, or to the beginning. */
    public void goToPrevious(Predicate<Event> which) {
        for (int i = moment.get().events() - 2; i >= 0; i--) {
            if (which.test(index.event(i))) {
                goTo(index.event(i));
                return;
            }
        }
        selected.set(Optional.empty());
        goTo(0);
    }

    /** The event that led to what is shown. */
    public Optional<Event> latestEvent() {
        int events = moment.get().events();
        return events == 0 ? Optional.empty() : Optional.of(index.event(events - 1));
    }

    /**
     * Plays what has happened from the moment that is shown, until its end.
     *
     * @param clock what time it is now, ns, as often as asked
     * @param speed how many times faster than it happened
     */
    public void playBack(LongSupplier clock, double speed) {
        long from = moment.get().instant() >= now ? 0 : moment.get().instant();
        playback = Optional.of(new Playback(clock, clock.getAsLong(), from, speed));
    }

    /** Stands still at the moment that is shown. */
    public void stopPlayingBack() {
        playback = Optional.empty();
    }

    /** Whether what has happened is being played. */
    public boolean isPlayingBack() {
        return playback.isPresent();
    }

    private void play(Playback playing) {
        long instant = playing.instant();
        if (instant >= now) {
            goLive();
        } else {
            show(instant);
        }
    }

    // What is done to the run

    /**
     * Has the run watched with stops, at each of which the watcher stands still until {@link #run} is called. Only for one
     * that has not begun. While it is watched, holding and stepping are the watcher's: the run goes on.
     *
     * @param clock what time it is now, ns, as often as asked
     */
    public void watch(List<Stop> stops, LongSupplier clock) {
        if (phase.get() == Phase.READY) {
            watching = Optional.of(new Watching(stops, clock));
        }
    }

    /** Whether it is watched with stops, so that what is shown may be behind the run. */
    public boolean isWatched() {
        return watching.isPresent() && phase.get() != Phase.READY;
    }

    /** Where the watcher stands still, if that is at a stop. */
    public ReadOnlyObjectProperty<Optional<Stopped>> stop() {
        return stop.getReadOnlyProperty();
    }

    /** Stops no more, and shows all that has happened. */
    public void catchUp() {
        Run live = run;
        if (live != null) {
            watching.ifPresent(how -> how.catchUp(live.now()));
            goLive();
        }
    }

    /** Lets clients and script begin, which starts the servers first, or go on after being held. */
    public void run() {
        Run live = run;
        if (phase.get() == Phase.READY) {
            heldFromTheStart = false;
            starter.accept(this);
        } else if (isWatched() && phase.get() == Phase.HELD) {
            watching.ifPresent(Watching::goOn);
            stop.set(Optional.empty());
            phase.set(Phase.RUNNING);
            goLive();
        } else if (live != null && phase.get() == Phase.HELD) {
            phase.set(Phase.RUNNING);
            background.run(() -> done(live::proceed), nothing -> {});
        }
    }

    /** Begins, and stops every client before its first step. */
    public void runHeld() {
        if (phase.get() == Phase.READY) {
            heldFromTheStart = true;
            watching = Optional.empty();
            starter.accept(this);
        }
    }

    /** Begins as another one was asked to, whose place it has taken: held or not, and with what was done to it. */
    void beginLike(Session asked) {
        if (asked != this) {
            heldFromTheStart = asked.heldFromTheStart;
            first.addAll(asked.first);
        }
    }

    /** Begins with a run whose servers run; the session ends it. */
    void begin(Run started) {
        run = started;
        header = started.header();
        index.begin(header);
        if (heldFromTheStart) {
            started.hold();
        }
        phase.set(Phase.RUNNING);
        List<Action> before = List.copyOf(first);
        background.run(
                () -> {
                    before.forEach(started::apply);
                    started.start();
                    started.awaitEnd();
                    started.close();
                    return started;
                },
                ended -> end());
    }

    private void end() {
        over = true;
        pulse();
        if (watching.isEmpty()) {
            phase.set(Phase.ENDED);
        }
        refresh();
    }

    /** Stops every client between two steps. */
    public void hold() {
        Run live = run;
        if (isWatched() && phase.get() == Phase.RUNNING) {
            watching.ifPresent(Watching::standStill);
            phase.set(Phase.HELD);
        } else if (live != null && phase.get() == Phase.RUNNING) {
            phase.set(Phase.HELD);
            background.run(() -> done(live::hold), nothing -> {});
        }
    }

    /** Lets a client that is held take one step. */
    public void step(String client) {
        Run live = run;
        if (isWatched() && live != null && phase.get() == Phase.HELD) {
            watching.ifPresent(how -> how.stepTo(event -> event.actor().equals(client), live.now()));
            goLive();
        } else if (live != null && phase.get() == Phase.HELD) {
            background.run(() -> live.step(client), nothing -> {});
        }
    }

    /** Does something to the run, which begins with it where it has not begun; the trace tells what came of it. */
    public void act(Action action) {
        Run live = run;
        if (phase.get() == Phase.READY) {
            first.add(action);
            run();
        } else if (live != null && phase.get().isLive()) {
            background.run(() -> live.apply(action), nothing -> {});
        }
    }

    /** Ends the run, if it has not ended. */
    public void finish() {
        Run live = run;
        if (live != null && phase.get().isLive()) {
            background.run(() -> done(live::end), nothing -> {});
        }
    }

    /** Ends everything; blocks until the servers are gone, so not to be called on the thread of the window. */
    public void close() {
        Run live = run;
        if (live != null) {
            live.close();
        }
    }

    private static boolean done(Runnable task) {
        task.run();
        return true;
    }
}
