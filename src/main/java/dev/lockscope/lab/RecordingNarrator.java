package dev.lockscope.lab;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.program.Narrator;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ComputationStarted;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.LockFact.Release;
import java.util.function.Consumer;

/** Puts what a client's program does and believes into the trace. */
public final class RecordingNarrator implements Narrator {

    private final String client;
    private final String lock;
    private final String recipe;
    private final Consumer<Fact> voice;

    /**
     * A narrator of one client.
     *
     * @param voice takes the facts
     */
    public RecordingNarrator(String client, String lock, String recipe, Consumer<Fact> voice) {
        this.client = client;
        this.lock = lock;
        this.recipe = recipe;
        this.voice = voice;
    }

    @Override
    public void requested() {
        voice.accept(new LockRequested(client, lock, recipe));
    }

    @Override
    public void acquired(Lease lease) {
        Long fence = lease.fence().map(FencingToken::value).orElse(null);
        Long validUntil = lease.validUntil().isPresent() ? lease.validUntil().getAsLong() : null;
        voice.accept(new LockAcquired(client, lock, lease.token(), fence, validUntil));
    }

    @Override
    public void notAcquired(String reason) {
        voice.accept(new LockNotAcquired(client, lock, reason));
    }

    @Override
    public void released(Lease lease, Released outcome) {
        voice.accept(new LockReleased(client, lock, lease.token(), Release.valueOf(outcome.name())));
    }

    @Override
    public void enteredCriticalSection() {
        voice.accept(new CriticalSectionEntered(client, lock));
    }

    @Override
    public void leftCriticalSection() {
        voice.accept(new CriticalSectionLeft(client, lock));
    }

    @Override
    public void workStarted() {
        voice.accept(new WorkStarted(client));
    }

    @Override
    public void workFinished() {
        voice.accept(new WorkFinished(client));
    }

    @Override
    public void computationStarted(String key) {
        voice.accept(new ComputationStarted(client, key));
    }

    @Override
    public void finished(String outcome) {
        voice.accept(new ClientFinished(client, outcome));
    }
}
