package dev.lockscope.explore;

/** One thing that happens next in a schedule. Clients, programs, nodes and messages are named by their place. */
public sealed interface Move {

    /** Whether it needs nothing to go wrong. */
    default boolean isFree() {
        return true;
    }

    /** A client begins. */
    record Begin(int client) implements Move {}

    /**
     * A program of a client goes on, up to the next thing in which others or the clock play a part; a client that stands
     * still goes on by that.
     *
     * @param program its place in the client, 0 for the main one
     * @param choice which of the few numbers it draws, where it draws one: 0 for the least, 1 for the middle, 2 for the most
     */
    record Go(int client, int program, int choice) implements Move {}

    /** As {@link Go}, and the message that the program sends does not fare well. */
    record GoWith(int client, int program, FaultKind fault) implements Move {

        @Override
        public boolean isFree() {
            return false;
        }
    }

    /** A client's work is done, which it was told to go on with until somebody says so. */
    record Finish(int client) implements Move {}

    /**
     * Time goes by up to the next instant at which something can change.
     *
     * @param stopped the clients that could go on and stand still from now on, a bit each
     * @param stuck the clients whose main program alone stands still from now on, a bit each
     */
    record Pass(int stopped, int stuck) implements Move {

        @Override
        public boolean isFree() {
            return stopped == 0 && stuck == 0;
        }
    }

    /** A request arrives that was kept on its way. */
    record Arrive(int message) implements Move {}

    /** What a master has for its replica, or the replica for its master, arrives there. */
    record Ship(int replica) implements Move {}

    /** A client's process dies. */
    record CrashClient(int client) implements Move {

        @Override
        public boolean isFree() {
            return false;
        }
    }

    /** A node dies; see the kind for what becomes of it. */
    record CrashNode(int node, FaultKind kind) implements Move {

        @Override
        public boolean isFree() {
            return false;
        }
    }

    /** A node starts again. */
    record StartNode(int node) implements Move {}

    /** Nothing gets to a replica any more, or everything again. */
    record Lag(int replica, boolean begins) implements Move {

        @Override
        public boolean isFree() {
            return !begins;
        }
    }

    /** A master dies and a replica takes its place. */
    record FailOver(int replica) implements Move {

        @Override
        public boolean isFree() {
            return false;
        }
    }

    /** A node's clock jumps forward. */
    record JumpClock(int node) implements Move {

        @Override
        public boolean isFree() {
            return false;
        }
    }
}
