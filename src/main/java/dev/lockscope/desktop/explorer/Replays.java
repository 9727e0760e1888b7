package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableMap;

/**
 * Follows the runs of a scenario that the explorer has made, whoever begins them, and says whether they agree with it.
 * Belongs to the thread of the window.
 */
final class Replays {

    private final Workbench workbench;
    private final ReadOnlyObjectWrapper<Fate> fate = new ReadOnlyObjectWrapper<>(this, "fate", new Fate.Unknown());
    private final Map<Session, Counterexample> watched = new HashMap<>();
    private final ObservableMap<Session, Fate> fates = FXCollections.observableHashMap();

    // Kept: it follows the other one only as long as somebody has it.
    private final ObservableMap<Session, Fate> toRead = FXCollections.unmodifiableObservableMap(fates);

    private final ChangeListener<Phase> changed = (property, old, now) -> look();
    private Optional<Counterexample> found = Optional.empty();
    private Optional<Session> latest = Optional.empty();

    Replays(Workbench workbench) {
        this.workbench = workbench;
        workbench.sessions().addListener((ListChangeListener<Session>) change -> {
            watchAll();
            look();
        });
    }

    /** Tells from now on of the runs of this one, and of no other. */
    void follow(Optional<Counterexample> one) {
        if (!found.equals(one)) {
            found = one;
            latest = Optional.empty();
            fate.set(new Fate.Unknown());
            watchAll();
            look();
        }
    }

    /** What the latest run of it has shown. */
    ReadOnlyObjectProperty<Fate> fate() {
        return fate.getReadOnlyProperty();
    }

    /** What each run that is open has shown of what it is a run of, which may have been found long ago. */
    ObservableMap<Session, Fate> fates() {
        return toRead;
    }

    /** The latest run of it, while it is open. */
    Optional<Session> latest() {
        return latest.filter(workbench.sessions()::contains);
    }

    private void watchAll() {
        List<Session> closed = watched.keySet().stream()
                .filter(session -> !workbench.sessions().contains(session))
                .toList();
        closed.forEach(session -> {
            session.phase().removeListener(changed);
            watched.remove(session);
            fates.remove(session);
        });
        found.ifPresent(one -> workbench.sessions().stream()
                .filter(session -> !watched.containsKey(session) && isReplay(session, one))
                .forEach(session -> {
                    watched.put(session, one);
                    session.phase().addListener(changed);
                }));
    }

    private static boolean isReplay(Session session, Counterexample one) {
        return session.phase().get() != Phase.RECORDED
                && session.origin().how() instanceof How.Found
                && session.scenario().equals(Optional.of(one.scenario()));
    }

    /** The one that was opened last counts; one that was judged counts also when it is closed. */
    private void look() {
        List<Session> open = workbench.sessions().stream()
                .filter(session -> found.isPresent() && found.equals(Optional.ofNullable(watched.get(session))))
                .toList();
        if (!open.isEmpty()) {
            latest = Optional.of(open.get(open.size() - 1));
        }
        // A copy, because what is told may have sessions opened and closed.
        Map.copyOf(watched).forEach(this::look);
        boolean undecided = fate.get() instanceof Fate.Waiting || fate.get() instanceof Fate.Running;
        if (open.isEmpty() && undecided) {
            fate.set(new Fate.Unknown());
        }
    }

    private void look(Session session, Counterexample one) {
        switch (session.phase().get()) {
            case READY -> tell(session, new Fate.Waiting());
            case RUNNING, HELD -> tell(session, new Fate.Running());
            case ENDED -> {
                if (!isJudged(session)) {
                    judge(session, one);
                }
            }
            case RECORDED -> {
                // Its servers are none.
            }
        }
    }

    private boolean isJudged(Session session) {
        Fate told = fates.get(session);
        return told != null && !(told instanceof Fate.Waiting || told instanceof Fate.Running);
    }

    private void tell(Session session, Fate now) {
        if (watched.containsKey(session) && !now.equals(fates.get(session))) {
            fates.put(session, now);
        }
        if (latest.equals(Optional.of(session))) {
            fate.set(now);
        }
    }

    private void judge(Session session, Counterexample one) {
        if (session.isActedIn()) {
            tell(session, new Fate.NoProof(new Fate.Why.Acted()));
            return;
        }
        Trace trace = session.trace();
        boolean complete = session.isComplete();
        workbench
                .background()
                .run(
                        () -> Judge.judge(trace),
                        verdict -> tell(
                                session,
                                complete || verdict.isDisturbed()
                                        ? fate(one, verdict)
                                        : new Fate.NoProof(new Fate.Why.Cut(why(trace)))));
    }

    /** What a verdict on real servers says about what was found. */
    static Fate fate(Counterexample one, Verdict verdict) {
        Set<FindingId> model = one.verdict().ids();
        Set<FindingId> servers = verdict.ids();
        if (verdict.isDisturbed()) {
            return new Fate.NoProof(new Fate.Why.Disturbed(verdict.findings().get(0)));
        } else if (!one.isConfirmed(servers)) {
            return new Fate.Disagrees(model, servers);
        }
        return servers.equals(model) ? new Fate.Same(servers) : new Fate.Differs(model, servers);
    }

    /** What kept a run from its end, by its trace: a step that waited in vain, a server that died, or how it ended. */
    private static Optional<Fact> why(Trace trace) {
        Optional<Fact> step = last(trace, ScriptStepFailed.class::isInstance);
        Optional<Fact> end = last(trace, RunEnded.class::isInstance);
        if (end.isPresent() && end.get() instanceof RunEnded lost && lost.ending() == Ending.SERVER_LOST) {
            String node = trace.events().stream()
                    .filter(event -> event.cause() == Event.NO_CAUSE)
                    .flatMap(event ->
                            event.fact() instanceof NodeCrashed crashed ? Stream.of(crashed.node()) : Stream.of())
                    .reduce((first, second) -> second)
                    .orElse(lost.detail());
            return Optional.of(new RunEnded(Ending.SERVER_LOST, node));
        }
        return step.or(() -> end);
    }

    private static Optional<Fact> last(Trace trace, Predicate<Fact> which) {
        return trace.events().stream().map(Event::fact).filter(which).reduce((first, second) -> second);
    }
}
