package dev.lockscope.fault.link;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.Set;
import java.util.function.IntSupplier;

/**
 * The forwarder between one client and one node: passes on, keeps or loses whole messages of the Redis protocol.
 *
 * <p>Behaves like a network that stalls: what it keeps is delivered when it is opened, also when the sender has hung up
 * since; and that a side has hung up is itself kept. A side that closes only its half of a connection counts as having
 * hung up. What it can't read as the Redis protocol, such as a replication stream, it handles in the pieces in which it
 * comes. A message above 64 MiB resets its connection; beyond 64 MiB kept of one direction the sender has to wait.
 *
 * <p>Any thread may call it, but not the listener's methods, which are called on the link's own thread. A call returns
 * when its effect is there. Calls on a closed link change nothing and answer 0.
 */
public final class Link implements AutoCloseable {

    private static final int WAITING_CALLERS = 128;
    /**
     * For how long the thread looks again before it sleeps, ns. In trials on two processors, median times of a lock were
     * highest through two blocking threads, lower through one that selects, and lowest with this patience: 1.6 to 2.0
     * times those without a link. More patience gained nothing, nor did reading without selecting first.
     */
    private static final long PATIENCE = 50_000;

    private final InetSocketAddress address;
    private final Rules there = new Rules();
    private final Rules back = new Rules();
    private final Loop loop;
    private final Thread thread;
    private volatile Condition condition = Condition.OPEN;

    private Link(ServerSocketChannel listening, Selector selector, InetSocketAddress server, LinkListener listener)
            throws IOException {
        this.address = (InetSocketAddress) listening.getLocalAddress();
        RunClock clock = SystemRunClock.startingNow();
        Connection.Wiring wiring = new Connection.Wiring(there, back, listener);
        this.loop = new Loop(listening, selector, server, wiring, clock, new Patience(clock, PATIENCE));
        this.thread = new Thread(loop, "link-" + address.getPort() + "-" + server.getPort());
        thread.setDaemon(true);
    }

    /**
     * Opens a link that listens on 127.0.0.1, on a free port, and passes everything on.
     *
     * @param server where it passes it on to; need not answer yet: a client that comes while it does not is reset
     * @throws IOException when there is no port to listen on
     */
    public static Link open(InetSocketAddress server, LinkListener listener) throws IOException {
        ServerSocketChannel listening = ServerSocketChannel.open();
        try {
            listening.bind(
                    new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0), WAITING_CALLERS);
            listening.configureBlocking(false);
            Selector selector = Selector.open();
            listening.register(selector, SelectionKey.OP_ACCEPT);
            Link link = new Link(listening, selector, server, listener);
            link.thread.start();
            return link;
        } catch (IOException e) {
            listening.close();
            throw e;
        }
    }

    /** Where the client connects to. */
    public InetSocketAddress address() {
        return address;
    }

    /** What it does with messages now. */
    public Condition condition() {
        return condition;
    }

    /**
     * Keeps whole messages of some directions from now on, and passes on those of the other.
     *
     * @param directions at least one
     * @return how many messages go on that were kept in another direction until now: 0, unless the link was held before
     * @throws IllegalArgumentException when {@code directions} is empty
     */
    public int hold(Set<Direction> directions) {
        Condition next = conditionOf(directions);
        return perform(() -> {
            condition = next;
            loop.refuse(false);
            return apply(Direction.THERE, directions) + apply(Direction.BACK, directions);
        });
    }

    private static Condition conditionOf(Set<Direction> directions) {
        if (directions.isEmpty()) {
            throw new IllegalArgumentException("to hold a link, name at least one direction");
        }
        return directions.size() == 2
                ? Condition.HOLDS_BOTH
                : directions.contains(Direction.THERE) ? Condition.HOLDS_REQUESTS : Condition.HOLDS_REPLIES;
    }

    /**
     * Passes on what is kept, in order, and then everything at once; ends whatever it was told before.
     *
     * @return how many messages were kept until now; those whose receiver has hung up since are lost, the others go on
     */
    public int open() {
        return perform(() -> {
            condition = Condition.OPEN;
            loop.refuse(false);
            there.clear();
            back.clear();
            return apply(Direction.THERE, Set.of()) + apply(Direction.BACK, Set.of());
        });
    }

    /** Sets one direction's rule, and lets go on what the new one does not keep. */
    private int apply(Direction direction, Set<Direction> held) {
        Rules rules = rules(direction);
        rules.keepAll(held.contains(direction));
        if (rules.keepsAll()) {
            return 0;
        }
        int released = 0;
        for (Connection connection : loop.connections()) {
            released += connection.release(direction);
            connection.settle(loop.now());
        }
        return released;
    }

    /**
     * Loses what is kept, and everything from now on until it is opened: connections are reset, new ones too.
     *
     * @return how many messages were on their way through the link and are lost
     */
    public int cut() {
        return perform(() -> {
            condition = Condition.CUT;
            loop.refuse(true);
            int lost = 0;
            for (Connection connection : loop.connections()) {
                lost += connection.cut(loop.now());
            }
            return lost;
        });
    }

    /**
     * Loses the next request, or the next reply: the server executes the command, and its client never learns of it.
     * Pushes do not count.
     */
    public void loseNext(Direction direction) {
        perform(() -> {
            rules(direction).add(new LoseOne());
            return 0;
        });
    }

    /**
     * Passes messages of one direction on late from now on, in their order.
     *
     * @param delay how long each takes, to the millisecond or so; zero for no longer than it takes anyway
     * @throws IllegalArgumentException when {@code delay} is negative
     */
    public void delay(Direction direction, Duration delay) {
        if (delay.isNegative()) {
            throw new IllegalArgumentException("a delay cannot be negative: " + delay);
        }
        perform(() -> {
            rules(direction).delayAll(delay);
            return 0;
        });
    }

    private Rules rules(Direction direction) {
        return direction == Direction.THERE ? there : back;
    }

    private int perform(IntSupplier work) {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException("a listener must not call its link, which would wait for itself");
        }
        return loop.perform(work);
    }

    /** Ends: resets every connection, loses what is kept, and gives back the port; returns when that is done. */
    @Override
    public void close() {
        loop.stop();
        boolean interrupted = false;
        while (thread.isAlive() && thread != Thread.currentThread()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // the thread ends without waiting for anything, so this one can wait for it
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
