package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.ReplicaDetached;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whom one node follows, as the node itself says, and whether it has all that its master has. Records every change, whoever
 * has brought it about. Safe for use by several threads.
 */
final class Following {

    private static final String REPLICA = "slave";
    private static final String CONNECTED = "connected";
    private static final int ATTEMPTS = 2;

    private final String node;
    private final PeerLinks peers;
    private final Operator operator;
    private final Recorder recorder;
    private Optional<String> master = Optional.empty();
    private long since = Event.NO_CAUSE;
    private boolean synced;
    private boolean copied;

    /** A node that follows nobody yet. */
    Following(String node, PeerLinks peers, Operator operator, Recorder recorder) {
        this.node = node;
        this.peers = peers;
        this.operator = operator;
        this.recorder = recorder;
    }

    /** The node that it follows, or will follow when it is started again; empty for a master. */
    synchronized Optional<String> master() {
        return master;
    }

    /** Whether it has all that its master has, and hears from it. */
    synchronized boolean isSynced() {
        return synced;
    }

    /** The lines of configuration with which it starts as what it is. */
    synchronized List<String> directives() {
        List<String> directives = new ArrayList<>(peers.announcement(node));
        master.map(to -> peers.address(node, to))
                .ifPresent(to -> directives.add("replicaof " + host(to) + " " + to.getPort()));
        return directives;
    }

    /**
     * Lets it tell others where they reach it.
     *
     * @throws IOException when it does not answer, or refuses
     */
    void announce() throws IOException {
        for (String line : peers.announcement(node)) {
            String[] words = line.split(" ", 2);
            operator.text("CONFIG", "SET", words[0], words[1]);
        }
    }

    private static String host(InetSocketAddress address) {
        return address.getAddress().getHostAddress();
    }

    /** Its process has been started, with {@link #directives}. */
    synchronized void started(long cause) {
        synced = false;
        master.ifPresent(to -> since = recorder.record(node, cause, new NodeFollows(node, to)));
    }

    /** Its process has ended. */
    synchronized void ended() {
        synced = false;
    }

    /** It is down, and is to follow another node when it is started again. */
    synchronized void followLater(String to) {
        master = Optional.of(to);
    }

    /**
     * Tells it to follow a node.
     *
     * @throws IOException when it does not answer, or refuses
     */
    synchronized void follow(String to, NodeLife life, long cause) throws IOException, InterruptedException {
        InetSocketAddress address = peers.address(node, to);
        operator.text("REPLICAOF", host(address), Integer.toString(address.getPort()));
        look(life, cause);
    }

    /**
     * Tells it to follow nobody.
     *
     * @throws IOException when it does not answer, or refuses
     */
    synchronized void lead(NodeLife life, long cause) throws IOException, InterruptedException {
        operator.text("REPLICAOF", "NO", "ONE");
        look(life, cause);
    }

    /** It has said that it has copied what its master has, whole or in part. */
    synchronized void copied() {
        copied = true;
    }

    /**
     * Asks it, and records what has changed.
     *
     * @param cause the {@code seq} of the event that led to a change
     * @return whether all is known that there is to know now; else it has to be asked again
     */
    synchronized boolean look(NodeLife life, long cause) throws InterruptedException {
        List<?> role = role();
        if (role.isEmpty()) {
            return true; // It is gone, which is noticed elsewhere.
        }
        if (!Operator.textOf(role.get(0)).equals(REPLICA)) {
            leads(cause);
            return true;
        }
        peers.behind(node, Integer.parseInt(Operator.textOf(role.get(2)))).ifPresent(to -> follows(to, cause));
        return hears(Operator.textOf(role.get(3)).equals(CONNECTED), life);
    }

    /** In a failover a node drops its connections at the moment at which it has something to tell: then it is asked anew. */
    private List<?> role() {
        for (int i = 0; i < ATTEMPTS; i++) {
            try {
                return operator.list("ROLE");
            } catch (IOException e) {
                if (e.getCause() != null && e.getCause().getCause() instanceof SocketTimeoutException) {
                    return List.of();
                }
            }
        }
        return List.of();
    }

    private void leads(long cause) {
        if (master.isPresent()) {
            master = Optional.empty();
            synced = false;
            recorder.record(node, cause, new NodePromoted(node));
        }
    }

    private void follows(String to, long cause) {
        if (!master.equals(Optional.of(to))) {
            master = Optional.of(to);
            synced = false;
            since = recorder.record(node, cause, new NodeFollows(node, to));
        }
    }

    /** What it has copied is recorded before it is called synced. */
    private boolean hears(boolean connected, NodeLife life) throws InterruptedException {
        if (!connected && synced) {
            synced = false;
            master.ifPresent(from -> recorder.record(node, Event.NO_CAUSE, new ReplicaDetached(node, from)));
        }
        if (connected && (!synced || copied)) {
            if (!life.compare(since)) {
                return false;
            }
            copied = false;
            if (!synced) {
                synced = true;
                master.ifPresent(from -> recorder.record(node, since, new ReplicaSynced(node, from)));
            }
        }
        return true;
    }
}
