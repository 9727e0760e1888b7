package dev.lockscope.model;

import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * One of many runs of the same kind: a scenario's clients with their real recipes on the model, told to a witness. The
 * scenario's script is not read; what happens to clients is decided when they wait to be told to finish. It writes no
 * trace, unless its witness does. For one thread.
 */
public final class Trial {

    private static final long NOT_PAUSED = Long.MAX_VALUE;

    private final ModelStage stage;
    private final VirtualRunClock clock = new VirtualRunClock();
    private final Witness witness;
    private final List<String> clients;
    private final long[] resumes;

    /**
     * A run that has not begun.
     *
     * @param delays how much longer than on the machine's own network each message between a client and a node takes,
     *     ns; asked once a message
     * @param randomness what clients draw from, such as the jitter of their retries
     * @param witness is told what happens; it sees {@link #clock} stand at what happens now
     */
    public Trial(
            Scenario scenario, LongSupplier delays, Randomness randomness, Function<VirtualRunClock, Witness> witness) {
        this.witness = witness.apply(clock);
        this.clients = scenario.cast().clients();
        this.resumes = new long[clients.size()];
        Arrays.fill(resumes, NOT_PAUSED);
        this.stage = new ModelStage(scenario, clock, this.witness, new TrialChance(delays, randomness));
        stage.change(this::onSpreadLinks);
    }

    /** Every link asks {@link TrialChance#delay} for each message. */
    private ModelWorld onSpreadLinks(ModelWorld world) {
        ModelLinks links = world.links();
        LinkState spread = new LinkState(new Way.Delays(0, 1), new Way.Delays(0, 1), false);
        for (String client : clients) {
            for (String node : world.setting().topology().nodes()) {
                links = links.with(new LinkEnds(client, node), spread);
            }
        }
        return world.with(links);
    }

    /**
     * Runs it: all clients begin at once, and it ends when none can go on any more.
     *
     * @param midway what happens to a client, by its name, that waits to be told to finish; asked once each time
     * @param enough whether nothing that is still to come is of interest
     */
    public void run(Function<String, Interruption> midway, BooleanSupplier enough) {
        for (int i = 0; i < clients.size(); i++) {
            int client = i;
            stage.change(world -> world.started(client));
        }
        while (!enough.getAsBoolean()) {
            if (!interrupt(midway) && !stage.move() && !letTimePass()) {
                return;
            }
        }
    }

    private boolean interrupt(Function<String, Interruption> midway) {
        for (int i = 0; i < clients.size(); i++) {
            int client = i;
            ModelClient who = stage.world().clients().get(client);
            if (who.isAlive() && !who.isPaused() && who.waitsToBeTold()) {
                Interruption what = midway.apply(clients.get(client));
                if (what instanceof Interruption.Crash) {
                    stage.change(world -> ClientFaults.crashed(world, client, witness));
                } else {
                    stage.change(world -> world.told(client));
                }
                if (what instanceof Interruption.Pause pause) {
                    stage.change(world -> ClientFaults.paused(world, client, witness));
                    resumes[client] = stage.world().now() + pause.nanos();
                }
                return true;
            }
        }
        return false;
    }

    /** Until something is due; answers whether anything can be. */
    private boolean letTimePass() {
        long resume = Arrays.stream(resumes).min().orElse(NOT_PAUSED);
        if (stage.isIdle() && resume == NOT_PAUSED) {
            return false;
        }
        stage.advanceTo(Math.max(Math.min(stage.next(), resume), stage.world().now()));
        for (int i = 0; i < resumes.length; i++) {
            int client = i;
            if (resumes[i] <= stage.world().now()) {
                resumes[i] = NOT_PAUSED;
                stage.change(world -> ClientFaults.resumed(world, client, witness));
            }
        }
        return true;
    }
}
