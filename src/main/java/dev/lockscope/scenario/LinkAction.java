package dev.lockscope.scenario;

import java.time.Duration;

/**
 * Something that is done to the link between two parties: a client and a node, a replica and its master, a sentinel and a
 * node, or two sentinels.
 */
public sealed interface LinkAction extends Action {

    /** Who opens the connections: a client, a replica or a sentinel. */
    String from();

    /** Whom they lead to: a node or a sentinel. */
    String to();

    /** The link's name, as in scenario files. */
    default String link() {
        return from() + "-" + to();
    }

    /** Lets a link keep what it carries. */
    record Hold(String from, String to, Part part) implements LinkAction {
        @Override
        public String text() {
            return "hold " + link() + part.suffix();
        }
    }

    /** Lets a link keep the next message alone, and what comes behind it on the same connection. */
    record HoldNext(String from, String to, Part part) implements LinkAction {
        @Override
        public String text() {
            return "hold-next " + link() + part.suffix();
        }
    }

    /** Lets a link pass on what it kept, and everything from now on; ends whatever was done to it. */
    record Open(String from, String to) implements LinkAction {
        @Override
        public String text() {
            return "open " + link();
        }
    }

    /** Cuts a link: its connections are reset, what it carries is lost, and so is everything until it is opened. */
    record Cut(String from, String to) implements LinkAction {
        @Override
        public String text() {
            return "cut " + link();
        }
    }

    /** Lets a link lose what it carries without a word, both ways or one way, until it is opened. */
    record Lose(String from, String to, Part part) implements LinkAction {
        @Override
        public String text() {
            return "lose " + link() + part.suffix();
        }
    }

    /** Loses the next message alone: of a lost reply, the command has taken effect. */
    record LoseNext(String from, String to, Part part) implements LinkAction {
        @Override
        public String text() {
            return "lose-next " + link() + part.suffix();
        }
    }

    /** Resets the connections that there are; new ones pass. */
    record Reset(String from, String to) implements LinkAction {
        @Override
        public String text() {
            return "reset " + link();
        }
    }

    /**
     * Passes messages on late until the link is opened.
     *
     * @param latency how long each takes
     * @param jitter how much longer it may take, by chance
     */
    record Delay(String from, String to, Duration latency, Duration jitter, Part part) implements LinkAction {
        @Override
        public String text() {
            String by = jitter.isZero() ? "" : " jitter " + jitter.toMillis() + "ms";
            return "delay " + link() + " " + latency.toMillis() + "ms" + by + part.suffix();
        }
    }

    /** Which messages of a link. */
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
