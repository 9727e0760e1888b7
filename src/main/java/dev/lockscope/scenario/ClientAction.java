package dev.lockscope.scenario;

/** Something that is done to a client. */
public sealed interface ClientAction extends Action {

    /** The client that it is done to. */
    String client();

    /** Lets a client begin that waits to be told. */
    record Start(String client) implements ClientAction {
        @Override
        public String text() {
            return "start " + client;
        }
    }

    /** Stops a client's process, watchdog and all, as a garbage collector's stop-the-world pause does. */
    record Pause(String client) implements ClientAction {
        @Override
        public String text() {
            return "pause " + client;
        }
    }

    /** Lets a client's worker get stuck while its watchdog goes on: the opposite failure of a pause. */
    record Stall(String client) implements ClientAction {
        @Override
        public String text() {
            return "stall " + client;
        }
    }

    /** Ends a client's pause or stall. */
    record Resume(String client) implements ClientAction {
        @Override
        public String text() {
            return "resume " + client;
        }
    }

    /** Kills a client's process. */
    record Crash(String client) implements ClientAction {
        @Override
        public String text() {
            return "crash " + client;
        }
    }

    /** Ends a client's work that lasts until told. */
    record Finish(String client) implements ClientAction {
        @Override
        public String text() {
            return "finish " + client;
        }
    }

    /**
     * Lets a client's own clock run at another rate from now on.
     *
     * @param rate seconds that its clock counts in a second, from 0.1 to 10; 1 ends the drift
     */
    record DriftClock(String client, double rate) implements ClientAction {
        @Override
        public String text() {
            return "drift-clock " + client + " " + Rates.text(rate);
        }
    }
}
