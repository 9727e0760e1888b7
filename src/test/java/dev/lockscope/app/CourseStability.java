package dev.lockscope.app;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.lab.Lab;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.Verdict;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Runs every variant of every lesson many times on real servers, several side by side, grades the lesson's question by
 * each set of runs, and prints how often each outcome came.
 *
 * <p>Arguments: how many undisturbed runs of each (1), how many runs go on side by side (6). Leaves with 0 when every run
 * had the findings that its scenario expects and the question had one right answer, the same each time.
 */
public final class CourseStability {

    private static final String ROW = "%-46s %5s %9s %9s  %-12s %s%n";

    private static final String NONE = "none";

    /** How many runs of each are kept at a time: enough for all workers to have something to do. */
    private static final int AT_ONCE = 10;

    private final Lab lab;
    private final int wanted;
    private final PrintStream out;
    private final Map<String, Tally> tallies = new HashMap<>();

    /** By each lesson's id: how often which option was the right one; none where runs fitted no option or several. */
    private final Map<String, Map<String, Integer>> right = new HashMap<>();

    private CourseStability(Lab lab, int wanted, PrintStream out) {
        this.lab = lab;
        this.wanted = wanted;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        int wanted = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1;
        int sideBySide = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 6;
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        List<Lesson> lessons = Lessons.of(Path.of("scenarios/lessons")).lessons().stream()
                .filter(lesson -> lesson.run().isPresent())
                .toList();
        System.exit(new CourseStability(lab, wanted, out).repeat(lessons, sideBySide) ? 0 : 1);
    }

    /** One run of one variant. */
    private record Job(Lesson lesson, Scenario scenario, int seed) {

        /** Real time that does not get shorter with the speed is begun with, so that it does not come last. */
        double fastest() {
            return scenario.maxSpeed().orElse(Double.MAX_VALUE);
        }
    }

    /** What the runs of one variant came to. */
    private static final class Tally {
        private final Map<String, Integer> others = new TreeMap<>();
        private int runs;
        private int disturbed;
        private int expected;

        void add(Scenario scenario, Undisturbed run) {
            Verdict verdict = Judge.judge(run.trace());
            runs++;
            disturbed += run.disturbed();
            if (verdict.meets(scenario.expect())) {
                expected++;
            } else {
                others.merge(findings(verdict), 1, Integer::sum);
            }
        }
    }

    private boolean repeat(List<Lesson> lessons, int sideBySide) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(sideBySide);
        try {
            for (int from = 1; from <= wanted; from += AT_ONCE) {
                repeat(lessons, from, Math.min(wanted, from + AT_ONCE - 1), workers);
            }
        } finally {
            workers.shutdownNow();
        }
        return print(lessons);
    }

    /** Runs everything with some seeds, and keeps what the runs came to, not the runs. */
    private void repeat(List<Lesson> lessons, int from, int to, ExecutorService workers) throws Exception {
        List<Job> jobs = new ArrayList<>();
        for (Lesson lesson : lessons) {
            for (Scenario scenario : lesson.run().orElseThrow().variants()) {
                for (int seed = from; seed <= to; seed++) {
                    jobs.add(new Job(lesson, scenario, seed));
                }
            }
        }
        jobs.sort(Comparator.comparingDouble(Job::fastest));
        List<Callable<Undisturbed>> calls = jobs.stream()
                .<Callable<Undisturbed>>map(job -> () -> Undisturbed.of(lab, job.scenario(), job.seed()))
                .toList();
        List<Future<Undisturbed>> done = workers.invokeAll(calls);
        Map<Lesson, Map<Integer, Map<String, Trace>>> traces = new HashMap<>();
        for (int i = 0; i < done.size(); i++) {
            Job job = jobs.get(i);
            Undisturbed run = done.get(i).get();
            tallies.computeIfAbsent(job.scenario().fullId(), id -> new Tally()).add(job.scenario(), run);
            traces.computeIfAbsent(job.lesson(), lesson -> new HashMap<>())
                    .computeIfAbsent(job.seed(), seed -> new HashMap<>())
                    .put(job.scenario().variant().orElse(""), run.trace());
        }
        traces.forEach((lesson, sets) -> sets.values().forEach(set -> grade(lesson, set)));
    }

    private void grade(Lesson lesson, Map<String, Trace> runs) {
        String option = lesson.run().orElseThrow().question().rightOption(runs).orElse(NONE);
        right.computeIfAbsent(lesson.id(), id -> new TreeMap<>()).merge(option, 1, Integer::sum);
    }

    private boolean print(List<Lesson> lessons) {
        boolean stable = true;
        out.printf(ROW, "lesson and variant", "runs", "disturbed", "expected", "right", "other outcomes");
        for (Lesson lesson : lessons) {
            Map<String, Integer> answers = right.getOrDefault(lesson.id(), Map.of());
            stable &= answers.size() == 1 && !answers.containsKey(NONE);
            for (Scenario scenario : lesson.run().orElseThrow().variants()) {
                Tally tally = tallies.getOrDefault(scenario.fullId(), new Tally());
                boolean asked = scenario.equals(lesson.run().orElseThrow().start());
                stable &= tally.runs == wanted && tally.expected == wanted;
                out.printf(
                        Locale.ROOT,
                        ROW,
                        lesson.number() + " " + scenario.fullId(),
                        tally.runs,
                        tally.disturbed,
                        tally.expected,
                        asked ? answers : "",
                        tally.others.isEmpty() ? "" : tally.others);
            }
        }
        return stable;
    }

    private static String findings(Verdict verdict) {
        String text = verdict.findings().stream()
                .map(finding -> finding.id())
                .map(FindingId::id)
                .distinct()
                .sorted()
                .collect(Collectors.joining(" + "));
        return text.isEmpty() ? "safe" : text;
    }
}
