package dev.lockscope.resource;

import java.util.ArrayList;
import java.util.List;

/** A ledger whose books are in Redis, as durable there as everything else. */
final class ScriptedLedger implements Ledger {

    private final ScriptServer server;
    private final Terms terms;
    private final List<ScriptedLine> lines = new ArrayList<>();
    private boolean closed;

    /** A ledger with a first balance, on a server that is ended with it. */
    ScriptedLedger(ScriptServer server, long balance, Terms terms) {
        this.server = server;
        this.terms = terms;
        try (ScriptServer.Connection connection = server.connect()) {
            connection.run(
                    LedgerScripts.OPEN,
                    LedgerScripts.KEYS,
                    List.of(Long.toString(balance), Long.toString(FenceCheck.NONE_SEEN)));
        }
    }

    @Override
    public synchronized Session connect() {
        if (closed) {
            throw new IllegalStateException("the ledger is closed");
        }
        ScriptedLine line = new ScriptedLine(server.connect(), terms);
        lines.add(line);
        return new Session(line);
    }

    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            lines.forEach(ScriptedLine::close);
            server.close();
        }
    }
}
