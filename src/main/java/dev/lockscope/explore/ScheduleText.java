package dev.lockscope.explore;

import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.ResourceFact.ValueRead;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells the moves of a schedule, and what they break, in one language. Immutable, so any thread may use it. */
public final class ScheduleText {

    private static final String BUNDLE = "dev.lockscope.explore.schedule";

    private final Scenario scenario;
    private final EventText words;
    private final Locale locale;
    private final ResourceBundle bundle;

    private ScheduleText(String language, Scenario scenario) {
        this.scenario = scenario;
        this.words = EventText.in(language);
        this.locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ENGLISH;
        this.bundle = bundle(locale);
    }

    /**
     * The words of a language for schedules of a scenario.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param scenario the one that was explored, whose clients and nodes they name
     */
    public static ScheduleText in(String language, Scenario scenario) {
        return new ScheduleText(language, scenario);
    }

    private static ResourceBundle bundle(Locale locale) {
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        return ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** What a scenario is called that was made of what was found in another one. */
    public static Text title(Scenario explored) {
        return new Text(
                found(Locale.ENGLISH, explored.title().en()),
                found(Locale.forLanguageTag("nb"), explored.title().nb()));
    }

    /**
     * What a scenario shows that was made of a schedule.
     *
     * @param broken what the schedule breaks
     * @param moves how many moves it has
     * @param faults how often what went wrong in it
     */
    static Text goal(Scenario explored, Set<Property> broken, int moves, Map<FaultKind, Integer> faults) {
        return new Text(
                in("en", explored).goal(broken, moves, faults),
                in("nb", explored).goal(broken, moves, faults));
    }

    private String goal(Set<Property> broken, int moves, Map<FaultKind, Integer> faults) {
        String wrong = faults.entrySet().stream()
                .map(fault -> text("fault." + fault.getKey().id())
                        + (fault.getValue() > 1 ? text("found.times", fault.getValue()) : ""))
                .collect(Collectors.joining(", "));
        return text("found.goal", broken(broken), moves, wrong.isEmpty() ? text("found.nothing") : wrong);
    }

    private static String found(Locale locale, String title) {
        return new MessageFormat(bundle(locale).getString("found"), locale).format(new Object[] {title});
    }

    /** What broke, parts of a sentence with semicolons between them. */
    public String broken(Set<Property> properties) {
        return properties.stream()
                .sorted()
                .map(property -> text("broken." + property.id()))
                .collect(Collectors.joining("; "));
    }

    /** A move, such as {@code A begins}. */
    public String move(Step step) {
        Move move = step.move();
        if (move instanceof Move.Begin begin) {
            return text("move.begin", client(begin.client()));
        } else if (move instanceof Move.Go go) {
            return text("move.go", client(go.client()));
        } else if (move instanceof Move.GoWith with) {
            return text("move." + with.fault().id(), client(with.client()));
        } else if (move instanceof Move.Finish finish) {
            return text("move.finish", client(finish.client()));
        } else if (move instanceof Move.Pass pass) {
            return passed(pass, step.waited());
        } else if (move instanceof Move.CrashClient crash) {
            return text("move.crash-client", client(crash.client()));
        } else if (move instanceof Move.CrashNode crash) {
            return text("move." + crash.kind().id(), node(crash.node()));
        } else if (move instanceof Move.StartNode start) {
            return text("move.start-node", node(start.node()));
        } else if (move instanceof Move.Ship ship) {
            return text("move.ship", node(ship.replica()));
        } else if (move instanceof Move.Lag lag) {
            return text(lag.begins() ? "move.lag" : "move.lag-ends", node(lag.replica()));
        } else if (move instanceof Move.FailOver over) {
            return text("move.failover", node(over.replica()));
        } else if (move instanceof Move.JumpClock jump) {
            return text("move.clock-jump", node(jump.node()));
        }
        return text("move.arrive");
    }

    private String passed(Move.Pass pass, long nanos) {
        String time = String.format(locale, "%.3f", nanos / 1e9);
        String paused = clients(pass.stopped());
        String stuck = clients(pass.stuck());
        return text("move.pass", time)
                + (paused.isEmpty() ? "" : text("move.pass.stopped", paused))
                + (stuck.isEmpty() ? "" : text("move.pass.stuck", stuck));
    }

    private String clients(int bits) {
        return IntStream.range(0, scenario.clients().size())
                .filter(client -> ((bits >> client) & 1) == 1)
                .mapToObj(this::client)
                .collect(Collectors.joining(", "));
    }

    private String client(int place) {
        return scenario.clients().get(place).name();
    }

    private String node(int place) {
        return scenario.topology().nodes().get(place);
    }

    /** What came of each move: the turns that it took, or else the commands; empty where the move says it all. */
    public List<String> outcomes(List<Step> steps) {
        return IntStream.range(0, steps.size())
                .mapToObj(place -> {
                    String told = outcome(steps.get(place));
                    return told.isEmpty() ? quiet(steps.subList(0, place + 1)) : told;
                })
                .toList();
    }

    /** What is done in the last of these moves, of which no other client notices anything. */
    private String quiet(List<Step> steps) {
        Step step = steps.get(steps.size() - 1);
        Optional<Fact> asks =
                step.facts().stream().filter(LockRequested.class::isInstance).findFirst();
        if (asks.isPresent()) {
            return words.of(asks.get());
        } else if (step.move() instanceof Move.Ship) {
            String came = step.facts().stream().map(words::of).collect(Collectors.joining("; "));
            return came.isEmpty() ? text("move.ship.quiet") : came;
        } else if (step.move() instanceof Move.Go go) {
            String own = isAtWork(client(go.client()), steps) ? "move.go.works" : "move.go.quiet";
            return text(go.program() > 0 ? "move.go.beside" : own);
        }
        return "";
    }

    private static boolean isAtWork(String client, List<Step> steps) {
        boolean works = false;
        for (Step step : steps) {
            for (Fact fact : step.facts()) {
                if (fact instanceof WorkStarted started && started.client().equals(client)) {
                    works = true;
                } else if (fact instanceof WorkFinished finished
                        && finished.client().equals(client)) {
                    works = false;
                }
            }
        }
        return works;
    }

    private String outcome(Step step) {
        List<Fact> turns = step.facts().stream()
                .filter(fact -> Prominence.of(fact) == Prominence.HEADLINE || fact instanceof ValueRead)
                .toList();
        List<Fact> shown = turns.isEmpty()
                ? step.facts().stream()
                        .filter(fact -> fact instanceof CommandSent || fact instanceof CommandReplied)
                        .toList()
                : turns;
        return shown.stream().map(words::of).collect(Collectors.joining("; "));
    }

    private String text(String key, Object... values) {
        Object[] texts = Arrays.stream(values).map(String::valueOf).toArray();
        return new MessageFormat(bundle.getString(key), locale).format(texts);
    }
}
