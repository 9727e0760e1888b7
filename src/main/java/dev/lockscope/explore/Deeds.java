package dev.lockscope.explore;

import dev.lockscope.model.ModelWorld;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes from the facts of one change of a world what the properties depend on. For one thread. */
final class Deeds {

    private final Cast cast;
    private final List<Fact> facts = new ArrayList<>(4);

    Deeds(Cast cast) {
        this.cast = cast;
    }

    /** Something happened. */
    void saw(Fact fact) {
        facts.add(fact);
    }

    /**
     * What was done.
     *
     * @param after the world afterwards
     */
    List<Deed> in(ModelWorld after) {
        List<Deed> deeds = new ArrayList<>(4);
        int commander = -1;
        for (Fact fact : facts) {
            if (fact instanceof CommandExecuted executed) {
                commander = cast.place(executed.client());
            } else if (fact instanceof KeyStored stored) {
                if (commander >= 0 && stored.key().equals(cast.lock(commander))) {
                    int times = Standing.times(Standing.in(after, stored.key()), stored.value());
                    deeds.add(new Deed.Stored(commander, stored.value(), cast.node(stored.node()), times));
                }
            } else if (fact instanceof WriteAccepted write) {
                boolean blind = write.before() + write.change() != write.after();
                deeds.add(wrote(after, write.client(), write.fence(), compared(after), blind));
            } else if (fact instanceof ChargeAccepted charge) {
                boolean blind = charge.before() - charge.amount() != charge.after();
                deeds.add(wrote(after, charge.client(), charge.fence(), Compare.NONE, blind));
            } else {
                plain(fact, after, deeds);
            }
        }
        return List.copyOf(deeds);
    }

    private void plain(Fact fact, ModelWorld after, List<Deed> deeds) {
        if (fact instanceof CriticalSectionEntered entered) {
            deeds.add(new Deed.Entered(cast.place(entered.client())));
        } else if (fact instanceof CriticalSectionLeft left) {
            deeds.add(new Deed.Left(cast.place(left.client())));
        } else if (fact instanceof ClientCrashed crashed) {
            deeds.add(new Deed.Ended(cast.place(crashed.client())));
        } else if (fact instanceof ClientFinished finished) {
            deeds.add(new Deed.Ended(cast.place(finished.client())));
        } else if (fact instanceof LockAcquired acquired) {
            deeds.add(new Deed.Acquired(cast.place(acquired.client()), acquired.token()));
        } else if (fact instanceof ValueRead read && compared(after) == Compare.VALUE) {
            deeds.add(new Deed.Read(cast.place(read.client())));
        }
    }

    private Deed wrote(ModelWorld after, String client, @Nullable Long fence, Compare compared, boolean blind) {
        int who = cast.place(client);
        return new Deed.Wrote(who, fence == null ? 0 : fence, compared, blind, Standing.in(after, cast.lock(who)));
    }

    private static Compare compared(ModelWorld world) {
        return world.resource().books().terms().compare();
    }
}
