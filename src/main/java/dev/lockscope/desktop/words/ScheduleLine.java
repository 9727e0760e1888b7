package dev.lockscope.desktop.words;

import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.explore.Move;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockRequested;
import java.util.ArrayList;
import java.util.List;

/**
 * A move of a schedule as it is read.
 *
 * @param number from 1
 * @param move what is done
 * @param outcome what comes of it; empty where the move says it all
 */
public record ScheduleLine(int number, String move, String outcome) {

    /**
     * The lines of a schedule in the language that is spoken now.
     *
     * @param explored the scenario that was explored, whose clients and nodes they name
     */
    public static List<ScheduleLine> of(Words words, Scenario explored, List<Step> steps) {
        ScheduleText text = ScheduleText.in(words.language().get(), explored);
        List<ScheduleLine> lines = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            String told = text.outcome(step);
            lines.add(new ScheduleLine(
                    i + 1, text.move(step), told.isEmpty() ? quiet(words, explored, steps.subList(0, i + 1)) : told));
        }
        return List.copyOf(lines);
    }

    /** What a client does in the last of these moves of which others notice nothing. */
    private static String quiet(Words words, Scenario explored, List<Step> steps) {
        Step step = steps.get(steps.size() - 1);
        for (Fact fact : step.facts()) {
            if (fact instanceof LockRequested) {
                return words.events().of(fact);
            }
        }
        if (!(step.move() instanceof Move.Go go)) {
            return "";
        }
        boolean works = go.program() == 0
                && isAtWork(explored.clients().get(go.client()).name(), steps);
        return words.of(Words.BUNDLE).say(works ? "move.works" : "move.waits");
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
}
