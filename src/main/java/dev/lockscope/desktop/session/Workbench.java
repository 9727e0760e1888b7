package dev.lockscope.desktop.session;

import dev.lockscope.desktop.session.Background.Job;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.lab.Branch;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * All that is open in the window, and what can be asked of it.
 *
 * <p>Belongs to the thread of the window; whatever waits for files or servers is done in the background.
 */
public final class Workbench {

    private static final double SLOWEST = 0.1;

    private final Background background;
    private final RunsOpener runs;
    private final LongSupplier seeds;
    private final ObservableList<Session> sessions = FXCollections.observableArrayList();

    /** One for all who listen, since it is held by nothing but this, and would forget them with itself. */
    private final ObservableList<Session> open = FXCollections.unmodifiableObservableList(sessions);

    private final ReadOnlyObjectWrapper<Optional<Session>> current =
            new ReadOnlyObjectWrapper<>(this, "current", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Opening>> opening =
            new ReadOnlyObjectWrapper<>(this, "opening", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Trouble>> trouble =
            new ReadOnlyObjectWrapper<>(this, "trouble", Optional.empty());
    private Runnable latest = () -> {};
    private BiConsumer<Session, Runnable> beforeLoss = (session, goOn) -> goOn.run();
    private UnaryOperator<Session> beforeRun = session -> session;
    private final Comparisons comparisons = new Comparisons(this, (file, why) -> tell(trouble(file, why)));
    private final Explorations explorations = new Explorations(this);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);

    /**
     * An empty workbench.
     *
     * @param runs starts servers
     * @param seeds gives the seed of a new run
     */
    public Workbench(Background background, RunsOpener runs, LongSupplier seeds) {
        this.background = background;
        this.runs = runs;
        this.seeds = seeds;
    }

    // What is open

    /** What is open, each in a tab, in the order of the tabs. */
    public ObservableList<Session> sessions() {
        return open;
    }

    /** What is shown; nothing while the catalogue is. */
    public ReadOnlyObjectProperty<Optional<Session>> current() {
        return current.getReadOnlyProperty();
    }

    /** What is being opened. */
    public ReadOnlyObjectProperty<Optional<Opening>> opening() {
        return opening.getReadOnlyProperty();
    }

    /** Why the latest thing that was asked for could not be done. */
    public ReadOnlyObjectProperty<Optional<Trouble>> trouble() {
        return trouble.getReadOnlyProperty();
    }

    /** The speed that the next run is wished to have, and at which the past is played; 0.1 to 20. */
    public DoubleProperty speed() {
        return speed;
    }

    /** How fast the past of a session is played: speeds are told beside what the scenario says, whatever its own was. */
    public double playingSpeed(Session session) {
        return speed.get() / session.header().speed();
    }

    /** The background that all work is done in. */
    public Background background() {
        return background;
    }

    /** Lets time go on in what is shown, and takes in what has happened. Called once a frame. */
    public void pulse() {
        sessions.forEach(Session::pulse);
    }

    /** Shows one of the open ones. */
    public void show(Session session) {
        if (sessions.contains(session)) {
            current.set(Optional.of(session));
        }
    }

    /** Shows the catalogue; what is open stays open. */
    public void showCatalogue() {
        comparisons.leave();
        current.set(Optional.empty());
    }

    /** The runs that are compared with one another. */
    public Comparisons comparisons() {
        return comparisons;
    }

    /** What the explorer is asked for. */
    public Explorations explorations() {
        return explorations;
    }

    /** Shows no run, since something else is shown. */
    void leaveRun() {
        current.set(Optional.empty());
    }

    /** Tells of trouble. */
    public void tell(Trouble what) {
        trouble.set(Optional.of(what));
    }

    /** The trouble is read. */
    public void forgetTrouble() {
        trouble.set(Optional.empty());
    }

    // Opening

    /** Opens a scenario's or trace's file, by its name; a scenario in its first variant. */
    public void open(Path file) {
        open(file, Optional.empty());
    }

    /**
     * Opens a scenario's or trace's file, by its name.
     *
     * @param variant the variant of a scenario that is shown; the first one where there is none of that name
     */
    public void open(Path file, Optional<String> variant) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.endsWith(".yaml") || name.endsWith(".yml")) {
            openScenario(file, variant);
        } else if (name.endsWith(".jsonl") || name.endsWith(".jsonl.gz")) {
            openTrace(file);
        } else {
            tell(new Trouble.UnknownFile(file));
        }
    }

    /** Tries once more what was opened last, such as when its trouble is cured. */
    public void tryAgain() {
        latest.run();
    }

    private void openScenario(Path file, Optional<String> variant) {
        opening(
                Opening.What.FILE,
                file,
                () -> ScenarioLoader.load(file),
                variants -> play(
                        variants.stream()
                                .filter(one ->
                                        variant.isPresent() && one.variant().equals(variant))
                                .findFirst()
                                .orElse(variants.get(0)),
                        new Origin(file, variants, new How.AsWritten())));
    }

    private void openTrace(Path file) {
        opening(
                Opening.What.FILE,
                file,
                () -> {
                    ReadTrace read = TraceReader.read(file);
                    Trace trace = read.trace();
                    Origin origin = new Origin(file, List.of(), new How.Recorded(read.cut()));
                    return Session.of(trace, scenario(trace.header()), origin, background);
                },
                this::add);
    }

    /** A trace is worth a look also where this program cannot read its scenario. */
    private static Optional<Scenario> scenario(Header header) {
        try {
            return Optional.of(ScenarioLoader.parse(
                    header.scenarioName(), header.scenario(), Optional.ofNullable(header.variant())));
        } catch (ScenarioException e) {
            return Optional.empty();
        }
    }

    /** Shows a scenario before anything has begun; its servers start when it is run. */
    public void play(Scenario scenario, Origin origin) {
        add(ready(scenario, origin, seeds.getAsLong()));
    }

    /** Shows what is shown once more as it was before anything had begun, in its place; with the same seed. */
    public void restart() {
        current.get()
                .ifPresent(session -> session.scenario().ifPresent(scenario -> {
                    Origin origin = session.origin().how() instanceof How.Recorded
                            ? session.origin().made(new How.AsWritten())
                            : session.origin();
                    replace(session, ready(scenario, origin, session.header().seed()));
                }));
    }

    /**
     * Shows what is shown once more, to go half as fast as it went: where the machine stalled, more time is what helps.
     */
    public void restartSlower() {
        current.get().ifPresent(session -> {
            speed.set(Math.max(SLOWEST, session.header().speed() / 2));
            restart();
        });
    }

    /** Shows another scenario in the place of what is shown, such as another variant or one with other parameters. */
    public void playInstead(Scenario scenario, Origin origin) {
        Optional<Session> shown = current.get();
        if (shown.isPresent()) {
            replace(shown.get(), ready(scenario, origin, shown.get().header().seed()));
        } else {
            play(scenario, origin);
        }
    }

    private Session ready(Scenario scenario, Origin origin, long seed) {
        Header header = new Header(
                scenario.source(),
                scenario.id(),
                scenario.variant().orElse(null),
                seed,
                speed(origin),
                Instant.EPOCH,
                "",
                "",
                "",
                scenario.cast());
        return Session.of(header, scenario, origin, background, session -> start(session));
    }

    /**
     * Asks for the session that is to begin whenever one is to, such as for one with parameters that were written in the
     * last moment and that takes its place.
     *
     * @param which gives the same or the one that has taken its place
     */
    public void beforeRun(UnaryOperator<Session> which) {
        beforeRun = which;
    }

    private void start(Session asked) {
        if (opening.get().isPresent()) {
            return;
        }
        Session session = beforeRun.apply(asked);
        session.beginLike(asked);
        session.scenario().ifPresent(scenario -> start(session, scenario));
    }

    private void start(Session session, Scenario scenario) {
        Origin origin = session.origin();
        RunOptions options = new RunOptions(speed(origin), session.header().seed(), play(origin));
        opening(Opening.What.SERVERS, origin.file(), () -> runs.open(scenario, options), run -> {
            if (sessions.contains(session)) {
                session.begin(run);
            } else {
                giveBack(run);
            }
        });
    }

    /** A branch has the speed of the run that it leaves, or its events would come in another order. */
    private double speed(Origin origin) {
        return origin.how() instanceof How.Branched branched
                ? branched.from().header().speed()
                : speed.get();
    }

    /**
     * Does something to what is shown: now, where the latest moment of a run that goes on is shown, else at the moment
     * that is shown, by a branch that leaves the run there.
     */
    public void act(Action action) {
        current.get().ifPresent(session -> {
            Moment moment = session.moment().get();
            if (session.phase().get().isLive() && moment.live() && !session.isWatched()) {
                session.act(action);
            } else {
                branch(session, moment, action);
            }
        });
    }

    private void branch(Session session, Moment moment, Action action) {
        session.scenario().ifPresent(scenario -> {
            Play.Branch play = Branch.of(scenario, session.trace(), moment.events(), action);
            How how = new How.Branched(session, moment.instant(), moment.events(), action.text(), play);
            Session branch =
                    ready(scenario, session.origin().made(how), session.header().seed());
            add(branch);
            branch.run();
        });
    }

    private static Play play(Origin origin) {
        if (origin.how() instanceof How.Free) {
            return new Play.Free();
        }
        return origin.how() instanceof How.Branched branched ? branched.play() : new Play.Scripted();
    }

    private <T> void opening(Opening.What what, Path file, Callable<T> work, Consumer<T> done) {
        latest = () -> opening(what, file, work, done);
        opening.get().ifPresent(Opening::cancel);
        trouble.set(Optional.empty());
        Job[] own = new Job[1];
        own[0] = background.run(
                work,
                result -> {
                    ended(own[0]);
                    if (own[0].isCancelled()) {
                        giveBack(result);
                    } else {
                        done.accept(result);
                    }
                },
                failure -> {
                    ended(own[0]);
                    if (!own[0].isCancelled()) {
                        tell(trouble(file, failure));
                    }
                });
        opening.set(Optional.of(new Opening(what, file, own[0])));
    }

    private void ended(Job job) {
        if (opening.get().filter(other -> other.job() == job).isPresent()) {
            opening.set(Optional.empty());
        }
    }

    /** What was cancelled at the last moment. */
    private void giveBack(Object result) {
        if (result instanceof Run run) {
            background.run(
                    () -> {
                        run.close();
                        return run;
                    },
                    closed -> {});
        }
    }

    private static Trouble trouble(Path file, Throwable failure) {
        if (failure instanceof ScenarioException wrong) {
            return new Trouble.WrongScenario(file, wrong);
        } else if (failure instanceof TraceFileException wrong) {
            return new Trouble.WrongTrace(file, wrong);
        } else if (failure instanceof IOException wrong) {
            return new Trouble.NoFile(file, wrong);
        } else if (failure instanceof EnvironmentProblem lacking) {
            return new Trouble.Lacking(lacking);
        }
        return new Trouble.Defect(failure);
    }

    /** Puts a session into a tab of its own, and shows it. */
    public void add(Session session) {
        sessions.add(session);
        current.set(Optional.of(session));
    }

    private void replace(Session old, Session fresh) {
        int place = sessions.indexOf(old);
        if (place < 0) {
            add(fresh);
            return;
        }
        sessions.set(place, fresh);
        current.set(Optional.of(fresh));
        discard(old);
    }

    // Closing

    /**
     * Asks whether a run may be lost, whenever one would be that is worth the question.
     *
     * @param ask gets the run, and what goes on with what was asked for
     */
    public void beforeLoss(BiConsumer<Session, Runnable> ask) {
        beforeLoss = ask;
    }

    /**
     * Does what takes a session away, at once where nothing is lost by it.
     *
     * @param goOn closes or replaces it
     */
    public void lose(Session session, Runnable goOn) {
        if (session.isWorthKeeping()) {
            beforeLoss.accept(session, goOn);
        } else {
            goOn.run();
        }
    }

    /** Closes a tab, and ends its servers in the background. */
    public void close(Session session) {
        int place = sessions.indexOf(session);
        if (place < 0) {
            return;
        }
        sessions.remove(place);
        if (current.get().filter(shown -> shown == session).isPresent()) {
            current.set(
                    sessions.isEmpty()
                            ? Optional.empty()
                            : Optional.of(sessions.get(Math.min(place, sessions.size() - 1))));
        }
        discard(session);
    }

    private void discard(Session session) {
        background.run(
                () -> {
                    session.close();
                    return session;
                },
                closed -> {});
    }

    /** Ends every run; blocks until all servers are gone, so not to be called on the thread of the window. */
    public static void closeAll(List<Session> open) {
        open.forEach(Session::close);
    }
}
