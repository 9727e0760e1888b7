package dev.lockscope.redis;

import dev.lockscope.resource.Ledger;
import dev.lockscope.resource.LedgerContract;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RedisLedgerTest extends LedgerContract {

    @Override
    protected Ledger open(long balance, Terms terms) {
        TestServer server = new TestServer();
        return Ledgers.inRedis(new RedisScriptServer(server.endpoint(), server::close), balance, terms);
    }
}
