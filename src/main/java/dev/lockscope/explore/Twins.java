package dev.lockscope.explore;

import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which clients are alike in all but their names. As long as two of them have not begun, it makes no difference which one
 * begins: every schedule in which the later one does is one of the earlier one with the names changed, and the properties
 * do not ask for names. So only the first of them has to be tried.
 *
 * <p>The clients of one process are not taken for alike, and nodes never are: clients ask them in an order.
 *
 * @param earlier for each client, the earlier ones that it is like, as bits
 */
public record Twins(List<Integer> earlier) {

    public Twins {
        earlier = List.copyOf(earlier);
    }

    /** No two clients are taken for alike. */
    static Twins none(int clients) {
        return new Twins(IntStream.range(0, clients).mapToObj(client -> 0).toList());
    }

    /** Those of a scenario. */
    static Twins of(Scenario scenario) {
        List<ClientSpec> clients = scenario.clients();
        return new Twins(IntStream.range(0, clients.size())
                .mapToObj(client -> IntStream.range(0, client)
                        .filter(other -> alike(clients.get(other), clients.get(client)))
                        .map(other -> 1 << other)
                        .sum())
                .toList());
    }

    private static boolean alike(ClientSpec one, ClientSpec other) {
        return livesAlone(one) && livesAlone(other) && nameless(one).equals(nameless(other));
    }

    private static boolean livesAlone(ClientSpec client) {
        return client.process().equals(client.name());
    }

    private static ClientSpec nameless(ClientSpec client) {
        return new ClientSpec(
                "",
                client.recipe(),
                client.ownLock(),
                client.ttl(),
                client.timeout(),
                client.retry(),
                client.renewal(),
                client.durability(),
                "",
                client.start(),
                client.does());
    }

    /**
     * Whether a client may begin.
     *
     * @param waiting those that are as they were in the beginning, as bits
     */
    boolean mayBegin(int client, int waiting) {
        return (earlier.get(client) & waiting) == 0;
    }
}
