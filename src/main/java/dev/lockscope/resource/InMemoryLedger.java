package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import java.util.List;

/** A ledger in this program's memory; check and change are one step. */
final class InMemoryLedger implements Ledger, Line {

    private Books books;

    /** A ledger with a first balance. */
    InMemoryLedger(long balance, Terms terms) {
        this.books = Books.opened(balance, terms);
    }

    /** Memory needs no connection: every session has the ledger itself. */
    @Override
    public Session connect() {
        return new Session(this);
    }

    @Override
    public synchronized Reading read() {
        return books.reading();
    }

    @Override
    public synchronized boolean has(String key) {
        return books.has(key);
    }

    @Override
    public synchronized boolean store(String key) {
        boolean fresh = !books.has(key);
        books = books.storing(key);
        return fresh;
    }

    @Override
    public synchronized List<Outcome> settle(List<? extends Change> changes) {
        Books.Settlement settlement = books.settle(changes);
        books = settlement.after();
        return settlement.outcomes();
    }

    @Override
    public void close() {
        // Nothing to give back.
    }
}
