package dev.lockscope.model;

import dev.lockscope.lock.port.GuardedResource;

/** The guarded resource, as a replayed program reaches it. */
record ReplayedResource(ReplayedCalls calls) implements GuardedResource {

    private static final Call READ = new Call.Read();

    @Override
    public long read() {
        return calls.reply(Reply.Amount.class, READ).value();
    }

    @Override
    public WriteResult write(Write write) {
        return calls.reply(Reply.Decided.class, new Call.Write(write)).result();
    }
}
