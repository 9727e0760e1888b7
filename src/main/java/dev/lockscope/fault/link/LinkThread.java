package dev.lockscope.fault.link;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.util.List;
import java.util.function.IntSupplier;

/** A listening port and the one thread that does everything behind it. */
final class LinkThread implements AutoCloseable {

    private static final int WAITING_CALLERS = 128;
    /**
     * For how long the thread looks again before it sleeps, ns. In trials on two processors, median times of a lock were
     * highest through two blocking threads, lower through one that selects, and lowest with this patience: 1.6 to 2.0
     * times those without a link. More patience gained nothing, nor did reading without selecting first.
     */
    private static final long PATIENCE = 50_000;

    private final InetSocketAddress address;
    private final Loop loop;
    private final Thread thread;

    private LinkThread(
            ServerSocketChannel listening, Selector selector, InetSocketAddress server, Connection.Wiring wiring)
            throws IOException {
        this.address = (InetSocketAddress) listening.getLocalAddress();
        RunClock clock = SystemRunClock.startingNow();
        this.loop = new Loop(listening, selector, wiring, clock, new Patience(clock, PATIENCE));
        this.thread = new Thread(loop, "link-" + address.getPort() + "-" + server.getPort());
        thread.setDaemon(true);
    }

    /**
     * Takes connections from now on.
     *
     * @throws IOException when the port is taken, or there is none
     */
    static LinkThread start(Ends ends, Source source, Peers peers) throws IOException {
        ServerSocketChannel listening = ServerSocketChannel.open();
        try {
            listening.bind(ends.listenOn(), WAITING_CALLERS);
            listening.configureBlocking(false);
            Selector selector = Selector.open();
            listening.register(selector, SelectionKey.OP_ACCEPT);
            Connection.Wiring wiring = new Connection.Wiring(ends.server(), source, peers);
            LinkThread started = new LinkThread(listening, selector, ends.server(), wiring);
            started.thread.start();
            return started;
        } catch (IOException e) {
            listening.close();
            throw e;
        }
    }

    /** Where clients connect to. */
    InetSocketAddress address() {
        return address;
    }

    /**
     * Does something on the thread, and waits for it.
     *
     * @return what it answers; 0 when this is closed
     */
    int perform(IntSupplier work) {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException("a listener must not call its link, which would wait for itself");
        }
        return loop.perform(work);
    }

    /** The connections of a peer; for the thread. */
    List<Connection> connectionsOf(Peer peer) {
        return loop.connections().stream()
                .filter(connection -> connection.peer() == peer)
                .toList();
    }

    /** The present, ns on the link's clock. */
    long now() {
        return loop.now();
    }

    /** Resets every connection, loses what is kept, and gives back the port; returns when that is done. */
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
