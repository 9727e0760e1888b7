package dev.lockscope.scenario;

import java.time.Duration;
import java.util.Optional;

/** Something that is done to a node. */
public sealed interface NodeAction extends Action {

    /** The node that it is done to. */
    String node();

    /** Kills the node's process. */
    record Crash(String node) implements NodeAction {
        @Override
        public String text() {
            return "crash " + node;
        }
    }

    /** Shuts the node down in order. */
    record Stop(String node) implements NodeAction {
        @Override
        public String text() {
            return "stop " + node;
        }
    }

    /**
     * Kills the node as a power cut does: what its append-only file had not been forced to disk is lost too. Emulated:
     * the process is killed and the file is cut back.
     */
    record LosePower(String node) implements NodeAction {
        @Override
        public String text() {
            return "lose-power " + node;
        }
    }

    /**
     * Starts a node again that is down, with the file that it kept, if it keeps one.
     *
     * @param after how long it stays away, for a delayed restart
     * @param empty whether it starts without its file
     */
    record Restart(String node, Optional<Duration> after, boolean empty) implements NodeAction {
        @Override
        public String text() {
            return "restart " + node
                    + (empty ? " empty" : "")
                    + after.map(delay -> " after " + delay.toMillis() + "ms").orElse("");
        }
    }

    /** Makes a replica a master; the other replicas follow it, and clients are sent to it from now on. */
    record Promote(String node) implements NodeAction {
        @Override
        public String text() {
            return "promote " + node;
        }
    }

    /** Lets a node answer nothing and take nothing in: its links keep everything. */
    record Stall(String node) implements NodeAction {
        @Override
        public String text() {
            return "stall " + node;
        }
    }

    /** Ends a node's stall. */
    record Resume(String node) implements NodeAction {
        @Override
        public String text() {
            return "resume " + node;
        }
    }

    /**
     * Moves a node's clock. Emulated: the expiry of every key there is moved the other way.
     *
     * @param by forward, or back where negative
     */
    record JumpClock(String node, Duration by) implements NodeAction {
        @Override
        public String text() {
            return "jump-clock " + node + " " + by.toMillis() + "ms";
        }
    }

    /**
     * Lets a node's clock run at another rate from now on. Emulated as in {@link JumpClock}, a little at a time.
     *
     * @param rate seconds that its clock counts in a second, from 0.1 to 10; 1 ends the drift
     */
    record DriftClock(String node, double rate) implements NodeAction {
        @Override
        public String text() {
            return "drift-clock " + node + " " + Rates.text(rate);
        }
    }

    /** Lets a node run out of memory, so that it evicts the keys that have an expiry. */
    record Evict(String node) implements NodeAction {
        @Override
        public String text() {
            return "evict " + node;
        }
    }

    /** Deletes everything on a node ({@code FLUSHALL}), as by mistake. */
    record Flush(String node) implements NodeAction {
        @Override
        public String text() {
            return "flush " + node;
        }
    }

    /** Deletes one key on a node, as an operator does by hand. */
    record Delete(String node, String key) implements NodeAction {
        @Override
        public String text() {
            return "delete " + node + " " + key;
        }
    }
}
