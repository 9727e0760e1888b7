package dev.lockscope.resource;

/** Opens ledgers. */
public final class Ledgers {

    private Ledgers() {}

    /**
     * A ledger in this program's memory.
     *
     * @param balance its first balance
     */
    public static Ledger inMemory(long balance, Terms terms) {
        return new InMemoryLedger(balance, terms);
    }

    /**
     * A ledger in an embedded SQL database.
     *
     * @param balance its first balance
     */
    public static Ledger inSql(long balance, Terms terms) {
        return new SqlLedger(balance, terms);
    }

    /**
     * A ledger in Redis.
     *
     * @param server where it is kept; it is closed with the ledger
     * @param balance its first balance
     * @throws IllegalStateException when the server cannot be reached; it is closed then
     */
    public static Ledger inRedis(ScriptServer server, long balance, Terms terms) {
        try {
            return new ScriptedLedger(server, balance, terms);
        } catch (IllegalStateException e) {
            server.close();
            throw e;
        }
    }
}
