package dev.lockscope.explore;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import java.util.Optional;

/**
 * As much of a fact as the properties depend on.
 *
 * @param who the client's place
 */
record Deed(Kind kind, int who) {

    enum Kind {
        ENTERED,
        LEFT,
        ACQUIRED,
        READ,
        WROTE
    }

    static Optional<Deed> of(Fact fact, Cast cast) {
        if (fact instanceof CriticalSectionEntered entered) {
            return Optional.of(new Deed(Kind.ENTERED, cast.place(entered.client())));
        } else if (fact instanceof CriticalSectionLeft left) {
            return Optional.of(new Deed(Kind.LEFT, cast.place(left.client())));
        } else if (fact instanceof ClientCrashed crashed) {
            return Optional.of(new Deed(Kind.LEFT, cast.place(crashed.client())));
        } else if (fact instanceof LockAcquired acquired) {
            return Optional.of(new Deed(Kind.ACQUIRED, cast.place(acquired.client())));
        } else if (fact instanceof ValueRead read) {
            return Optional.of(new Deed(Kind.READ, cast.place(read.client())));
        } else if (fact instanceof WriteAccepted write) {
            return Optional.of(new Deed(Kind.WROTE, cast.place(write.client())));
        }
        return Optional.empty();
    }
}
