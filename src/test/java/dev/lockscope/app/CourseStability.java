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
import java.util.LinkedHashMap;
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

    private final Lab lab;
    private final int wanted;
    private final PrintStream out;

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

    private boolean repeat(List<Lesson> lessons, int sideBySide) throws Exception {
        List<Job> jobs = new ArrayList<>();
        for (Lesson lesson : lessons) {
            for (Scenario scenario : lesson.run().orElseThrow().variants()) {
                for (int seed = 1; seed <= wanted; seed++) {
                    jobs.add(new Job(lesson, scenario, seed));
                }
            }
        }
        List<Job> ordered =
                jobs.stream().sorted(Comparator.comparingDouble(Job::fastest)).toList();
        Map<Job, Undisturbed> runs = new HashMap<>();
        ExecutorService workers = Executors.newFixedThreadPool(sideBySide);
        try {
            List<Callable<Undisturbed>> calls = ordered.stream()
                    .<Callable<Undisturbed>>map(job -> () -> Undisturbed.of(lab, job.scenario(), job.seed()))
                    .toList();
            List<Future<Undisturbed>> done = workers.invokeAll(calls);
            for (int i = 0; i < done.size(); i++) {
                runs.put(ordered.get(i), done.get(i).get());
            }
        } finally {
            workers.shutdownNow();
        }
        return print(lessons, runs);
    }

    private boolean print(List<Lesson> lessons, Map<Job, Undisturbed> runs) {
        boolean stable = true;
        out.printf(ROW, "lesson and variant", "runs", "disturbed", "expected", "right", "other outcomes");
        for (Lesson lesson : lessons) {
            Map<String, Integer> right = right(lesson, runs);
            stable &= right.size() == 1 && !right.containsKey("none");
            for (Scenario scenario : lesson.run().orElseThrow().variants()) {
                List<Undisturbed> own = new ArrayList<>();
                for (int seed = 1; seed <= wanted; seed++) {
                    Undisturbed run = runs.get(new Job(lesson, scenario, seed));
                    if (run != null) {
                        own.add(run);
                    }
                }
                stable &= print(lesson, scenario, own, right);
            }
        }
        return stable;
    }

    private boolean print(Lesson lesson, Scenario scenario, List<Undisturbed> runs, Map<String, Integer> right) {
        int expected = 0;
        Map<String, Integer> others = new TreeMap<>();
        for (Undisturbed run : runs) {
            Verdict verdict = Judge.judge(run.trace());
            boolean fits = verdict.meets(scenario.expect());
            expected += fits ? 1 : 0;
            if (!fits) {
                others.merge(findings(verdict), 1, Integer::sum);
            }
        }
        boolean asked = scenario.equals(lesson.run().orElseThrow().start());
        out.printf(
                Locale.ROOT,
                ROW,
                lesson.number() + " " + scenario.fullId(),
                runs.size(),
                runs.stream().mapToInt(Undisturbed::disturbed).sum(),
                expected,
                asked ? right : "",
                others.isEmpty() ? "" : others);
        return expected == runs.size();
    }

    /** How often which option was the right one; {@code none} where the runs fitted no option or several. */
    private Map<String, Integer> right(Lesson lesson, Map<Job, Undisturbed> runs) {
        Lesson.OfRun run = lesson.run().orElseThrow();
        Map<String, Integer> right = new TreeMap<>();
        for (int seed = 1; seed <= wanted; seed++) {
            Map<String, Trace> traces = new LinkedHashMap<>();
            for (Scenario scenario : run.variants()) {
                Undisturbed one = runs.get(new Job(lesson, scenario, seed));
                if (one != null) {
                    traces.put(scenario.variant().orElse(""), one.trace());
                }
            }
            right.merge(run.question().rightOption(traces).orElse("none"), 1, Integer::sum);
        }
        return right;
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
