package dev.lockscope.course.deeds;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ActionText;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.tuning.Outcome;
import dev.lockscope.scenario.tuning.Tuning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A recorded try at a challenge.
 *
 * @param name what it is called
 * @param with what is changed in the sheet before the run: values by the parameters' paths
 * @param deeds what is done, in order
 * @param until the event after which the learner ends the run, as in scripts; empty for a run that ends by itself
 */
public record Attempt(String name, Map<String, String> with, List<Deed> deeds, String until) {

    public Attempt {
        with = Map.copyOf(with);
        deeds = List.copyOf(deeds);
    }

    /** The scenario with the changes. */
    public Scenario of(Scenario start) {
        Tuning tuning = Tuning.of(start);
        for (Map.Entry<String, String> change : with.entrySet()) {
            Outcome outcome = tuning.with(change.getKey(), change.getValue());
            if (!(outcome instanceof Outcome.Accepted accepted)) {
                throw new AssertionError("\"" + name + "\": " + outcome);
            }
            tuning = accepted.tuning();
        }
        return tuning.scenario();
    }

    /** An action as in scripts. */
    public Action action(Scenario scenario, String text) {
        return new ActionText(scenario)
                .read(text)
                .orElseThrow(() -> new AssertionError("\"" + name + "\": no action " + text));
    }

    /** What it is made of: its deeds, each with its event, and what it changes. */
    public List<String> parts() {
        List<String> parts = new ArrayList<>();
        deeds.forEach(
                deed -> deed.actions().forEach(action -> parts.add(deed.when() + " " + deed.nth() + ": " + action)));
        with.forEach((path, value) -> parts.add(path + " = " + value));
        parts.sort(null);
        return parts;
    }

    /** The kinds of things that are done, however often and when, and what is changed, to whatever value. */
    public Set<String> kinds() {
        Set<String> kinds = new TreeSet<>(with.keySet());
        deeds.forEach(deed -> deed.actions().forEach(action -> kinds.add(action.split(" ")[0])));
        return kinds;
    }

    /** How many parts have to be left out, added or changed to make the other one of it. */
    public int distance(Attempt other) {
        List<String> own = new ArrayList<>(parts());
        List<String> others = new ArrayList<>(other.parts());
        other.parts().forEach(own::remove);
        parts().forEach(others::remove);
        return Math.max(own.size(), others.size());
    }
}
