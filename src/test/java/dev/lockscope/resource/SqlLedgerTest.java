package dev.lockscope.resource;

class SqlLedgerTest extends LedgerContract {

    @Override
    protected Ledger open(long balance, Terms terms) {
        return Ledgers.inSql(balance, terms);
    }
}
