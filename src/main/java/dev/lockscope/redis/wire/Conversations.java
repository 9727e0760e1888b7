package dev.lockscope.redis.wire;

import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.observe.SentCommand;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The connections of one client to one node: which command went where.
 *
 * <p>A connection has three names: the port by which the client calls its end, the port by which the server sees it
 * behind the link, and its number in the link. Safe for use by several threads.
 */
public final class Conversations implements Senders {

    private final Map<Integer, Conversation> byClientPort = new HashMap<>();
    private final Map<Integer, Conversation> byServerSidePort = new HashMap<>();
    private final Map<Long, Conversation> byConnection = new HashMap<>();
    private final Map<Long, Integer> clientPorts = new HashMap<>();

    /** The link has taken a connection. */
    public synchronized void connected(long connection, int clientPort, int serverSidePort) {
        Conversation conversation = at(clientPort);
        byServerSidePort.put(serverSidePort, conversation);
        byConnection.put(connection, conversation);
        clientPorts.put(connection, clientPort);
    }

    /** The link has ended a connection: its client's port may be used anew. */
    public synchronized void disconnected(long connection) {
        Integer port = clientPorts.remove(connection);
        Conversation conversation = byConnection.get(connection);
        if (port != null && conversation != null) {
            byClientPort.remove(port, conversation);
        }
    }

    /** What is said on the connection that the client calls from that port. */
    synchronized Conversation at(int clientPort) {
        return byClientPort.computeIfAbsent(clientPort, port -> new Conversation());
    }

    /** The command that is request {@code message} of a connection of the link, if it is one. */
    public Optional<SentCommand> request(long connection, long message) {
        Conversation conversation;
        synchronized (this) {
            conversation = byConnection.get(connection);
        }
        return conversation == null ? Optional.empty() : conversation.request(message);
    }

    @Override
    public Optional<SentCommand> find(int port, List<String> words) {
        Conversation conversation;
        synchronized (this) {
            conversation = byServerSidePort.get(port);
        }
        return conversation == null ? Optional.empty() : conversation.take(words);
    }
}
