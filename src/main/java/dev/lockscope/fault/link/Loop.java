package dev.lockscope.fault.link;

import dev.lockscope.time.RunClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The one thread of a link: accepts, reads, writes, and does what callers ask for in between, so that everything behind
 * it needs no lock.
 */
final class Loop implements Runnable {

    private static final long NANOS_PER_MILLI = 1_000_000;

    private record Task(IntSupplier work, CompletableFuture<Integer> answer) {}

    private final ServerSocketChannel listening;
    private final Selector selector;
    private final Connection.Wiring wiring;
    private final RunClock clock;
    private final Patience patience;

    private final Queue<Task> tasks = new ArrayDeque<>();
    private final Set<Connection> connections = new LinkedHashSet<>();
    private long accepted;
    private boolean ended;
    private volatile boolean stopping;

    Loop(
            ServerSocketChannel listening,
            Selector selector,
            Connection.Wiring wiring,
            RunClock clock,
            Patience patience) {
        this.listening = listening;
        this.selector = selector;
        this.wiring = wiring;
        this.clock = clock;
        this.patience = patience;
    }

    /**
     * Does something on the link's thread, and waits for it.
     *
     * @return what it answers; 0 when the link is closed
     */
    int perform(IntSupplier work) {
        Task task = new Task(work, new CompletableFuture<>());
        synchronized (tasks) {
            if (ended) {
                return 0;
            }
            tasks.add(task);
        }
        selector.wakeup();
        return task.answer().join();
    }

    /** Ends the loop and closes everything; returns before that is done. */
    void stop() {
        stopping = true;
        selector.wakeup();
    }

    /** The connections there are; for the link's thread. */
    List<Connection> connections() {
        connections.removeIf(Connection::isClosed);
        return new ArrayList<>(connections);
    }

    /** The present, ns on the link's clock. */
    long now() {
        return clock.nanos();
    }

    @Override
    public void run() {
        try {
            while (!stopping) {
                turn();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a link to " + wiring.server() + " broke", e);
        } finally {
            end();
        }
    }

    private void turn() throws IOException {
        int ready = selector.selectNow(this::handle);
        if (ready > 0) {
            patience.renew(now());
        } else if (!patience.lasts() && !isCalled()) {
            long wait = millisUntilDue();
            if (wait > 0) {
                selector.select(this::handle, wait == Long.MAX_VALUE ? 0 : wait);
                patience.renew(now());
            }
        }
        passOnDue();
        performTasks();
    }

    /** Asked between looking and sleeping, because looking takes a wake-up call away that came before it. */
    private boolean isCalled() {
        synchronized (tasks) {
            return stopping || !tasks.isEmpty();
        }
    }

    private long millisUntilDue() {
        long due = Kept.WHEN_OPENED;
        for (Connection connection : connections) {
            due = Math.min(due, connection.due());
        }
        if (due == Kept.WHEN_OPENED) {
            return Long.MAX_VALUE;
        }
        long left = due - now();
        return left <= 0 ? 0 : (left + NANOS_PER_MILLI - 1) / NANOS_PER_MILLI;
    }

    private void passOnDue() {
        long now = now();
        for (Connection connection : connections) {
            if (connection.due() <= now) {
                connection.settle(now);
            }
        }
    }

    private void handle(SelectionKey key) {
        if (!key.isValid()) {
            return;
        }
        if (key.attachment() instanceof Connection connection) {
            connection.ready(key, now());
            if (connection.isClosed()) {
                connections.remove(connection);
            }
        } else {
            accept();
        }
    }

    private void accept() {
        try {
            SocketChannel client = listening.accept();
            if (client == null) {
                return;
            }
            Peer peer = wiring.peers().from(((InetSocketAddress) client.getRemoteAddress()).getAddress());
            if (peer.isCut()) {
                Connection.reset(client);
            } else {
                begin(client, peer);
            }
        } catch (IOException e) {
            // the client that called is gone again: it has got its answer
        }
    }

    private void begin(SocketChannel client, Peer peer) {
        try {
            connections.removeIf(Connection::isClosed);
            connections.add(Connection.begin(accepted, client, peer, selector, wiring));
            accepted++;
        } catch (IOException e) {
            Connection.reset(client); // the server refused: so does the link
        }
    }

    private void performTasks() throws IOException {
        Task task;
        while ((task = next()) != null) {
            try {
                int answer = task.work().getAsInt();
                selector.selectNow(this::handle); // only now are closed sockets gone
                task.answer().complete(answer);
            } catch (IOException | RuntimeException | Error e) {
                task.answer().completeExceptionally(e);
                throw e;
            }
        }
    }

    private @Nullable Task next() {
        synchronized (tasks) {
            return tasks.poll();
        }
    }

    private void end() {
        synchronized (tasks) {
            ended = true;
        }
        try (listening;
                selector) {
            connections().forEach(Connection::reset);
        } catch (IOException e) {
            // sockets are gone after close, whatever close reports
        } finally {
            Task task;
            while ((task = next()) != null) {
                task.answer().complete(0);
            }
        }
    }
}
