package dev.lockscope.model;

import dev.lockscope.lock.port.GuardedResource;

/** The guarded resource, as a replayed program reaches it. */
record ReplayedResource(ReplayedCalls calls) implements GuardedResource {

    private static final Call READ = new Call.Read();
    private static final Call BEGIN = new Call.Begin();
    private static final Call COMMIT = new Call.Commit();
    private static final Call ROLL_BACK = new Call.RollBack();

    @Override
    public Reading read() {
        return calls.reply(Reply.Held.class, READ).reading();
    }

    @Override
    public Outcome write(Write write) {
        return handIn(write);
    }

    @Override
    public Outcome charge(Charge charge) {
        return handIn(charge);
    }

    private Outcome handIn(Change change) {
        return calls.reply(Reply.Decided.class, new Call.HandIn(change)).outcome();
    }

    @Override
    public boolean lookUp(String key) {
        return calls.holds(new Call.LookUp(key));
    }

    @Override
    public boolean remember(String key) {
        return calls.holds(new Call.Remember(key));
    }

    @Override
    public boolean put(String key) {
        return calls.holds(new Call.Put(key));
    }

    @Override
    public void begin() {
        calls.does(BEGIN);
    }

    @Override
    public Commit commit() {
        return calls.reply(Reply.Settled.class, COMMIT).commit();
    }

    @Override
    public void rollBack() {
        calls.does(ROLL_BACK);
    }
}
