package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One sentinel process, which is told whom to watch.
 *
 * <p>Source: "High availability with Redis Sentinel", and sentinel.c of Redis 6.2 and 7.0.
 */
final class Sentinel implements AutoCloseable {

    /** The name by which sentinels know the master and its replicas. */
    static final String GROUP = "group";

    private static final String WORD = "SENTINEL";

    /** How long a failover may take before another sentinel tries one; twice that until the same one does. */
    private static final Duration FAILOVER = Duration.ofSeconds(6);

    private final NodeProcess process;
    private final InetSocketAddress announced;
    private final Operator operator;
    private final SentinelWatch watch;
    private final Recorder recorder;

    /**
     * A sentinel that runs and watches nobody yet.
     *
     * @param links tell where the others reach it
     * @throws IOException when it cannot be listened to
     */
    Sentinel(NodeProcess process, FrontLinks links, Recorder recorder) throws IOException {
        this.process = process;
        this.announced = links.announced(process.name());
        this.operator = new Operator(process.endpoint());
        this.recorder = recorder;
        this.watch = SentinelWatch.open(process.name(), process.endpoint(), links::announcing, recorder);
    }

    String name() {
        return process.name();
    }

    Endpoint endpoint() {
        return process.endpoint();
    }

    /**
     * Lets it watch a master. It is told everything at once, so that it does not call the master before it knows the
     * password.
     *
     * @throws IOException when it does not answer, or refuses
     */
    void monitor(InetSocketAddress master, int quorum, Duration downAfter) throws IOException {
        operator.askInOneGo(List.of(
                List.of(WORD, "CONFIG", "SET", "announce-ip", host(announced)),
                List.of(WORD, "CONFIG", "SET", "announce-port", port(announced)),
                List.of(WORD, "MONITOR", GROUP, host(master), port(master), Integer.toString(quorum)),
                set("auth-pass", endpoint().password()),
                set("down-after-milliseconds", Long.toString(downAfter.toMillis())),
                set("failover-timeout", Long.toString(FAILOVER.toMillis())),
                set("parallel-syncs", "1")));
        recorder.record(name(), Event.NO_CAUSE, new SentinelStarted(name(), process.version()));
    }

    private static List<String> set(String option, String value) {
        return List.of(WORD, "SET", GROUP, option, value);
    }

    private static String host(InetSocketAddress address) {
        return address.getAddress().getHostAddress();
    }

    private static String port(InetSocketAddress address) {
        return Integer.toString(address.getPort());
    }

    /**
     * What it says of itself to the others every 2 s.
     *
     * @throws IOException when it does not answer
     */
    String hello(InetSocketAddress master) throws IOException {
        String id = operator.text(WORD, "MYID");
        return String.join(",", host(announced), port(announced), id, "0", GROUP, host(master), port(master), "0");
    }

    /**
     * Hands it what another says of itself, as that one would do within 2 s.
     *
     * @throws IOException when it does not answer, or refuses
     */
    void meet(String hello) throws IOException {
        operator.number("PUBLISH", "__sentinel__:hello", hello);
    }

    /**
     * Whether it hears from the master, from that many replicas, of which it knows that they follow it, and from that
     * many others.
     *
     * @throws IOException when it does not answer
     */
    boolean sees(int replicas, int sentinels) throws IOException {
        List<Map<String, String>> followers = parties("REPLICAS");
        List<Map<String, String>> others = parties("SENTINELS");
        return "master".equals(fields(operator.list(WORD, "MASTER", GROUP)).get("flags"))
                && followers.size() == replicas
                && followers.stream()
                        .allMatch(party ->
                                "slave".equals(party.get("flags")) && "ok".equals(party.get("master-link-status")))
                && others.size() == sentinels
                && others.stream().allMatch(party -> "sentinel".equals(party.get("flags")));
    }

    private List<Map<String, String>> parties(String kind) throws IOException {
        return operator.list(WORD, kind, GROUP).stream()
                .map(party -> fields((List<?>) party))
                .toList();
    }

    private static Map<String, String> fields(List<?> flat) {
        Map<String, String> fields = new HashMap<>();
        for (int i = 0; i + 1 < flat.size(); i += 2) {
            fields.put(Operator.textOf(flat.get(i)), Operator.textOf(flat.get(i + 1)));
        }
        return fields;
    }

    /** Ends its process. */
    @Override
    public void close() {
        watch.close();
        process.close();
        operator.close();
    }
}
