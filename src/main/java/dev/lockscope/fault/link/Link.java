package dev.lockscope.fault.link;

import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Set;

/** The forwarder between one client and one node; being built. */
public final class Link implements AutoCloseable {

    private Link() {}

    /** Opens a link that listens on 127.0.0.1 and passes everything on to {@code server}. */
    public static Link open(InetSocketAddress server, LinkListener listener) throws IOException {
        throw new UnsupportedOperationException(server + " " + listener);
    }

    /** Where the client connects to. */
    public InetSocketAddress address() {
        throw new UnsupportedOperationException();
    }

    /** Keeps whole messages of these directions from now on; answers 0. */
    public int hold(Set<Direction> directions) {
        throw new UnsupportedOperationException(directions.toString());
    }

    /** Passes on what is kept, in order, then everything; ends a cut; answers how many messages go on. */
    public int open() {
        throw new UnsupportedOperationException();
    }

    /** Loses what is kept and everything from now on, until it is opened; answers how many messages are lost. */
    public int cut() {
        throw new UnsupportedOperationException();
    }

    /** What it does with messages now. */
    public Condition condition() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
