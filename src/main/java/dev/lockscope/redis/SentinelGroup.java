package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The sentinels of a run. Safe for use by several threads. */
final class SentinelGroup implements AutoCloseable {

    private static final Duration GLANCE = Duration.ofMillis(10);

    private final List<Sentinel> sentinels = new CopyOnWriteArrayList<>();
    private final RunClock clock;

    /** A group without sentinels. */
    SentinelGroup(RunClock clock) {
        this.clock = clock;
    }

    /**
     * Adds a sentinel that runs and watches nobody yet.
     *
     * @throws IOException when it cannot be listened to; its process is left as it is
     */
    void add(NodeProcess process, FrontLinks links, Recorder recorder) throws IOException {
        sentinels.add(new Sentinel(process, links, recorder));
    }

    List<Sentinel> all() {
        return List.copyOf(sentinels);
    }

    /**
     * Lets them watch a master, of which more than half of them have to say that it is down, and waits until each hears from
     * everybody, so that a failover can happen at once.
     *
     * @param replicas how many follow it
     * @return whether that came about within {@code limit}
     * @throws IOException when one does not answer
     */
    boolean watch(InetSocketAddress master, int replicas, Duration downAfter, Duration limit)
            throws IOException, EnvironmentProblem, InterruptedException {
        long deadline = clock.nanos() + limit.toNanos();
        int quorum = sentinels.size() / 2 + 1;
        List<Together.Work<String>> starting = new ArrayList<>();
        for (Sentinel sentinel : sentinels) {
            starting.add(() -> {
                sentinel.monitor(master, quorum, downAfter);
                return sentinel.hello(master);
            });
        }
        introduce(Together.run("watch", starting));
        while (clock.nanos() < deadline) {
            if (allSee(replicas)) {
                return true;
            }
            clock.sleep(GLANCE);
        }
        return false;
    }

    private void introduce(List<String> hellos) throws IOException {
        for (int i = 0; i < sentinels.size(); i++) {
            for (int j = 0; j < hellos.size(); j++) {
                if (i != j) {
                    sentinels.get(i).meet(hellos.get(j));
                }
            }
        }
    }

    private boolean allSee(int replicas) throws IOException {
        for (Sentinel sentinel : sentinels) {
            if (!sentinel.sees(replicas, sentinels.size() - 1)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {
        sentinels.forEach(Sentinel::close);
    }
}
