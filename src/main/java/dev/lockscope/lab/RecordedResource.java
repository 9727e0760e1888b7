package dev.lockscope.lab;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The guarded resource as one client reaches it. A write that was handed in is decided also when the client is paused
 * right after, because it is on its way; the client learns of it when it goes on.
 */
final class RecordedResource implements GuardedResource {

    private final String name;
    private final String client;
    private final GuardedResource resource;
    private final ReentrantLock order;
    private final Recorder recorder;
    private final ClientVoice voice;
    private final Gate gate;
    private final Lockstep lockstep;

    /**
     * One client's view of a resource.
     *
     * @param order held while the resource decides and the decision is recorded, so that the trace has the decisions in
     *     the order in which the resource made them; one for all clients of a resource
     */
    RecordedResource(
            String name,
            String client,
            GuardedResource resource,
            ReentrantLock order,
            Recorder recorder,
            ClientVoice voice,
            Gate gate,
            Lockstep lockstep) {
        this.name = name;
        this.client = client;
        this.resource = resource;
        this.order = order;
        this.recorder = recorder;
        this.voice = voice;
        this.gate = gate;
        this.lockstep = lockstep;
    }

    @Override
    public long read() {
        long[] value = new long[1];
        gate.perform(() -> {
            order.lock();
            try {
                value[0] = resource.read();
                return voice.note(new ValueRead(name, client, value[0]));
            } finally {
                order.unlock();
            }
        });
        return value[0];
    }

    @Override
    public WriteResult write(Write write) {
        Long fence = number(write.fence());
        long offered = voice.tell(new WriteOffered(name, client, write.value(), write.change(), fence));
        WriteResult result;
        long decided;
        order.lock();
        try {
            result = resource.write(write);
            if (result instanceof WriteResult.Accepted accepted) {
                decided = recorder.record(
                        name,
                        offered,
                        new WriteAccepted(name, client, accepted.before(), accepted.after(), write.change(), fence));
            } else if (result instanceof WriteResult.Rejected rejected) {
                decided = recorder.record(
                        name,
                        offered,
                        new WriteRejected(
                                name, client, rejected.value(), fence, number(rejected.highest()), rejected.reason()));
            } else {
                throw new IllegalStateException("no event for " + result);
            }
        } finally {
            order.unlock();
        }
        voice.causedBy(decided);
        lockstep.awaitHandled(decided, gate::isStopped);
        gate.pass();
        return result;
    }

    private static @Nullable Long number(Optional<FencingToken> fence) {
        return fence.map(FencingToken::value).orElse(null);
    }
}
