package dev.lockscope.course;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/** What a lock is put through in a run. Of several things that were done, the last of these names the run. */
public enum Ordeal {
    /** Nothing but time and other clients. */
    NOTHING,
    /** The network keeps, loses or delays what it carries. */
    NETWORK,
    /** A client's process ends. */
    CLIENT_CRASH,
    /** A client's process stands still. */
    PAUSE,
    /** A client's worker is stuck while its process goes on. */
    STALL,
    /** A key goes away before its time. */
    LOST_KEY,
    /** A node ends, or does not answer. */
    LOST_NODE,
    /** A replica takes the place of its master. */
    FAILOVER,
    /** A node comes back. */
    RESTART,
    /** A clock jumps, or runs at another rate. */
    CLOCK;

    /** Its id, as it is kept. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a lock is put through by actions. */
    public static Ordeal of(Collection<Action> actions) {
        return Stream.concat(Stream.of(NOTHING), actions.stream().map(Ordeal::of))
                .max(Comparator.naturalOrder())
                .orElse(NOTHING);
    }

    private static Ordeal of(Action action) {
        if (action instanceof ClientAction client) {
            return ofClient(client);
        } else if (action instanceof NodeAction node) {
            return ofNode(node);
        } else if (action instanceof LinkAction.Open || action instanceof NetworkAction.Heal) {
            return NOTHING;
        }
        return NETWORK;
    }

    private static Ordeal ofClient(ClientAction action) {
        if (action instanceof ClientAction.Pause) {
            return PAUSE;
        } else if (action instanceof ClientAction.Stall) {
            return STALL;
        } else if (action instanceof ClientAction.Crash) {
            return CLIENT_CRASH;
        }
        return action instanceof ClientAction.DriftClock ? CLOCK : NOTHING;
    }

    private static Ordeal ofNode(NodeAction action) {
        if (action instanceof NodeAction.Resume) {
            return NOTHING;
        } else if (action instanceof NodeAction.Promote) {
            return FAILOVER;
        } else if (action instanceof NodeAction.Restart) {
            return RESTART;
        } else if (action instanceof NodeAction.JumpClock || action instanceof NodeAction.DriftClock) {
            return CLOCK;
        }
        boolean keys = action instanceof NodeAction.Delete
                || action instanceof NodeAction.Evict
                || action instanceof NodeAction.Flush;
        return keys ? LOST_KEY : LOST_NODE;
    }
}
