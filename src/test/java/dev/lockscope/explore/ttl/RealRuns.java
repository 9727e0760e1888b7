package dev.lockscope.explore.ttl;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Play;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs of an experiment on real servers, in real time, with the times that the same runs on the model draw. Only the
 * network is left to what the machine's own does, and the delays between attempts are drawn anew.
 */
public final class RealRuns {

    private static final long PATIENCE = 1_000_000_000L;

    private final Lab lab;
    private final Experiment experiment;

    public RealRuns(Lab lab, Experiment experiment) {
        this.lab = lab;
        this.experiment = experiment;
    }

    /** What a run came to by its trace; nothing where the machine has disturbed it. */
    public Optional<Outcome> run(Protection protection, Duration ttl, long number)
            throws EnvironmentProblem, InterruptedException {
        Sample sample = new Sample(experiment, protection, ttl, number);
        try (Run run = lab.open(sample.scenario(), new RunOptions(1, number, new Play.Free()))) {
            run.start();
            lead(run, sample);
            run.end();
            run.awaitEnd();
            Verdict verdict = Judge.judge(run.trace());
            return verdict.isDisturbed() ? Optional.empty() : Optional.of(outcome(verdict));
        }
    }

    private static Outcome outcome(Verdict verdict) {
        return new Outcome(
                verdict.ids().contains(FindingId.OVERLAP),
                verdict.ids().contains(FindingId.LOST_UPDATE),
                verdict.ids().contains(FindingId.STALE_WRITE_ACCEPTED),
                verdict.ids().contains(FindingId.STALE_WRITE_REJECTED));
    }

    /** Lets every client that has come to the midst of its work stand still for as long as was drawn, then go on. */
    private static void lead(Run run, Sample sample) throws InterruptedException {
        Scenario scenario = sample.scenario();
        List<String> clients = scenario.cast().clients();
        Map<String, Integer> works = new HashMap<>();
        Map<String, Long> resumes = new HashMap<>();
        int read = 0;
        int finished = 0;
        while (finished < clients.size()) {
            long next =
                    resumes.values().stream().mapToLong(Long::longValue).min().orElse(Long.MAX_VALUE);
            run.recorder().awaitMoreThan(read, Math.max(1, Math.min(PATIENCE, next - run.now())));
            for (Event event : run.recorder().from(read)) {
                read++;
                if (event.fact() instanceof WorkStarted work && works.merge(work.client(), 1, Integer::sum) == 2) {
                    String client = work.client();
                    long pause = sample.draws()
                            .clients()
                            .get(clients.indexOf(client))
                            .pause();
                    if (pause > 0) {
                        run.apply(new ClientAction.Pause(client));
                        resumes.put(client, run.now() + pause);
                    }
                    run.apply(new ClientAction.Finish(client));
                } else if (event.fact() instanceof ClientFinished) {
                    finished++;
                }
            }
            for (Iterator<Map.Entry<String, Long>> all = resumes.entrySet().iterator(); all.hasNext(); ) {
                Map.Entry<String, Long> due = all.next();
                if (due.getValue() <= run.now()) {
                    all.remove();
                    run.apply(new ClientAction.Resume(due.getKey()));
                }
            }
        }
    }
}
