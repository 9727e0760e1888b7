package dev.lockscope.redis;

import dev.lockscope.scenario.Topology;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * From which address of this computer each server calls others, so that those can tell who calls: nodes from 127.0.0.11 on,
 * sentinels from 127.0.0.21 on. Immutable.
 *
 * <p>How a server is made to, measured: 6.2.11 calls from the first address of {@code bind} and does not know {@code
 * bind-source-addr}; 7.0.15 takes that, and nothing else.
 */
final class OwnAddresses {

    private static final int NODES = 11;
    private static final int SENTINELS = 21;
    private static final int FIRST_WITH_SOURCE = 7;

    private final Map<String, InetAddress> addresses = new HashMap<>();

    private OwnAddresses() {}

    /** Those of a topology's nodes and sentinels. */
    static OwnAddresses of(Topology topology) {
        OwnAddresses own = new OwnAddresses();
        own.name(topology.nodes(), NODES);
        own.name(topology.sentinels(), SENTINELS);
        return own;
    }

    private void name(List<String> servers, int first) {
        for (int i = 0; i < servers.size(); i++) {
            addresses.put(servers.get(i), loopback(first + i));
        }
    }

    private static InetAddress loopback(int last) {
        try {
            return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
        } catch (UnknownHostException e) {
            throw new IllegalStateException("four bytes are an address", e);
        }
    }

    /**
     * The address of a server.
     *
     * @throws IllegalArgumentException when there is no such server
     */
    InetAddress of(String server) {
        InetAddress address = addresses.get(server);
        if (address == null) {
            throw new IllegalArgumentException("there is no server " + server);
        }
        return address;
    }

    /**
     * The line of configuration with which a server calls from its address.
     *
     * @param version the server's own version text
     */
    String directive(String server, String version) {
        String address = of(server).getHostAddress();
        return major(version) < FIRST_WITH_SOURCE ? "bind " + address + " 127.0.0.1" : "bind-source-addr " + address;
    }

    private static int major(String version) {
        String digits = version.replaceFirst("\\D.*", "");
        return digits.isEmpty() ? FIRST_WITH_SOURCE : Integer.parseInt(digits);
    }
}
