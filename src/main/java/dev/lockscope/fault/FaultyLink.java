package dev.lockscope.fault;

import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Set;

/**
 * A link between two parties that can be made to misbehave. Each change ends the one before; {@code cause} is the
 * {@code seq} of the event that led to it. Safe for use by several threads.
 */
public interface FaultyLink {

    /** Keeps messages of these directions from now on. */
    void hold(Set<Direction> directions, long cause);

    /** Keeps the next message of a direction, and what comes behind it on the same connection. */
    void holdNext(Direction direction, long cause);

    /** Passes on what is kept, then everything; ends whatever was done; answers how many messages were kept until now. */
    int open(long cause);

    /** Resets its connections, and new ones until it is opened; answers how many messages are lost by that. */
    int cut(long cause);

    /** Loses messages of these directions without a word from now on. */
    void lose(Set<Direction> directions, long cause);

    /** Loses the next message of a direction. */
    void loseNext(Direction direction, long cause);

    /** Resets the connections that there are; answers how many messages are lost by that. */
    int reset(long cause);

    /**
     * Passes messages of these directions on late from now on.
     *
     * @param latency how long each takes
     * @param jitter how much longer it may take, by seeded chance
     */
    void delay(Set<Direction> directions, Duration latency, Duration jitter, long cause);

    /** How many messages it has lost or delayed since the last change. */
    int touched();
}
