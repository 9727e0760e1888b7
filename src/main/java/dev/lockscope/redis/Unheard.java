package dev.lockscope.redis;

import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.trace.LinkFact.Direction;

/** Tells nothing of single messages. */
record Unheard() implements LinkListener {

    @Override
    public void connected(long connection, int clientPort, int serverSidePort) {}

    @Override
    public void held(long connection, Direction direction, long message, int bytes) {}

    @Override
    public void released(long connection, Direction direction, long message, int bytes) {}

    @Override
    public void lost(long connection, Direction direction, long message, int bytes) {}

    @Override
    public void disconnected(long connection) {}
}
