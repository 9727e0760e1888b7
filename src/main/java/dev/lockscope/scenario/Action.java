package dev.lockscope.scenario;

/** Something that the script or the learner does to a run. */
public sealed interface Action {

    /** The action as in scenario files, such as {@code pause A}. */
    String text();

    /** Lets a client begin that waits to be told. */
    record Start(String client) implements Action {
        @Override
        public String text() {
            return "start " + client;
        }
    }

    /** Stops a client's process, as a garbage collector's stop-the-world pause does. */
    record Pause(String client) implements Action {
        @Override
        public String text() {
            return "pause " + client;
        }
    }

    /** Ends a client's pause. */
    record Resume(String client) implements Action {
        @Override
        public String text() {
            return "resume " + client;
        }
    }

    /** Kills a client's process. */
    record Crash(String client) implements Action {
        @Override
        public String text() {
            return "crash " + client;
        }
    }

    /** Ends a client's work that lasts until told. */
    record Finish(String client) implements Action {
        @Override
        public String text() {
            return "finish " + client;
        }
    }

    /** Lets a link keep what it carries: both ways, requests only, or replies only. */
    record Hold(String client, String node, Part part) implements Action {
        @Override
        public String text() {
            return "hold " + client + "-" + node + part.suffix();
        }
    }

    /** Lets a link pass on what it kept, and everything from now on; also ends a cut. */
    record Open(String client, String node) implements Action {
        @Override
        public String text() {
            return "open " + client + "-" + node;
        }
    }

    /** Cuts a link: what it carries is lost, and so is everything until it is opened. */
    record Cut(String client, String node) implements Action {
        @Override
        public String text() {
            return "cut " + client + "-" + node;
        }
    }

    /** Which messages a held link keeps. */
    enum Part {
        BOTH(""),
        REQUESTS(" requests"),
        REPLIES(" replies");

        private final String suffix;

        Part(String suffix) {
            this.suffix = suffix;
        }

        /** What follows the link's name in the action's text. */
        public String suffix() {
            return suffix;
        }
    }
}
