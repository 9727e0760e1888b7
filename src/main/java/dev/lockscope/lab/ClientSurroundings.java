package dev.lockscope.lab;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockLost;
import java.time.Duration;
import java.util.function.Supplier;

/** One client's machine: real time by its own clock, and seeded chance, through its gate. */
final class ClientSurroundings implements Surroundings {

    private final String client;
    private final String lock;
    private final String recipe;
    private final DriftingRunClock clock;
    private final Randomness randomness;
    private final ClientVoice voice;
    private final Gate gate;
    private final SharedState shared;
    private final StopSign stop;

    /**
     * What the programs of one client share.
     *
     * @param process the process that the client lives in
     * @param sides its second programs
     * @param lease what it knows of its lease
     */
    record SharedState(ClientProcess process, SidePrograms sides, LeaseCell lease) {}

    ClientSurroundings(
            String client,
            String lock,
            String recipe,
            DriftingRunClock clock,
            Randomness randomness,
            ClientVoice voice,
            Gate gate,
            SharedState shared,
            StopSign stop) {
        this.client = client;
        this.lock = lock;
        this.recipe = recipe;
        this.clock = clock;
        this.randomness = randomness;
        this.voice = voice;
        this.gate = gate;
        this.shared = shared;
        this.stop = stop;
    }

    @Override
    public long now() {
        gate.pass();
        return clock.nanos();
    }

    @Override
    public void sleep(Duration time) {
        gate.pass();
        try {
            clock.sleep(time);
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
        gate.pass();
    }

    @Override
    public long chance(long most) {
        gate.pass();
        return randomness.nextLong(most + 1);
    }

    @Override
    public String freshToken() {
        gate.pass();
        return randomness.token();
    }

    @Override
    public void step(String id) {
        voice.tell(new StepReached(client, recipe, id));
    }

    @Override
    public Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt) {
        for (int number = 1; ; number++) {
            Acquisition acquisition = attempt.get();
            if (!(acquisition instanceof Acquisition.Refused refused)) {
                return acquisition;
            }
            voice.tell(new AttemptRefused(client, lock, number, refused.reason()));
            if (number == policy.attempts()) {
                return acquisition;
            }
            sleep(policy.delay().plusNanos(randomness.nextLong(policy.jitter().toNanos() + 1)));
        }
    }

    @Override
    public boolean enterMutex(String name, Duration limit) {
        gate.pass();
        try {
            return shared.process().enter(name, client, Duration.ofNanos(clock.runTime(limit)));
        } catch (InterruptedException e) {
            throw new ClientStopped();
        } finally {
            gate.pass();
        }
    }

    @Override
    public void leaveMutex(String name) {
        gate.pass();
        shared.process().leave(name, client);
    }

    @Override
    public void start(String name, Program program) {
        gate.pass();
        shared.sides().start(name, program);
    }

    @Override
    public void stop(String name) {
        gate.pass();
        shared.sides().stop(name);
        gate.pass();
    }

    @Override
    public boolean rest(Duration time) {
        gate.pass();
        boolean rested = stop.rest(clock.nanos() + time.toNanos());
        gate.pass();
        return rested;
    }

    @Override
    public LeaseState lease() {
        gate.pass();
        return shared.lease().state();
    }

    @Override
    public void leaseUntil(String token, long validUntil) {
        gate.pass();
        if (shared.lease().renew(token, validUntil)) {
            voice.tell(new LockExtended(client, lock, token, OwnClock.runInstant(clock, validUntil)));
        }
    }

    @Override
    public void leaseLost(String token, String cause) {
        gate.pass();
        if (shared.lease().lose(token, cause)) {
            voice.tell(new LockLost(client, lock, token, cause));
        }
    }
}
