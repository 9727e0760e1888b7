package dev.lockscope.model;

/** A step of a client's program: it makes its next call, or learns what became of the one that it waits for. */
final class ClientStep {

    private final Turn turn;
    private final ModelWorld world;

    ClientStep(Turn turn) {
        this.turn = turn;
        this.world = turn.world();
    }

    ModelWorld taken() {
        Strand strand = turn.strand();
        Phase phase = strand.phase();
        Call call = strand.next();
        if (phase instanceof Phase.Asleep) {
            return turn.replied(Reply.DONE);
        } else if (!(phase instanceof Phase.Running)) {
            ModelWorld after = new TalkStep(turn).goneOn(phase, call);
            return after != null ? after : new SharedStep(turn).goneOn(phase, call);
        } else if (call instanceof Call.Tell tell) {
            turn.tell(tell.fact());
            return turn.replied(Reply.DONE);
        } else if (call instanceof Call.Now) {
            return turn.replied(new Reply.Time(turn.who().clock().at(world.now())));
        } else if (call instanceof Call.Sleep sleep) {
            return turn.in(new Phase.Asleep(turn.after(sleep.time())));
        } else if (call instanceof Call.Forget forget) {
            History kept = strand.history().upTo(forget.from(), forget.instead());
            return turn.with(world, strand.remembering(turn.who().role(), turn.nodes(), kept));
        }
        ModelWorld talked = new TalkStep(turn).begun(call);
        return talked != null ? talked : rareCall(call);
    }

    private ModelWorld rareCall(Call call) {
        ModelClient who = turn.who();
        if (call instanceof Call.FreshToken) {
            int drawn = who.tokens() + 1;
            Reply token = new Reply.Token(turn.name() + "-" + drawn);
            return turn.replied(world.with(turn.client(), who.withTokens(drawn)), token);
        } else if (call instanceof Call.Jitter jitter) {
            return turn.replied(new Reply.Amount(turn.chance().jitter(turn.name(), jitter.most())));
        } else if (call instanceof Call.AwaitFinish) {
            return turn.replied(world.with(turn.client(), who.withFinishes(who.finishes() - 1)), Reply.DONE);
        } else if (call instanceof Call.OfResource use) {
            return new ResourceStep(turn).taken(use);
        }
        return new SharedStep(turn).begun(call);
    }
}
