package dev.lockscope.lab;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** One client's connections to the nodes. Closing it closes them. */
public interface Wire extends AutoCloseable {

    /**
     * Puts a command on the wire; does not wait. The command may be executed whatever becomes of the answer.
     *
     * @param number the command's number in the run
     * @param cause the {@code seq} of the event that tells of the sending
     * @return completes with the answer when it has come; never completes exceptionally
     */
    CompletableFuture<Answer> send(NodeId node, long number, long cause, Command command);

    /**
     * Puts a write on the wire and {@code WAIT} right behind it on the same connection; does not wait.
     *
     * @param replicas how many acknowledgements the node waits for
     * @param limit how long the node waits for them
     * @return completes with both answers when they have come; never completes exceptionally
     */
    CompletableFuture<Replication> sendThenWait(
            NodeId node, long number, long cause, Command write, int replicas, Duration limit);

    /** Listens to a channel on a connection of its own; does not wait. */
    Listening listen(NodeId node, String channel);

    /**
     * Throws the connection to a node away, because an answer on it came too late; the next command opens a new one.
     * What is on the wire goes on.
     */
    void giveUp(NodeId node);

    @Override
    void close();
}
