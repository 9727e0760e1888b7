package dev.lockscope.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One sentinel at one instant: an immutable value.
 *
 * @param name its name
 * @param names the place of the node that it tells clients is the master
 * @param epoch how many failovers it knows of; who knows of more is right
 * @param nodes what it knows of each node
 * @param down whether it knows that enough sentinels suspect the master
 * @param failsOverAt when the failover that it leads gets to the promotion, ns since the run's start, or {@link #NEVER}
 */
public record ModelSentinel(String name, int names, int epoch, List<Knowledge> nodes, boolean down, long failsOverAt) {

    /** What never comes, and what is not so. */
    public static final long NEVER = Long.MAX_VALUE;

    /**
     * What a sentinel knows of a node.
     *
     * @param silentSince since when it has not heard from it, ns since the run's start, or {@link #NEVER}
     * @param suspected whether it takes it to be down
     * @param wrongSince since when it hears that the node follows nobody or somebody wrong, or {@link #NEVER}
     */
    public record Knowledge(long silentSince, boolean suspected, long wrongSince) {

        static final Knowledge FINE = new Knowledge(NEVER, false, NEVER);

        Knowledge silentSince(long instant) {
            return new Knowledge(instant, suspected, wrongSince);
        }

        Knowledge withSuspicion() {
            return new Knowledge(silentSince, true, wrongSince);
        }

        Knowledge wrongSince(long instant) {
            return new Knowledge(silentSince, suspected, instant);
        }
    }

    /** Takes the list as it is: it may not change afterwards. */
    public ModelSentinel {
        nodes = Collections.unmodifiableList(nodes);
    }

    /** One that finds everything in order, and the first of so many nodes to be the master. */
    static ModelSentinel of(String name, int nodes) {
        return new ModelSentinel(name, 0, 0, Collections.nCopies(nodes, Knowledge.FINE), false, NEVER);
    }

    boolean suspects(int node) {
        return nodes.get(node).suspected();
    }

    ModelSentinel with(int node, Knowledge known) {
        List<Knowledge> after = new ArrayList<>(nodes);
        after.set(node, known);
        return new ModelSentinel(name, names, epoch, after, down, failsOverAt);
    }

    ModelSentinel withDown(boolean other) {
        return new ModelSentinel(name, names, epoch, nodes, other, failsOverAt);
    }

    ModelSentinel failingOverAt(long instant) {
        return new ModelSentinel(name, names, epoch, nodes, down, instant);
    }

    /** The sentinel when it has learnt of a failover. */
    ModelSentinel naming(int node, int ofEpoch) {
        return new ModelSentinel(name, node, ofEpoch, nodes, false, NEVER);
    }
}
