package dev.lockscope.app;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.LedgerFactory;
import dev.lockscope.redis.RedisClusterFactory.ServersOpener;
import dev.lockscope.redis.RedisScriptServer;
import dev.lockscope.resource.Ledger;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ResourceSpec;

/** Opens the guarded resources of runs; one in Redis gets a server of its own, which no fault of the lock touches. */
final class RunLedgers implements LedgerFactory {

    private final ServersOpener opener;

    /** @param opener prepares the servers of one resource */
    RunLedgers(ServersOpener opener) {
        this.opener = opener;
    }

    @Override
    public Ledger open(ResourceSpec spec) throws EnvironmentProblem, InterruptedException {
        Terms terms = new Terms(spec.fencing(), spec.compare(), spec.keys());
        return switch (spec.kind()) {
            case MEMORY -> Ledgers.inMemory(spec.balance(), terms);
            case SQL -> Ledgers.inSql(spec.balance(), terms);
            case REDIS -> Ledgers.inRedis(RedisScriptServer.started(opener, spec.name()), spec.balance(), terms);
        };
    }
}
