package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Cut;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sessions without a window, in which all work is done at once. */
public final class Opened {

    private Opened() {}

    /** The variants of one of the scenarios that came with the program. */
    public static List<Scenario> variants(String name) {
        try {
            return ScenarioLoader.load(LabScenarios.file(name));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** Runs on the model. */
    public static ModelLab lab() {
        return new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    }

    /** A whole run of a file's first variant. */
    public static Trace trace(String name) {
        try (Run run = lab().open(variants(name).get(0), new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A recorded session of a file's first variant. */
    public static Session recorded(String name) {
        return recorded(name, trace(name));
    }

    /** A recorded session of a trace. */
    public static Session recorded(String name, Trace trace) {
        return recorded(name, trace, Optional.empty());
    }

    /** A recorded session of a trace whose file may be cut off. */
    public static Session recorded(String name, Trace trace, Optional<Cut> cut) {
        List<Scenario> variants = variants(name);
        Origin origin = new Origin(Path.of(name + ".yaml"), variants, new Origin.How.Recorded(cut));
        Background background = new Background(Runnable::run, Runnable::run, defect -> {
            throw new AssertionError(defect);
        });
        return Session.of(trace, Optional.of(variants.get(0)), origin, background);
    }

    /** A session of a file's first variant before anything has begun. */
    public static Session ready(String name) {
        List<Scenario> variants = variants(name);
        Background background = new Background(Runnable::run, Runnable::run, defect -> {
            throw new AssertionError(defect);
        });
        Workbench workbench = new Workbench(
                background,
                (scenario, options) -> {
                    throw new AssertionError("nothing is to be started");
                },
                () -> 1);
        workbench.play(variants.get(0), new Origin(Path.of(name + ".yaml"), variants, new Origin.How.AsWritten()));
        return workbench.current().get().orElseThrow();
    }

    /** A trace of the same header, with other facts, a millisecond apart. */
    public static Trace telling(Header header, Fact... facts) {
        List<Event> events = new ArrayList<>();
        for (Fact fact : facts) {
            int seq = events.size() + 1;
            events.add(new Event(seq, seq * 1_000_000L, Event.RUN, Event.NO_CAUSE, fact));
        }
        return new Trace(header, events);
    }
}
