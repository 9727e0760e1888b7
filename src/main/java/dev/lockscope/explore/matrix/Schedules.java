package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Playing;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.Text;
import dev.lockscope.time.WallClock;

/** Makes scenarios of what was found in single cells. */
public final class Schedules {

    private final Playing playing;

    /**
     * Scenarios that are run on the model.
     *
     * @param clock for the headers of their traces
     * @param versions for the same
     */
    public Schedules(WallClock clock, Lab.Versions versions) {
        this.playing = new Playing(new ModelLab(clock, versions));
    }

    /**
     * The schedule that a cell was broken by, as a scenario and its run.
     *
     * @param id the scenario's id, as a file is called
     */
    public Counterexample of(Row row, Fault fault, Property property, Result.Broken found, String id)
            throws InterruptedException {
        Text title = new Text(title("en", row, fault, property), title("nb", row, fault, property));
        try {
            return playing.of(row.scenario(fault), fault.budget(), found, id, title);
        } catch (ScenarioException e) {
            throw new IllegalStateException("a schedule that makes no scenario: " + e.problems(), e);
        }
    }

    private static String title(String language, Row row, Fault fault, Property property) {
        MatrixText words = MatrixText.in(language);
        return words.text("schedule.title", row.recipe(), words.of(fault), words.of(property));
    }
}
