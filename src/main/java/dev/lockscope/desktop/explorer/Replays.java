package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;

/**
 * Follows the runs of a scenario that the explorer has made, whoever begins them, and says whether they agree with it.
 * Belongs to the thread of the window.
 */
final class Replays {

    private final Workbench workbench;
    private final ReadOnlyObjectWrapper<Fate> fate = new ReadOnlyObjectWrapper<>(this, "fate", new Fate.Unknown());
    private final Set<Session> watched = new HashSet<>();
    private final ChangeListener<Phase> changed = (property, old, now) -> look();
    private Optional<Counterexample> found = Optional.empty();
    private Optional<Session> judged = Optional.empty();

    Replays(Workbench workbench) {
        this.workbench = workbench;
        workbench.sessions().addListener((ListChangeListener<Session>) change -> {
            watchAll();
            look();
        });
    }

    /** Follows the runs of this one from now on, and of no other. */
    void follow(Optional<Counterexample> one) {
        if (!found.equals(one)) {
            found = one;
            judged = Optional.empty();
            fate.set(new Fate.Unknown());
            watchAll();
            look();
        }
    }

    /** What the latest run of it has shown. */
    ReadOnlyObjectProperty<Fate> fate() {
        return fate.getReadOnlyProperty();
    }

    private void watchAll() {
        watched.forEach(session -> session.phase().removeListener(changed));
        watched.clear();
        workbench.sessions().stream().filter(this::isReplay).forEach(session -> {
            session.phase().addListener(changed);
            watched.add(session);
        });
    }

    private boolean isReplay(Session session) {
        return session.phase().get() != Phase.RECORDED
                && session.origin().how() instanceof How.Found
                && session.scenario().isPresent()
                && session.scenario().equals(found.map(Counterexample::scenario));
    }

    /** The one that was opened last counts; one that was judged counts also when it is closed. */
    private void look() {
        Optional<Session> latest =
                workbench.sessions().stream().filter(watched::contains).reduce((first, second) -> second);
        if (latest.isEmpty()) {
            if (fate.get() instanceof Fate.Waiting || fate.get() instanceof Fate.Running) {
                fate.set(new Fate.Unknown());
            }
            return;
        }
        switch (latest.get().phase().get()) {
            case READY -> fate.set(new Fate.Waiting());
            case RUNNING, HELD -> fate.set(new Fate.Running());
            case ENDED -> found.ifPresent(one -> judge(latest.get(), one));
            case RECORDED -> {
                // Its servers are none.
            }
        }
    }

    private void judge(Session session, Counterexample one) {
        if (judged.equals(Optional.of(session))) {
            return;
        }
        judged = Optional.of(session);
        if (!session.isComplete() || session.isActedIn()) {
            fate.set(new Fate.NoProof(session.isActedIn() ? Fate.Why.ACTED : Fate.Why.CUT));
            return;
        }
        Trace trace = session.trace();
        workbench.background().run(() -> Judge.judge(trace), verdict -> {
            if (judged.equals(Optional.of(session))) {
                fate.set(fate(one, verdict));
            }
        });
    }

    /** What a verdict on real servers says about what was found. */
    static Fate fate(Counterexample one, Verdict verdict) {
        Set<FindingId> model = one.verdict().ids();
        Set<FindingId> servers = verdict.ids();
        if (verdict.isDisturbed()) {
            return new Fate.NoProof(Fate.Why.DISTURBED);
        } else if (!one.isConfirmed(servers)) {
            return new Fate.Disagrees(model, servers);
        }
        return servers.equals(model) ? new Fate.Same(servers) : new Fate.Differs(model, servers);
    }
}
