package dev.lockscope.desktop.inspector.code;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ComputationStarted;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.world.WorldIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the program of a client is: in its recipe, whose lines are shown, or in its work under the lock, which is no part
 * of the recipe.
 *
 * @param inRecipe whether the latest that it did was a step of its recipe
 * @param doing the latest that it did in its work, where it has done anything since it last asked for the lock
 */
record Course(boolean inRecipe, Optional<Event> doing) {

    /** How many events back a client's course is looked for; one that did nothing for so long shows its last step. */
    private static final int FAR = 4_000;

    /** How the steps of the client's own program begin, which are no part of the recipe. */
    private static final String PROGRAM = "program.";

    private static final Course UNKNOWN = new Course(true, Optional.empty());

    /**
     * The courses of clients after the first {@code events} events of an index.
     *
     * @param clients their names
     */
    static Map<String, Course> of(WorldIndex index, int events, List<String> clients) {
        Map<String, Course> found = new HashMap<>();
        Set<String> stepped = new HashSet<>();
        for (int i = events - 1; i >= Math.max(0, events - FAR) && found.size() < clients.size(); i--) {
            Event event = index.event(i);
            String who = event.actor();
            if (!clients.contains(who) || found.containsKey(who)) {
                continue;
            }
            if (isWork(event)) {
                found.put(who, new Course(stepped.contains(who), Optional.of(event)));
            } else if (event.fact() instanceof StepReached) {
                stepped.add(who);
            } else if (isTurn(event)) {
                found.put(who, new Course(stepped.contains(who), Optional.empty()));
            }
        }
        clients.forEach(name -> found.putIfAbsent(name, UNKNOWN));
        return found;
    }

    private static boolean isWork(Event event) {
        return event.fact() instanceof ResourceFact
                || event.fact() instanceof WorkStarted
                || event.fact() instanceof WorkFinished
                || event.fact() instanceof ComputationStarted
                || (event.fact() instanceof StepReached reached
                        && reached.step().startsWith(PROGRAM));
    }

    /** What begins or ends a part of the program. */
    private static boolean isTurn(Event event) {
        return event.fact() instanceof LockFact
                || event.fact() instanceof ClientFact.CriticalSectionEntered
                || event.fact() instanceof ClientFact.CriticalSectionLeft
                || event.fact() instanceof ClientFinished
                || event.fact() instanceof ClientCrashed;
    }
}
