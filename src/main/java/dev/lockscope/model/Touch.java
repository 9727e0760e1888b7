package dev.lockscope.model;

/** The kinds of what a fault can have changed in a run, with their ids in traces. */
enum Touch {
    CALLS_WAITED("calls-waited"),
    CLOCK_READ("clock-read"),
    MESSAGES_WAITED("messages-waited"),
    MESSAGES_LOST("messages-lost"),
    MESSAGES_LATE("messages-late"),
    PROCESS_ENDED("process-ended"),
    COMMANDS_LOST("commands-lost"),
    KEYS_FOUND("keys-found"),
    KEYS_LACKING("keys-lacking"),
    EXPIRIES_MOVED("expiries-moved"),
    KEYS_EVICTED("keys-evicted"),
    KEYS_DELETED("keys-deleted"),
    NEVER_DUE("never-due"),
    REFUSED("refused");

    private final String id;

    Touch(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }

    ModelFaults.Report report(int touched) {
        return new ModelFaults.Report(touched, this);
    }
}
