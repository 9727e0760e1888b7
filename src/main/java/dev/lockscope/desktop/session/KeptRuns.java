package dev.lockscope.desktop.session;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceArchive;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Runs that are kept in an archive while they go on. Where nothing can be written they are run all the same. */
public final class KeptRuns implements RunsOpener {

    private static final Logger LOG = Logger.getLogger("dev.lockscope");

    private final RunsOpener runs;
    private final TraceArchive archive;

    /** Runs of another opener, kept there. */
    public KeptRuns(RunsOpener runs, TraceArchive archive) {
        this.runs = runs;
        this.archive = archive;
    }

    @Override
    public Run open(Scenario scenario, RunOptions options) throws EnvironmentProblem, InterruptedException {
        Run run = runs.open(scenario, options);
        try {
            return new KeptRun(run, archive.keep(run.header(), run.recorder()));
        } catch (IOException e) {
            LOG.log(Level.FINE, "a run could not be kept", e);
            return run;
        }
    }

    private record KeptRun(Run run, TraceArchive.Keeping keeping) implements Run {

        @Override
        public Header header() {
            return run.header();
        }

        @Override
        public Speed speed() {
            return run.speed();
        }

        @Override
        public Recorder recorder() {
            return run.recorder();
        }

        @Override
        public long now() {
            return run.now();
        }

        @Override
        public void start() {
            run.start();
        }

        @Override
        public void hold() {
            run.hold();
        }

        @Override
        public void proceed() {
            run.proceed();
        }

        @Override
        public boolean isHeld() {
            return run.isHeld();
        }

        @Override
        public boolean step(String client) {
            return run.step(client);
        }

        @Override
        public boolean apply(Action action) {
            return run.apply(action);
        }

        @Override
        public Ending awaitEnd() throws InterruptedException {
            return run.awaitEnd();
        }

        @Override
        public void end() {
            run.end();
        }

        @Override
        public Trace trace() {
            return run.trace();
        }

        @Override
        public void close() {
            run.close();
            try {
                keeping.close();
            } catch (IOException e) {
                LOG.log(Level.FINE, "a run could not be kept to its end", e);
            }
        }
    }
}
