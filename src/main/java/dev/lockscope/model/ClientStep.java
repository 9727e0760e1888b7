package dev.lockscope.model;

import dev.lockscope.lab.CommandFacts;
import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.lock.port.GuardedResource.WriteResult;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A client's step: it makes its next call, or learns what became of the one that it waits for. */
final class ClientStep {

    private final ModelWorld world;
    private final int client;
    private final ModelClient who;
    private final String name;
    private final Chance chance;
    private final Witness witness;

    ClientStep(ModelWorld world, int client, Chance chance, Witness witness) {
        this.world = world;
        this.client = client;
        this.who = world.clients().get(client);
        this.name = who.role().name();
        this.chance = chance;
        this.witness = witness;
    }

    ModelWorld taken() {
        if (who.phase() instanceof Phase.Asking asking) {
            return answered(asking);
        } else if (who.phase() instanceof Phase.Asleep) {
            return replied(world, Reply.DONE);
        }
        Call call = who.next();
        if (call instanceof Call.Tell tell) {
            tell(tell.fact());
            return replied(world, Reply.DONE);
        } else if (call instanceof Call.Now) {
            return replied(world, new Reply.Time(world.now()));
        } else if (call instanceof Call.Ask ask) {
            return sent(ask);
        } else if (call instanceof Call.Sleep sleep) {
            return world.with(
                    client, who.in(new Phase.Asleep(world.now() + sleep.time().toNanos())));
        } else if (call instanceof Call.Forget forget) {
            History kept = who.history().upTo(forget.from(), forget.instead());
            return world.with(client, who.remembering(nodes(), kept));
        }
        return rareCall(call);
    }

    private ModelWorld rareCall(Call call) {
        if (call instanceof Call.FreshToken) {
            int drawn = who.tokens() + 1;
            Reply token = new Reply.Token(name + "-" + drawn);
            return world.with(client, who.withTokens(drawn).replied(nodes(), token));
        } else if (call instanceof Call.Jitter jitter) {
            return replied(world, new Reply.Amount(chance.jitter(name, jitter.most())));
        } else if (call instanceof Call.AwaitFinish) {
            return world.with(client, who.withFinishes(who.finishes() - 1).replied(nodes(), Reply.DONE));
        } else if (call instanceof Call.Read) {
            long value = world.resource().value();
            tell(new ValueRead(resource(), name, value));
            return replied(world, new Reply.Amount(value));
        } else if (call instanceof Call.Write write) {
            return written(write.write());
        }
        throw new IllegalStateException("cannot do " + call);
    }

    private ModelWorld sent(Call.Ask ask) {
        long number = world.commands() + 1;
        int node = nodes().indexOf(ask.node());
        if (node < 0) {
            throw new IllegalArgumentException(name + " asks " + ask.node() + ", which is not in this world");
        }
        if (witness != Witness.NONE) {
            tell(new CommandSent(name, ask.node().name(), number, CommandText.of(ask.command())));
        }
        long until = world.now() + ask.timeout().toNanos();
        return world.withNew(Flight.request(number, client, node, ask.command()))
                .with(client, who.in(new Phase.Asking(number, until)));
    }

    /** An answer counts also when it came late, as long as the client has not looked before. */
    private ModelWorld answered(Phase.Asking asking) {
        Call.Ask ask = (Call.Ask) who.next();
        Answer answer = world.answerFor(asking);
        ModelWorld after = world;
        if (answer == null) {
            answer = new Answer.Unknown("timed out after " + ask.timeout().toMillis() + " ms");
        } else {
            after = world.lose(asking.command());
        }
        if (witness != Witness.NONE) {
            tell(CommandFacts.replied(name, ask.node().name(), asking.command(), answer));
        }
        return replied(after, new Reply.Answered(answer));
    }

    private ModelWorld written(Write write) {
        Long fence = number(write.fence());
        tell(new WriteOffered(resource(), name, write.value(), write.change(), fence));
        ModelResource.Decision decision = world.resource().decide(write);
        witness.saw(world.now(), resource(), fact(write, fence, decision.result()));
        return replied(world.with(decision.after()), new Reply.Decided(decision.result()));
    }

    private Fact fact(Write write, @Nullable Long fence, WriteResult result) {
        if (result instanceof WriteResult.Accepted accepted) {
            return new WriteAccepted(resource(), name, accepted.before(), accepted.after(), write.change(), fence);
        } else if (result instanceof WriteResult.Rejected rejected) {
            Long highest = number(rejected.highest());
            return new WriteRejected(resource(), name, rejected.value(), fence, highest, rejected.reason());
        }
        throw new IllegalStateException("no fact for " + result);
    }

    private ModelWorld replied(ModelWorld after, Reply reply) {
        return after.with(client, who.replied(nodes(), reply));
    }

    private void tell(Fact fact) {
        witness.saw(world.now(), name, fact);
    }

    private List<NodeId> nodes() {
        return world.setting().nodes();
    }

    private String resource() {
        return world.setting().resource();
    }

    private static @Nullable Long number(Optional<FencingToken> fence) {
        return fence.map(FencingToken::value).orElse(null);
    }
}
