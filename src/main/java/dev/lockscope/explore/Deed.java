package dev.lockscope.explore;

import dev.lockscope.trace.ResourceFact.Compare;
import java.util.List;

/** As much of what happens as the properties depend on. Clients are named by their place. */
sealed interface Deed {

    /** Whose it is. */
    int who();

    /** It is in the critical section. */
    record Entered(int who) implements Deed {}

    /** It is not in the critical section any more. */
    record Left(int who) implements Deed {}

    /** It does nothing more. */
    record Ended(int who) implements Deed {}

    /**
     * A node whose word counts has stored its token.
     *
     * @param node the node's place
     * @param times how many groups of nodes store the token by now
     */
    record Stored(int who, String token, int node, int times) implements Deed {}

    /** It believes that it has the lock. */
    record Acquired(int who, String token) implements Deed {}

    /** It knows the resource's value. */
    record Read(int who) implements Deed {}

    /**
     * The resource has taken a change of it.
     *
     * @param fence the fencing token that came with it, or 0 for none
     * @param compared what the resource compared before
     * @param blind whether the value is now other than it would be with this change
     * @param stored the tokens that are stored under the lock then, once for each group of nodes
     */
    record Wrote(int who, long fence, Compare compared, boolean blind, List<String> stored) implements Deed {

        public Wrote {
            stored = List.copyOf(stored);
        }
    }
}
