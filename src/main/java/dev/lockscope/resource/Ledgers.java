package dev.lockscope.resource;

import dev.lockscope.trace.ResourceFact.Fencing;

/** Opens ledgers. */
public final class Ledgers {

    /** The id of ledgers in this program's memory. */
    public static final String MEMORY = "memory";

    /** The id of ledgers in an embedded SQL database. */
    public static final String SQL = "sql";

    private Ledgers() {}

    /**
     * Opens a ledger.
     *
     * @param kind {@link #MEMORY} or {@link #SQL}
     * @param balance its first balance, whole kroner
     * @param rule how it checks fencing tokens
     * @throws IllegalArgumentException when there is no such kind
     */
    public static Ledger open(String kind, long balance, Fencing rule) {
        return switch (kind) {
            case MEMORY -> new InMemoryLedger(balance, rule);
            case SQL -> new SqlLedger(balance, rule);
            default -> throw new IllegalArgumentException("no ledger of kind " + kind);
        };
    }
}
