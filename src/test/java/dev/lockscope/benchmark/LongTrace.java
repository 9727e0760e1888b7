package dev.lockscope.benchmark;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.Trace;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A run that goes on for hours: many courses of one scenario on the model, one after the other. */
final class LongTrace {

    private static final Path SCENARIO = Path.of("scenarios/herd.yaml");
    private static final int COURSES = 12;

    /** Between one course and the next, ns. */
    private static final long BREAK = 50_000_000;

    /** As the model makes them. */
    private static final Pattern TOKEN = Pattern.compile("\\b(\\w+-)(\\d+)\\b");

    private LongTrace() {}

    /**
     * Makes one.
     *
     * @param events how many events it has
     * @param seed of chance
     */
    static Trace of(int events, long seed) throws Exception {
        List<Trace> courses = new ArrayList<>();
        Scenario scenario = ScenarioLoader.load(SCENARIO).get(0);
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("benchmark", "17"));
        for (int i = 0; i < COURSES; i++) {
            try (Run run = lab.open(scenario, new RunOptions(1, seed + i))) {
                run.start();
                run.awaitEnd();
                courses.add(run.trace());
            }
        }
        Randomness chance = Randomness.seeded(seed);
        List<Event> all = new ArrayList<>(events);
        long at = 0;
        while (all.size() < events) {
            at = append(all, courses.get((int) chance.nextLong(COURSES)), at, events) + BREAK;
        }
        return new Trace(courses.get(0).header(), all);
    }

    /** The same fact, of a command and with tokens of its own. */
    private static Fact renumbered(Fact fact, long by) throws ReflectiveOperationException {
        RecordComponent[] components = fact.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            values[i] = components[i].getAccessor().invoke(fact);
            types[i] = components[i].getType();
            if (components[i].getName().equals("command") && values[i] instanceof Long number && number != 0) {
                values[i] = number + by;
            } else if (values[i] instanceof String text) {
                values[i] =
                        TOKEN.matcher(text).replaceAll(token -> token.group(1) + (Long.parseLong(token.group(2)) + by));
            }
        }
        return fact.getClass().getDeclaredConstructor(types).newInstance(values);
    }

    /** Adds a course; answers when its last event was. */
    private static long append(List<Event> all, Trace course, long from, int most) throws ReflectiveOperationException {
        long before = all.size();
        long last = from;
        for (Event event : course.events()) {
            boolean once = event.fact() instanceof RunEnded || (event.fact() instanceof RunStarted && before > 0);
            if (once || all.size() == most) {
                continue;
            }
            long cause = event.cause() == Event.NO_CAUSE ? Event.NO_CAUSE : event.cause() + before;
            last = from + event.at();
            all.add(new Event(all.size() + 1, last, event.actor(), cause, renumbered(event.fact(), before)));
        }
        return last;
    }
}
