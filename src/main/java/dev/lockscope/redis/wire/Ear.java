package dev.lockscope.redis.wire;

import dev.lockscope.lab.Listening;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.exceptions.JedisException;

/** One client's subscription to one channel: a connection of its own and the thread that reads it. */
final class Ear implements Listening {

    private static final int CONNECT_LIMIT_MS = 2_000;

    private final CompletableFuture<Boolean> confirmed = new CompletableFuture<>();
    private final Deque<CompletableFuture<Boolean>> waiting = new ArrayDeque<>();
    private final Thread thread;
    private int unheard;
    private boolean ended;
    private @Nullable LinkSockets sockets;

    Ear(String client, Route route, String channel) {
        this.thread = new Thread(() -> listen(route, channel), "ear-" + client);
        thread.setDaemon(true);
        thread.start();
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    private void listen(Route route, String channel) {
        try {
            LinkSockets fresh = new LinkSockets(route.link().address(), CONNECT_LIMIT_MS);
            if (keep(fresh)) {
                JedisLine line = new JedisLine(fresh, route.link().secret());
                line.tell(List.of("SUBSCRIBE", channel));
                confirmed.complete(true);
                while (true) {
                    line.hear();
                    heard();
                }
            }
        } catch (JedisException e) {
            // The connection is gone, and nothing more will be heard.
        } finally {
            end();
        }
    }

    private synchronized boolean keep(LinkSockets fresh) {
        sockets = fresh;
        return !ended;
    }

    private synchronized void heard() {
        CompletableFuture<Boolean> first = waiting.poll();
        if (first == null) {
            unheard++;
        } else {
            first.complete(true);
        }
    }

    private synchronized void end() {
        ended = true;
        if (sockets != null) {
            sockets.close();
        }
        confirmed.complete(false);
        waiting.forEach(one -> one.complete(false));
        waiting.clear();
    }

    @Override
    public CompletableFuture<Boolean> confirmed() {
        return confirmed;
    }

    @Override
    public synchronized CompletableFuture<Boolean> next() {
        if (unheard > 0) {
            unheard--;
            return CompletableFuture.completedFuture(true);
        }
        CompletableFuture<Boolean> coming = new CompletableFuture<>();
        if (ended) {
            coming.complete(false);
        } else {
            waiting.add(coming);
        }
        return coming;
    }

    @Override
    public void close() {
        end();
    }
}
