package dev.lockscope.trace.world;

import dev.lockscope.trace.RunFact.Ending;
import java.util.Optional;

/**
 * The run as a whole.
 *
 * @param started whether its clients may have begun
 * @param held whether its clients stand still between their steps
 * @param free whether it is played without a script, or beyond its end
 * @param disturbances how many stalls of the machine were too long
 * @param longestStall the longest of them, ns, or 0
 * @param ending how it ended, once it has
 * @param detail a plain sentence on the ending, or empty
 * @param unknown how many events this version of the program does not know and has left out of the account
 */
public record RunView(
        boolean started,
        boolean held,
        boolean free,
        int disturbances,
        long longestStall,
        Optional<Ending> ending,
        String detail,
        int unknown) {

    static RunView initial() {
        return new RunView(false, false, false, 0, 0, Optional.empty(), "", 0);
    }

    /** Whether it is too disturbed to prove anything. */
    public boolean isDisturbed() {
        return disturbances > 0;
    }

    /** Whether it has ended. */
    public boolean isEnded() {
        return ending.isPresent();
    }

    RunView start() {
        return new RunView(true, held, free, disturbances, longestStall, ending, detail, unknown);
    }

    RunView held(boolean now) {
        return new RunView(started, now, free, disturbances, longestStall, ending, detail, unknown);
    }

    RunView freed() {
        return new RunView(started, held, true, disturbances, longestStall, ending, detail, unknown);
    }

    RunView disturbed(long stall) {
        return new RunView(
                started, held, free, disturbances + 1, Math.max(longestStall, stall), ending, detail, unknown);
    }

    RunView end(Ending how, String newDetail) {
        return new RunView(started, false, free, disturbances, longestStall, Optional.of(how), newDetail, unknown);
    }

    RunView oneMoreUnknown() {
        return new RunView(started, held, free, disturbances, longestStall, ending, detail, unknown + 1);
    }
}
