package dev.lockscope.lock.contract;

import dev.lockscope.fault.link.Link;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** What is to happen to the commands of one client on real links. Safe for use by several threads. */
final class Mishaps {

    private record Due(Mishap mishap, int after) {}

    private final Function<NodeId, Link> links;
    private final Consumer<NodeId> greet;
    private final Map<NodeId, Due> due = new HashMap<>();
    private final Map<NodeId, Mishap> happening = new HashMap<>();

    /**
     * Nothing is to happen yet.
     *
     * @param links the client's link to each node
     * @param greet opens the client's connection to a node if it is not open, so that the next message is a command
     */
    Mishaps(Function<NodeId, Link> links, Consumer<NodeId> greet) {
        this.links = links;
        this.greet = greet;
    }

    synchronized void add(NodeId node, Mishap mishap, int after) {
        due.put(node, new Due(mishap, after));
    }

    /** A command is about to be sent; answers whether it will go astray. */
    synchronized boolean strike(NodeId node) {
        Due next = due.remove(node);
        if (next == null) {
            return false;
        }
        if (next.after() > 0) {
            due.put(node, new Due(next.mishap(), next.after() - 1));
            return false;
        }
        greet.accept(node);
        happening.put(node, next.mishap());
        switch (next.mishap()) {
            case REQUEST_LOST -> links.apply(node).loseNext(Direction.THERE);
            case REPLY_LOST -> links.apply(node).loseNext(Direction.BACK);
            case UNREACHABLE -> links.apply(node).cut();
        }
        return true;
    }

    /** The command is over. */
    synchronized void pass(NodeId node) {
        if (happening.remove(node) == Mishap.UNREACHABLE) {
            links.apply(node).open();
        }
    }
}
