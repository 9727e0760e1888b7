package dev.lockscope.fault;

/** A client's process is killed; it releases nothing. */
public final class ClientCrash extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "client-crash";

    private final Mortal process;

    /** A crash of {@code client} that has not come. */
    public ClientCrash(String client, Mortal process) {
        super(KIND, client);
        this.process = process;
    }

    @Override
    public void begin(long cause) throws FaultRefused {
        if (!process.crash(cause)) {
            throw new FaultRefused("it is not running");
        }
    }

    @Override
    public Report end(long cause) {
        return Effect.PROCESS_ENDED.report(1);
    }
}
