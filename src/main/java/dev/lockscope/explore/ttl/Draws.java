package dev.lockscope.explore.ttl;

import dev.lockscope.time.Randomness;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What one run draws before it begins. The same for every protection and TTL, so that they are compared under the same
 * circumstances (common random numbers), and the same in every world.
 *
 * @param clients what each client draws, in their order
 * @param randomness what is drawn in the course of the run
 */
record Draws(List<OfClient> clients, Randomness randomness) {

    /**
     * What a client draws.
     *
     * @param work how long it works, ns
     * @param place after which share of the work it stands still or dies, 0 to 1
     * @param pause for how long it stands still, ns; 0 for not at all
     */
    record OfClient(long work, double place, long pause) {

        /** How long it works before that, ns. */
        long before() {
            return (long) (work * place);
        }

        /** How long it works after that, ns. */
        long after() {
            return work - before();
        }
    }

    /** The draws of the run of that number. */
    static Draws of(Experiment experiment, long number) {
        Randomness run = Randomness.seeded(experiment.seed()).fork("run " + number);
        List<OfClient> clients = IntStream.range(0, experiment.clients())
                .mapToObj(client -> run.fork("client " + client))
                .map(chance -> new OfClient(
                        experiment.work().draw(chance),
                        Distribution.share(chance),
                        experiment.pauses().draw(chance)))
                .toList();
        return new Draws(clients, run.fork("course"));
    }
}
