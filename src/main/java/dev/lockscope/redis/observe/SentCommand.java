package dev.lockscope.redis.observe;

import java.util.List;

/**
 * A command that a client has put on a connection.
 *
 * <p>Safe for use by several threads.
 */
public final class SentCommand {

    private final String client;
    private final long number;
    private final long cause;
    private final List<String> words;
    private final long sentAt;
    private volatile long repliedAt = Long.MAX_VALUE;

    /**
     * A command without an answer yet.
     *
     * @param number its number in the run
     * @param cause the {@code seq} of the event that tells of the sending
     * @param words the command and its arguments as they are sent
     * @param sentAt ns since the run's start
     */
    public SentCommand(String client, long number, long cause, List<String> words, long sentAt) {
        this.client = client;
        this.number = number;
        this.cause = cause;
        this.words = List.copyOf(words);
        this.sentAt = sentAt;
    }

    /** Its answer was read at that time, ns since the run's start. */
    public void replied(long at) {
        repliedAt = at;
    }

    /** The client that sent it. */
    public String client() {
        return client;
    }

    /** Its number in the run. */
    public long number() {
        return number;
    }

    /** The {@code seq} of the event that tells of the sending. */
    public long cause() {
        return cause;
    }

    /** The command and its arguments as they are sent. */
    public List<String> words() {
        return words;
    }

    /** When it was sent, ns since the run's start. */
    public long sentAt() {
        return sentAt;
    }

    /** When its answer was read, ns since the run's start, or the largest number there is. */
    public long repliedAt() {
        return repliedAt;
    }
}
