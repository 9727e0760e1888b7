package dev.lockscope.explore;

import dev.lockscope.model.Call;
import dev.lockscope.model.Chance;
import dev.lockscope.model.ClientFaults;
import dev.lockscope.model.Flight;
import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Phase;
import dev.lockscope.model.Strand;
import dev.lockscope.model.Witness;
import java.util.List;

/**
 * A program of a client goes on up to the next thing in which others or the clock play a part.
 *
 * <p>What it does by itself in between, such as telling what it believes or drawing a token, commutes with everything
 * that others do and takes no time, so that no order is missed when it is done at once: a partial-order reduction, see
 * Godefroid, "Partial-Order Methods for the Verification of Concurrent Systems" (1996). For the same reason a request is
 * executed and answered as soon as it is sent: that it takes longer is a fault of its own.
 */
final class Stride {

    private static final int CHOICES = 2;

    private final int client;
    private final int program;
    private final Trip trip;
    private final Chance chance;
    private final Witness witness;
    private ModelWorld world;

    private Stride(ModelWorld world, int client, int program, Trip trip, int choice, Witness witness) {
        this.world = world;
        this.client = client;
        this.program = program;
        this.trip = trip;
        this.chance = (name, most) -> most * choice / CHOICES;
        this.witness = witness;
    }

    /** Whether a program can go on, if it does not stand still. */
    static boolean isPossible(ModelWorld world, int client, int program) {
        return going(world, client).canStep(client, program);
    }

    /** Whether it would send something first. */
    static boolean sends(ModelWorld world, int client, int program) {
        Call first = firstOwn(world, client, program);
        return first instanceof Call.Ask || first instanceof Call.AskAll || first instanceof Call.WriteThenWait;
    }

    /** Whether it would draw a number first that can be more than 0. */
    static boolean draws(ModelWorld world, int client, int program) {
        return firstOwn(world, client, program) instanceof Call.Jitter jitter && jitter.most() > 0;
    }

    private static Call firstOwn(ModelWorld world, int client, int program) {
        ModelWorld at = going(world, client);
        while (at.canStep(client, program) && !isShared(at, client, program)) {
            at = at.step(client, program, Chance.NONE, Witness.NONE);
        }
        return at.clients().get(client).strands().get(program).next();
    }

    /** What a client's main program does by itself before others or the clock play a part again, if it does not stand still. */
    static void own(ModelWorld world, int client, Witness witness) {
        ModelWorld at = going(world, client);
        while (at.canStep(client, 0) && !isShared(at, client, 0)) {
            at = at.step(client, 0, Chance.NONE, witness);
        }
    }

    static ModelWorld taken(ModelWorld world, int client, int program, Trip trip, int choice, Witness witness) {
        return new Stride(going(world, client, witness), client, program, trip, choice, witness).taken();
    }

    private static ModelWorld going(ModelWorld world, int client) {
        return going(world, client, Witness.NONE);
    }

    private static ModelWorld going(ModelWorld world, int client, Witness witness) {
        ModelClient who = world.clients().get(client);
        ModelWorld after = who.isPaused() ? ClientFaults.resumed(world, client, witness) : world;
        return who.isStalled() ? ClientFaults.unstalled(after, client, witness) : after;
    }

    private ModelWorld taken() {
        boolean shared = false;
        while (program < world.clients().get(client).strands().size() && world.canStep(client, program)) {
            boolean isShared = isShared(world, client, program);
            if (shared && isShared) {
                return world;
            }
            shared |= isShared;
            long last = world.commands();
            world = world.step(client, program, chance, witness);
            sent(last);
        }
        return world;
    }

    /** Messages that are new are on their way. */
    private void sent(long last) {
        for (Flight flight : List.copyOf(world.flights())) {
            if (flight.number() > last) {
                travel(flight.number(), flight.client() == client ? trip : Trip.THROUGH);
            }
        }
    }

    private void travel(long number, Trip how) {
        if (how == Trip.REQUEST_LOST) {
            world = world.lose(number);
        } else if (how == Trip.KEPT) {
            world = world.keep(number);
        } else {
            long last = world.commands();
            world = world.arrive(number, witness);
            if (how == Trip.REPLY_LOST && isAnswered(number)) {
                world = world.lose(number);
            }
            answer(number);
            for (Flight flight : List.copyOf(world.flights())) {
                // What was published by it goes out at once.
                if (flight.number() > last) {
                    answer(flight.number());
                }
            }
        }
    }

    private boolean isAnswered(long number) {
        return world.flights().stream()
                .anyMatch(flight -> flight.number() == number && flight.stage() instanceof Flight.Stage.Reply);
    }

    private void answer(long number) {
        if (isAnswered(number)) {
            world = world.arrive(number, witness);
        }
    }

    /** Whether others or the clock play a part in what a program does next. */
    private static boolean isShared(ModelWorld world, int client, int program) {
        ModelClient who = world.clients().get(client);
        Strand strand = who.strands().get(program);
        Phase phase = strand.phase();
        if (phase instanceof Phase.Sending) {
            return true;
        } else if (!(phase instanceof Phase.Running)) {
            return false;
        }
        Call call = strand.next();
        boolean own = call instanceof Call.Tell
                || call instanceof Call.FreshToken
                || call instanceof Call.Forget
                || call instanceof Call.End
                || (call instanceof Call.Jitter jitter && jitter.most() == 0);
        boolean ownWhenAlone =
                call instanceof Call.Lease || call instanceof Call.LeaseUntil || call instanceof Call.LeaseLost;
        return !own && !(ownWhenAlone && who.strands().size() == 1);
    }
}
