package dev.lockscope.resource;

class InMemoryLedgerTest extends LedgerContract {

    @Override
    protected Ledger open(long balance, Terms terms) {
        return Ledgers.inMemory(balance, terms);
    }
}
