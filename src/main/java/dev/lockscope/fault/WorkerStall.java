package dev.lockscope.fault;

/** A worker that is stuck while its client's watchdog goes on: the opposite failure of a pause. */
public final class WorkerStall extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "worker-stall";

    private final Pausable worker;

    /** A stall of {@code client} that has not begun. */
    public WorkerStall(String client, Pausable worker) {
        super(KIND, client);
        this.worker = worker;
    }

    @Override
    public void begin(long cause) {
        worker.pause(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.CALLS_WAITED.report(worker.resume(cause));
    }
}
