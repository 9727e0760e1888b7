package dev.lockscope.model;

import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockLost;

/** A program's step with what it shares: the programs and the lease of its client, and the mutexes of its process. */
record SharedStep(Turn turn) {

    /** Makes a call. */
    ModelWorld begun(Call call) {
        ModelWorld world = turn.world();
        if (call instanceof Call.Rest rest) {
            return turn.in(new Phase.Resting(turn.after(rest.time())));
        } else if (call instanceof Call.Start start) {
            return started(start);
        } else if (call instanceof Call.Stop stop) {
            return askedToStop(stop);
        } else if (call instanceof Call.EnterMutex enter) {
            return turn.in(new Phase.Entering(turn.after(enter.limit())));
        } else if (call instanceof Call.LeaveMutex leave) {
            return turn.replied(world.withoutMutex(mutex(leave.name()), turn.client()), Reply.DONE);
        } else if (call instanceof Call.Lease) {
            return turn.replied(new Reply.Leased(turn.who().lease()));
        } else if (call instanceof Call.LeaseUntil until) {
            return turn.replied(renewed(until), Reply.DONE);
        } else if (call instanceof Call.LeaseLost lost) {
            return turn.replied(lost(lost), Reply.DONE);
        }
        throw new IllegalStateException("cannot do " + call);
    }

    /** Goes on with a call. */
    ModelWorld goneOn(Phase phase, Call call) {
        if (phase instanceof Phase.Resting) {
            return turn.replied(new Reply.Truth(!turn.strand().stopping()));
        } else if (phase instanceof Phase.Entering && call instanceof Call.EnterMutex enter) {
            return entered(mutex(enter.name()));
        } else if (phase instanceof Phase.Joining && call instanceof Call.Stop stop) {
            ModelWorld after = turn.replied(Reply.DONE);
            return after.with(turn.client(), after.clients().get(turn.client()).without(stop.name()));
        }
        throw new IllegalStateException("cannot go on with " + call + " in " + phase);
    }

    private ModelWorld started(Call.Start start) {
        ModelClient who = turn.who();
        if (who.place(start.name()) >= 0) {
            throw new IllegalStateException(turn.name() + " runs " + start.name() + " already");
        }
        Strand side =
                Strand.of(who.role(), start.name(), new SideProgram(start.program()), turn.nodes(), Phase.RUNNING);
        return turn.replied(turn.world().with(turn.client(), who.plus(side)), Reply.DONE);
    }

    private ModelWorld askedToStop(Call.Stop stop) {
        ModelClient who = turn.who();
        int place = who.place(stop.name());
        if (place < 0) {
            return turn.replied(Reply.DONE);
        }
        ModelClient asked = who.with(place, who.strands().get(place).askedToStop());
        return turn.in(turn.world().with(turn.client(), asked), new Phase.Joining());
    }

    private ModelWorld entered(Mutex mutex) {
        boolean free = !turn.world().mutexes().containsKey(mutex);
        ModelWorld after = free ? turn.world().with(mutex, turn.client()) : turn.world();
        return turn.replied(after, new Reply.Truth(free));
    }

    /** A lease that is known to be lost does not come back. */
    private ModelWorld renewed(Call.LeaseUntil until) {
        LeaseState lease = turn.who().lease();
        boolean known = lease.token().equals(until.token());
        if (known && lease.lost()) {
            return turn.world();
        }
        if (known) {
            turn.tell(new LockExtended(turn.name(), lock(), until.token(), until.validUntil()));
        }
        return with(new LeaseState(until.token(), until.validUntil(), false, ""));
    }

    private ModelWorld lost(Call.LeaseLost lost) {
        LeaseState lease = turn.who().lease();
        if (lease.lost() || !lease.token().equals(lost.token())) {
            return turn.world();
        }
        turn.tell(new LockLost(turn.name(), lock(), lost.token(), lost.cause()));
        return with(new LeaseState(lost.token(), lease.validUntil(), true, lost.cause()));
    }

    private ModelWorld with(LeaseState lease) {
        return turn.world().with(turn.client(), turn.who().with(lease));
    }

    private Mutex mutex(String name) {
        return new Mutex(turn.who().role().process(), name);
    }

    private String lock() {
        return turn.who().role().lock();
    }
}
