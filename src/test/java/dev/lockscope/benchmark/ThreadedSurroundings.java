package dev.lockscope.benchmark;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import java.time.Duration;
import java.util.function.Supplier;

/** Surroundings for threads of this machine in which no time goes by: as much of them as the compared recipes use. */
final class ThreadedSurroundings implements Surroundings {

    @Override
    public long now() {
        return 0;
    }

    @Override
    public String freshToken() {
        return "token of " + Thread.currentThread().getId();
    }

    @Override
    public void step(String id) {}

    @Override
    public Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt) {
        Acquisition last = attempt.get();
        for (int tried = 1; tried < policy.attempts() && !(last instanceof Acquisition.Acquired); tried++) {
            last = attempt.get();
        }
        return last;
    }

    @Override
    public void sleep(Duration time) {
        throw new UnsupportedOperationException("no time goes by");
    }

    @Override
    public boolean rest(Duration time) {
        throw new UnsupportedOperationException("no time goes by");
    }

    @Override
    public long chance(long most) {
        throw new UnsupportedOperationException("no chance");
    }

    @Override
    public boolean enterMutex(String name, Duration limit) {
        throw new UnsupportedOperationException("no mutex");
    }

    @Override
    public void leaveMutex(String name) {
        throw new UnsupportedOperationException("no mutex");
    }

    @Override
    public void start(String name, Program program) {
        throw new UnsupportedOperationException("no second program");
    }

    @Override
    public void stop(String name) {
        throw new UnsupportedOperationException("no second program");
    }

    @Override
    public LeaseState lease() {
        return LeaseState.NONE;
    }

    @Override
    public void leaseUntil(String token, long validUntil) {}

    @Override
    public void leaseLost(String token, String cause) {}
}
