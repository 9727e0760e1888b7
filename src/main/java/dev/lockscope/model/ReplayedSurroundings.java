package dev.lockscope.model;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.Program;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.port.Surroundings;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.LockFact.AttemptRefused;
import java.time.Duration;
import java.util.function.Supplier;

/** A client's machine, as a replayed program sees it. */
record ReplayedSurroundings(Role role, ReplayedCalls calls) implements Surroundings {

    private static final Call NOW = new Call.Now();
    private static final Call LEASE = new Call.Lease();
    private static final Call FRESH_TOKEN = new Call.FreshToken();

    @Override
    public long now() {
        return calls.reply(Reply.Time.class, NOW).at();
    }

    @Override
    public void sleep(Duration time) {
        calls.does(new Call.Sleep(time));
    }

    @Override
    public long chance(long most) {
        return most == 0
                ? 0
                : calls.reply(Reply.Amount.class, new Call.Jitter(most)).value();
    }

    @Override
    public String freshToken() {
        return calls.reply(Reply.Token.class, FRESH_TOKEN).token();
    }

    @Override
    public void step(String id) {
        calls.tell(new StepReached(role.name(), role.recipe(), id));
    }

    /** An attempt that has ended is forgotten but for its number, and all of them but for the outcome. */
    @Override
    public Acquisition retry(RetryPolicy policy, Supplier<Acquisition> attempt) {
        int from = calls.position();
        Reply.Outcome known = calls.replyIf(Reply.Outcome.class);
        if (known != null) {
            return known.acquisition();
        }
        Reply.Attempt later = calls.replyIf(Reply.Attempt.class);
        int number = later == null ? 1 : later.number();
        Acquisition acquisition = attempt.get();
        if (acquisition instanceof Acquisition.Refused refused) {
            calls.tell(new AttemptRefused(role.name(), role.lock(), number, refused.reason()));
            if (number < policy.attempts()) {
                pause(policy);
                throw calls.stop(new Call.Forget(from, new Reply.Attempt(number + 1)));
            }
        }
        throw calls.stop(new Call.Forget(from, new Reply.Outcome(acquisition)));
    }

    private void pause(RetryPolicy policy) {
        sleep(policy.delay().plusNanos(chance(policy.jitter().toNanos())));
    }

    @Override
    public boolean enterMutex(String name, Duration limit) {
        return calls.holds(new Call.EnterMutex(name, limit));
    }

    @Override
    public void leaveMutex(String name) {
        calls.does(new Call.LeaveMutex(name));
    }

    @Override
    public void start(String name, Program program) {
        calls.does(new Call.Start(name, program));
    }

    @Override
    public void stop(String name) {
        calls.does(new Call.Stop(name));
    }

    @Override
    public boolean rest(Duration time) {
        return calls.holds(new Call.Rest(time));
    }

    @Override
    public LeaseState lease() {
        return calls.reply(Reply.Leased.class, LEASE).lease();
    }

    @Override
    public void leaseUntil(String token, long validUntil) {
        calls.does(new Call.LeaseUntil(token, validUntil));
    }

    @Override
    public void leaseLost(String token, String cause) {
        calls.does(new Call.LeaseLost(token, cause));
    }
}
