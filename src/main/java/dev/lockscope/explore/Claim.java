package dev.lockscope.explore;

import java.util.List;

/**
 * A token that a client has stored or holds the lock by.
 *
 * @param who the client's place
 * @param held whether the client knows that it has the lock by it
 * @param nodes the nodes that have stored it, a bit each
 * @param times on how many groups of nodes it was stored at most; 0 where the lock is not kept on nodes
 * @param newer the clients whose last change the resource took under a newer claim, a bit each
 * @param after of those, the clients whose change it took when the nodes had let go of this one, a bit each
 */
record Claim(int who, String token, boolean held, int nodes, int times, int newer, int after) {

    boolean is(int client, String other) {
        return who == client && token.equals(other);
    }

    /** Whether it was stored there before. */
    boolean wasOn(int node) {
        return ((nodes >> node) & 1) == 1;
    }

    /** The claim when one more node has stored it and that makes no difference to when it began. */
    Claim on(int node) {
        return new Claim(who, token, held, nodes | (1 << node), times, newer, after);
    }

    Claim acquired() {
        return new Claim(who, token, true, nodes, times, newer, after);
    }

    /** Whether nodes stood by it once and do not now. */
    boolean isLetGo(List<String> stored, int majority) {
        return times > 0 && Standing.times(stored, token) < Math.min(times, majority);
    }

    /** The claim when the resource has taken a change of a client under a newer one. */
    Claim overtaken(int client, boolean letGo) {
        int bit = 1 << client;
        return new Claim(who, token, held, nodes, times, newer | bit, letGo ? after | bit : after & ~bit);
    }
}
