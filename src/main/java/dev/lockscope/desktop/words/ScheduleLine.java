package dev.lockscope.desktop.words;

import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.stream.IntStream;

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
        List<String> outcomes = text.outcomes(steps);
        return IntStream.range(0, steps.size())
                .mapToObj(place -> new ScheduleLine(place + 1, text.move(steps.get(place)), outcomes.get(place)))
                .toList();
    }
}
