package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.ScriptStep;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Something that is done in a run as soon as an event has come.
 *
 * @param awaited the event
 * @param deed what is done then
 * @param within how long the event is waited for after the cue before it; holds do not count
 */
public record Cue(Awaited awaited, Deed deed, Duration within) {

    /** The event that a cue waits for. */
    public sealed interface Awaited {

        /**
         * The next event that fits a pattern, after the event of the cue before.
         *
         * @param pattern the pattern
         */
        record Next(EventPattern pattern) implements Awaited {

            @Override
            public String toString() {
                return pattern.toString();
            }
        }

        /**
         * An event that is counted from the run's start; it may have come before the event of the cue before.
         *
         * @param signature what it is
         * @param occurrence the how manieth of its kind it is, from 1
         */
        record Nth(Signature signature, int occurrence) implements Awaited {

            @Override
            public String toString() {
                return occurrence == 1 ? signature.toString() : signature + " (" + occurrence + ")";
            }
        }
    }

    /** What is done at a cue. */
    public sealed interface Deed {

        /**
         * A step of the scenario's script is reached.
         *
         * @param step its number, from 1
         * @param when its event, as in the scenario
         * @param actions its actions, in order
         */
        record OfScript(int step, String when, List<Action> actions) implements Deed {

            public OfScript {
                actions = List.copyOf(actions);
            }

            /** The actions, as in the scenario. */
            public String text() {
                return actions.stream().map(Action::text).collect(Collectors.joining(", "));
            }
        }

        /**
         * The learner acts.
         *
         * @param action the action
         */
        record OfLearner(Action action) implements Deed {}
    }

    /** A step of a script. */
    static Cue of(int number, ScriptStep step) {
        return new Cue(
                new Awaited.Next(step.when()),
                new Deed.OfScript(number, step.when().toString(), step.actions()),
                step.within());
    }
}
