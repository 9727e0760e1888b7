package dev.lockscope.fault.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.LinkFact.Direction;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Keeps what a link tells, for a test to ask for one after another. */
final class Notices implements LinkListener {

    private final BlockingQueue<String> notices;
    private final String prefix;

    Notices() {
        this(new LinkedBlockingQueue<>(), "");
    }

    private Notices(BlockingQueue<String> notices, String prefix) {
        this.notices = notices;
        this.prefix = prefix;
    }

    /** What is told of one peer, kept among the others' notices with its name before it. */
    Notices of(String peer) {
        return new Notices(notices, peer + ": ");
    }

    /** The next notice; fails when none comes within a generous time. */
    String next() {
        try {
            String notice = notices.poll(10, TimeUnit.SECONDS);
            assertThat(notice).as("the next notice").isNotNull();
            return String.valueOf(notice);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Checks that there is no notice now. */
    void assertNone() {
        assertThat(notices).isEmpty();
    }

    @Override
    public void connected(long connection, int clientPort, int serverSidePort) {
        notices.add(prefix + "connected " + connection + " " + clientPort + " " + serverSidePort);
    }

    @Override
    public void held(long connection, Direction direction, long message, int bytes) {
        notices.add(prefix + "held " + connection + " " + direction + " " + message + " " + bytes);
    }

    @Override
    public void released(long connection, Direction direction, long message, int bytes) {
        notices.add(prefix + "released " + connection + " " + direction + " " + message + " " + bytes);
    }

    @Override
    public void lost(long connection, Direction direction, long message, int bytes) {
        notices.add(prefix + "lost " + connection + " " + direction + " " + message + " " + bytes);
    }

    @Override
    public void disconnected(long connection) {
        notices.add(prefix + "disconnected " + connection);
    }
}
