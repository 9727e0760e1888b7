package dev.lockscope.model;

import dev.lockscope.lab.ResourceFacts;
import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Commit;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.EntryLookedUp;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import java.util.List;

/** A program's step with the guarded resource. */
record ResourceStep(Turn turn) {

    private static final String CLIENT_GAVE_UP = "the client gave it up";

    ModelWorld taken(Call.OfResource call) {
        ModelResource resource = turn.world().resource();
        if (call instanceof Call.Read) {
            turn.tell(facts().read(resource.books().reading()));
            return turn.replied(new Reply.Held(resource.books().reading()));
        } else if (call instanceof Call.HandIn handIn) {
            return handedIn(handIn.change());
        } else if (call instanceof Call.LookUp look) {
            boolean found = resource.books().has(look.key());
            turn.tell(new EntryLookedUp(name(), turn.name(), look.key(), found));
            return turn.replied(new Reply.Truth(found));
        } else if (call instanceof Call.Remember remember) {
            boolean fresh = !resource.books().has(remember.key());
            return stored(remember.key(), fresh, new KeyRemembered(name(), turn.name(), remember.key(), fresh));
        } else if (call instanceof Call.Put put) {
            boolean fresh = !resource.books().has(put.key());
            return stored(put.key(), fresh, new EntryComputed(name(), turn.name(), put.key(), fresh));
        } else if (call instanceof Call.Begin) {
            turn.tell(new TransactionBegan(name(), turn.name()));
            return turn.replied(turn.world().with(resource.begun(turn.name())), Reply.DONE);
        } else if (call instanceof Call.Commit) {
            return committed();
        } else if (call instanceof Call.RollBack) {
            turn.tell(new TransactionRolledBack(name(), turn.name(), CLIENT_GAVE_UP));
            return turn.replied(turn.world().with(resource.rolledBack(turn.name())), Reply.DONE);
        }
        throw new IllegalStateException("cannot do " + call);
    }

    private ModelWorld stored(String key, boolean fresh, Fact fact) {
        turn.tell(fact);
        return turn.replied(turn.world().with(turn.world().resource().storing(key)), new Reply.Truth(fresh));
    }

    private ModelWorld handedIn(Change change) {
        turn.tell(facts().offered(change));
        ModelResource.Decision decision = turn.world().resource().decide(turn.name(), change);
        if (!(decision.outcome() instanceof Outcome.Queued)) {
            decided(facts().decided(change, decision.outcome()));
        }
        return turn.replied(turn.world().with(decision.after()), new Reply.Decided(decision.outcome()));
    }

    private ModelWorld committed() {
        List<Change> changes = turn.world().resource().queued(turn.name());
        ModelResource.Settlement settlement = turn.world().resource().committed(turn.name());
        if (settlement.commit() instanceof Commit.Committed committed) {
            for (int i = 0; i < changes.size(); i++) {
                decided(facts().decided(changes.get(i), committed.outcomes().get(i)));
            }
            decided(new TransactionCommitted(name(), turn.name()));
        } else if (settlement.commit() instanceof Commit.RolledBack back) {
            decided(facts().decided(changes.get(back.place()), back.why()));
            decided(new TransactionRolledBack(name(), turn.name(), back.why().text()));
        }
        return turn.replied(turn.world().with(settlement.after()), new Reply.Settled(settlement.commit()));
    }

    private void decided(Fact fact) {
        turn.witness().saw(turn.world().now(), name(), fact);
    }

    private String name() {
        return turn.world().setting().resource();
    }

    private ResourceFacts facts() {
        return new ResourceFacts(
                name(), turn.name(), turn.world().resource().books().terms().compare());
    }
}
