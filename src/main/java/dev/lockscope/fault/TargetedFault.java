package dev.lockscope.fault;

/** What every fault says of itself. */
abstract class TargetedFault implements Fault {

    private final String kind;
    private final String target;

    TargetedFault(String kind, String target) {
        this.kind = kind;
        this.target = target;
    }

    @Override
    public final String kind() {
        return kind;
    }

    @Override
    public final String target() {
        return target;
    }
}
