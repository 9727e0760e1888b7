package dev.lockscope.redis.wire;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.redis.observe.SentCommand;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.IoReason;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisException;

/**
 * One client's connection to one node and the thread that serves it: one command after another, each when the one
 * before it is answered. A connection that has ended is opened anew for the next command. Any thread may call it.
 */
final class Lane {

    private static final int CONNECT_LIMIT_MS = 2_000;

    private final String client;
    private final Route route;
    private final RunClock clock;
    /** An empty one is the end. */
    private final BlockingQueue<Optional<Call>> calls = new LinkedBlockingQueue<>();

    private final Set<Call> unanswered = ConcurrentHashMap.newKeySet();
    private final Thread thread;
    private volatile boolean closed;

    private volatile @Nullable LinkSockets sockets;
    private @Nullable JedisLine line;

    Lane(String client, String node, Route route, RunClock clock) {
        this.client = client;
        this.route = route;
        this.clock = clock;
        this.thread = new Thread(this::run, "wire-" + client + "-" + node);
        thread.setDaemon(true);
        thread.start();
    }

    void put(Call call) {
        unanswered.add(call);
        calls.add(Optional.of(call));
        if (closed) {
            endAll("the client has hung up");
        }
    }

    /** Takes no more; what it has goes on without anybody waiting for it, then the connection is closed. */
    void abandon() {
        calls.add(Optional.empty());
        endAll("given up");
    }

    /** Hangs up. */
    void close() {
        closed = true;
        LinkSockets open = sockets;
        if (open != null) {
            open.close();
        }
        thread.interrupt();
        endAll("the client has hung up");
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    /** Waits for the thread to end, if it is another one. */
    void join(long limitMillis) throws InterruptedException {
        if (thread != Thread.currentThread()) {
            thread.join(limitMillis);
        }
    }

    private void endAll(String why) {
        unanswered.forEach(call -> call.complete(new Answer.Unknown(why)));
        unanswered.clear();
    }

    private void run() {
        try {
            Optional<Call> next = calls.take();
            while (!closed && next.isPresent()) {
                Call call = next.get();
                perform(call);
                unanswered.remove(call);
                next = calls.take();
            }
        } catch (InterruptedException e) {
            // It is closed.
        } finally {
            hangUp();
        }
    }

    private void perform(Call call) {
        JedisLine open;
        try {
            open = connected();
        } catch (JedisException e) {
            hangUp();
            call.complete(new Answer.Failed("cannot connect: " + IoReason.of(e)));
            return;
        }
        perform(call, open);
    }

    private void perform(Call call, JedisLine open) {
        SentCommand sent = new SentCommand(client, call.number(), call.cause(), call.words(), clock.nanos());
        route.conversations().at(port()).add(sent);
        try {
            Answer answer = open.ask(call.words());
            sent.replied(clock.nanos());
            call.answer().complete(answer);
            if (answer instanceof Answer.Value) {
                call.next().ifPresent(follower -> perform(follower, open));
            } else {
                call.complete(new Answer.Unknown("nothing was written to wait for"));
            }
        } catch (JedisConnectionException e) {
            hangUp();
            call.complete(new Answer.Unknown("the connection was lost"));
        }
    }

    private JedisLine connected() {
        LinkSockets old = sockets;
        JedisLine open = line;
        if (open != null && old != null && !old.hungUp()) {
            return open;
        }
        hangUp();
        LinkSockets fresh = new LinkSockets(route.link().address(), CONNECT_LIMIT_MS);
        sockets = fresh;
        if (closed) {
            fresh.close();
        }
        JedisLine opened = new JedisLine(fresh, route.link().secret());
        line = opened;
        return opened;
    }

    private int port() {
        LinkSockets open = sockets;
        return open == null ? -1 : open.localPort();
    }

    private void hangUp() {
        LinkSockets open = sockets;
        line = null;
        if (open != null) {
            open.close();
        }
    }
}
