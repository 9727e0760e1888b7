package dev.lockscope.lab;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.LockFact.AttemptRefused;
import java.time.Duration;
import java.util.function.Supplier;

/** One client's machine: real time and seeded chance, through its gate. */
final class ClientSurroundings implements Surroundings {

    private final String client;
    private final String lock;
    private final String recipe;
    private final RunClock clock;
    private final Randomness randomness;
    private final ClientVoice voice;
    private final Gate gate;

    ClientSurroundings(
            String client,
            String lock,
            String recipe,
            RunClock clock,
            Randomness randomness,
            ClientVoice voice,
            Gate gate) {
        this.client = client;
        this.lock = lock;
        this.recipe = recipe;
        this.clock = clock;
        this.randomness = randomness;
        this.voice = voice;
        this.gate = gate;
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
}
