package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Optional;

/** A ledger in this program's memory; check and write are one step. Safe for use by several threads. */
final class InMemoryLedger implements Ledger {

    private final FenceCheck check;
    private long balance;
    private long highest = FenceCheck.NONE_SEEN;

    /** A ledger with a first balance, whole kroner. */
    InMemoryLedger(long balance, Fencing rule) {
        this.balance = balance;
        this.check = new FenceCheck(rule);
    }

    @Override
    public synchronized long read() {
        return balance;
    }

    @Override
    public synchronized WriteResult write(Write write) {
        Optional<String> objection = check.objection(write.fence(), highest);
        if (objection.isPresent()) {
            return new WriteResult.Rejected(balance, FenceCheck.seen(highest), objection.get());
        }
        if (check.rule() != Fencing.NONE) {
            highest = write.fence().map(FencingToken::value).orElse(highest);
        }
        long before = balance;
        balance = write.value();
        return new WriteResult.Accepted(before, balance);
    }

    @Override
    public void close() {
        // Nothing to give back.
    }
}
