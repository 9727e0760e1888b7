package dev.lockscope.fault.link;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Set;

/**
 * What can be done to the messages of one party that come through a {@link Link} or a {@link PeerFront}.
 *
 * <p>Any thread may call it, but not the listener's methods. A call returns when its effect is there. Calls on what is
 * closed change nothing and answer 0.
 */
public interface Passage {

    /** What it does with messages now; where it does several things, the gravest. */
    Condition condition();

    /** How many messages it has lost so far, by whatever cause. */
    int lost();

    /** How many messages it has made late so far, see {@link #delay}. */
    int delayed();

    /**
     * Keeps whole messages of some directions from now on, and passes on those of the other.
     *
     * @param directions at least one
     * @return how many messages go on that were kept in another direction until now: 0, unless it was held before
     * @throws IllegalArgumentException when {@code directions} is empty
     */
    int hold(Set<Direction> directions);

    /**
     * Loses whole messages of some directions from now on, and passes on those of the other. Nobody is told: the
     * connections stay, new ones are taken, and that a side has hung up does not come through either. What was kept or
     * late in these directions is lost too.
     *
     * <p>A replication stream that has lost a piece cannot go on: its connection is reset when the losing ends.
     *
     * @param directions at least one
     * @return how many messages were on their way in these directions and are lost
     * @throws IllegalArgumentException when {@code directions} is empty
     */
    int lose(Set<Direction> directions);

    /**
     * Keeps the next request, or the next reply, until it is opened, and with it everything behind it on the same
     * connection, whose order TCP keeps; all other connections go on. Pushes do not count, nor does what a client says first on a new
     * connection ({@code HELLO}, {@code AUTH}, {@code CLIENT}, {@code SELECT}).
     */
    void holdNext(Direction direction);

    /**
     * Loses the next request, or the next reply: the server executes the command, and its client never learns of it.
     * Pushes do not count, nor does what a client says first on a new connection.
     */
    void loseNext(Direction direction);

    /**
     * Passes messages of one direction on late from now on, in their order.
     *
     * @param delay how long each takes, to the millisecond or so; zero for no longer than it takes anyway
     * @throws IllegalArgumentException when {@code delay} is negative
     */
    void delay(Direction direction, Duration delay);

    /**
     * Passes messages of one direction on late from now on, each by a time of its own; a connection keeps its order, so
     * that a message may have to wait for the one before it.
     *
     * @param base how long each takes at least
     * @param jitter how much longer one can take, every time up to it as likely as another
     * @param randomness decides how long
     * @throws IllegalArgumentException when one of them is negative
     */
    void delay(Direction direction, Duration base, Duration jitter, Randomness randomness);

    /**
     * Resets the connections there are, and loses what is on its way through them; new ones are treated as before.
     *
     * @return how many messages are lost
     */
    int reset();

    /**
     * Loses what is kept, and everything from now on until it is opened: connections are reset, new ones too.
     *
     * @return how many messages were on their way and are lost
     */
    int cut();

    /**
     * Passes on what is kept or late, in order, and then everything at once; ends whatever it was told before.
     *
     * @return how many messages were kept until now; those whose receiver has hung up since are lost, the others go on
     */
    int open();
}
